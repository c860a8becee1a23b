import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './connect.ts';
import * as schema from './schema.ts';
import { reasonOf, StartError } from './startError.ts';

const settings = {
  // As on a server connection, so that SQL with days in it means the same on both.
  TimeZone: 'UTC',
  // Log kept for recovery, which every snapshot carries: the stock limits are 80 MB and 1 GB.
  min_wal_size: '8MB',
  max_wal_size: '32MB',
};

/**
 * Opens an embedded Postgres on a folder, making a new database when there is none. Commits are written through to the
 * system before they are acknowledged, so they outlive the process; PGlite never calls fsync, so a power cut can take them.
 * The caller holds the lock of the folder.
 * @throws {StartError} when what is there can't be opened.
 */
export async function openPglite(folder: string): Promise<{ pglite: PGlite; db: Database }> {
  const startParams = [
    ...PGlite.defaultStartParams,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // Pieces of log of 1 MB instead of 16 make a new database 30 MB instead of 39.
  const initDbStartParams = ['--wal-segsize=1'];
  // Only what ends the start, or the process, is kept: the other lines quote statements.
  let fatal: string | undefined;
  let isOpen = false;
  const onStderr = (line: string) => {
    fatal ??= /\b(?:FATAL|PANIC): +(.*)/.exec(line)?.[1];
    if (isOpen && /\bPANIC: /.test(line)) endProcess(folder, fatal);
    return false;
  };
  const pglite = await PGlite.create(folder, { startParams, initDbStartParams, onStderr }).catch(error => {
    throw new StartError(
      `The database in ${folder} could not be opened (${fatal ?? reasonOf(error)}). To go back to a snapshot: npm run restore`,
    );
  });
  // PGlite copies its table of parsers for every statement. Nearly all of its 325 are for arrays, which no column of ours is:
  // without them a statement takes 0.1 to 0.2 ms less.
  const used = new Set<string>(Object.values(types).map(String));
  pglite.parsers = Object.fromEntries(Object.entries(pglite.parsers).filter(([oid]) => used.has(oid)));
  isOpen = true;
  const close = pglite.close.bind(pglite);
  // A folder that was moved meanwhile has nothing left to be closed properly.
  pglite.close = () => {
    isOpen = false;
    return close();
  };
  return { pglite, db: drizzle(pglite, { schema }) };
}

/**
 * Ends the process as Postgres ends itself when it can't go on, with all that was acknowledged on the disk. The next
 * statement would keep the engine, and with it this thread, busy for ever.
 */
function endProcess(folder: string, reason = ''): never {
  process.stderr.write(
    `The database in ${folder} had to stop (${reason}). Start Cairn again once that is put right.\n`,
  );
  process.exit(1);
}

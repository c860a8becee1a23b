import { chmodSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { watchSpace } from '../diskSpace.ts';
import type { Log } from '../log.ts';
import type { EmbeddedConnection } from './connect.ts';
import { imageFolder } from './image.ts';
import { lockFolder } from './lock.ts';
import { openPglite } from './pglite.ts';
import { startUpkeep } from './upkeep.ts';

/**
 * Opens the embedded database in `dataDir/pgdata`, making it on the first start, and holds the folder until `close`.
 * @throws {StartError} when another process has the folder, or when what is there can't be opened.
 */
export async function connectEmbedded(dataDir: string, log?: Log): Promise<EmbeddedConnection> {
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'pgdata');
    const restored = join(dataDir, 'pgdata.restored');
    if (!existsSync(folder)) {
      // A restore that was killed between its last two steps has moved the old folder away: finish it.
      if (existsSync(restored)) renameSync(restored, folder);
      else await createPgdata(folder, log);
    }
    const { pglite, db } = await openPglite(folder);
    keepReserve(pglite, dataDir);
    const stopUpkeep = startUpkeep(pglite, log);

    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= stopUpkeep()
        .then(() => pglite.close())
        .finally(() => lock.release());
      return closing;
    };
    const ping = async () => {
      await pglite.query('select 1');
    };
    return { kind: 'embedded', db, dataDir, pglite, ping, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Postgres takes a half-made folder for a whole one, so it gets its name only when it is whole. */
async function createPgdata(folder: string, log?: Log): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const image = imageFolder();
  if (existsSync(image)) {
    cpSync(image, unfinished, { recursive: true });
  } else {
    log?.info('making a new database without a prepared image, which takes some seconds');
    const { pglite } = await openPglite(unfinished);
    await pglite.close();
  }
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, folder);
}

const WRITES = /^\s*(?:insert|update|delete|with)\b/i;

/** Refuses writes while the disk is nearly full: one that found no room for the log would end the database for everyone. */
function keepReserve(pglite: PGlite, dataDir: string): void {
  const requireSpace = watchSpace(dataDir);
  function guarded<T extends Pick<PGlite, 'query'>>(client: T): T {
    const query = client.query.bind(client);
    client.query = async (statement, ...rest) => {
      if (WRITES.test(statement)) requireSpace();
      return query(statement, ...rest);
    };
    return client;
  }
  guarded(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.transaction = work => transaction(tx => work(guarded(tx)));
}

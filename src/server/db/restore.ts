import { createReadStream, createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ConfigError, parseConfig } from '../config.ts';
import { lockFolder } from './lock.ts';
import { openPglite } from './pglite.ts';
import { users } from './schema.ts';
import { listSnapshots, snapshotsFolder } from './snapshots.ts';
import { reasonOf, StartError } from './startError.ts';
import { unpackFolder } from './tar.ts';

/**
 * Puts a snapshot in the place of the embedded database, which is moved aside and stays. The snapshot is opened before
 * anything is moved, so one that does not open changes nothing.
 * @param wanted its name, with or without `.tar.gz`, or `latest`.
 * @returns its name, how many accounts it has, and the folder that what was there went to.
 * @throws {StartError} with the line to show.
 */
export async function restoreSnapshot(
  dataDir: string,
  wanted: string,
): Promise<{ name: string; accounts: number; movedTo: string | undefined }> {
  const lock = lockFolder(dataDir);
  const pgdata = join(dataDir, 'pgdata');
  const unfinished = `${pgdata}.new`;
  const restored = `${pgdata}.restored`;
  const archive = `${pgdata}.new.tar`;
  try {
    const snapshots = listSnapshots(dataDir);
    const name =
      wanted === 'latest'
        ? snapshots[0]
        : snapshots.find(file => file.replace('.tar.gz', '') === wanted.replace('.tar.gz', ''));
    if (!name) throw new StartError(`There is no snapshot ${wanted} in ${snapshotsFolder(dataDir)}.`);

    for (const leftover of [unfinished, restored]) rmSync(leftover, { recursive: true, force: true });
    await pipeline(
      createReadStream(join(snapshotsFolder(dataDir), name)),
      createGunzip(),
      createWriteStream(archive, { mode: 0o600 }),
    );
    unpackFolder(archive, unfinished);
    const accounts = await countAccounts(unfinished);

    const time = new Date().toISOString().replaceAll(':', '-');
    const movedTo = existsSync(pgdata) ? `${pgdata}.before-restore-${time}` : undefined;
    // Opening finishes this when it ends between the last two steps.
    renameSync(unfinished, restored);
    if (movedTo) renameSync(pgdata, movedTo);
    renameSync(restored, pgdata);
    return { name, accounts, movedTo };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The snapshot could not be restored (${reasonOf(error)}). The database is as it was before.`,
    );
  } finally {
    rmSync(archive, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
    lock.release();
  }
}

async function countAccounts(folder: string): Promise<number> {
  const { pglite, db } = await openPglite(folder);
  return db.$count(users).finally(() => pglite.close());
}

/** `npm run restore` lists the snapshots; `npm run restore -- NAME` or `-- latest` puts one back. */
async function main(wanted: string | undefined): Promise<string> {
  const { dataDir, databaseUrl } = parseConfig(process.env);
  if (databaseUrl) {
    throw new StartError(
      'Snapshots are of the embedded database. For the one at DATABASE_URL use the tools of Postgres.',
    );
  }
  if (!wanted) {
    const names = listSnapshots(dataDir);
    const lines = names.map(name => {
      const { size } = statSync(join(snapshotsFolder(dataDir), name));
      return `  ${name.replace('.tar.gz', '')}  ${(size / 1e6).toFixed(1)} MB`;
    });
    if (lines.length === 0) return `There are no snapshots in ${snapshotsFolder(dataDir)} yet.`;
    return [
      `Snapshots in ${snapshotsFolder(dataDir)}, newest first:`,
      ...lines,
      'To put one back: npm run restore -- NAME (or latest)',
    ].join('\n');
  }
  const { name, accounts, movedTo } = await restoreSnapshot(dataDir, wanted);
  const before = movedTo
    ? ` What was there before is in ${movedTo}: delete it when you no longer need it.`
    : '';
  return `Restored ${name}, which has ${accounts} ${accounts === 1 ? 'account' : 'accounts'}.${before}`;
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await main(process.argv[2])}\n`);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

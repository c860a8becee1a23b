import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Log } from '../log.ts';
import type { Connection, EmbeddedConnection } from './connect.ts';
import { reasonOf } from './startError.ts';
import { packFolder } from './tar.ts';

const OURS = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/;
const UNFINISHED = /\.partial$/;

export const snapshotsFolder = (dataDir: string): string => join(dataDir, 'snapshots');

/** Names of the snapshots in a data folder, newest first: ours carry their time, in UTC. */
export function listSnapshots(dataDir: string): string[] {
  const folder = snapshotsFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return readdirSync(folder)
    .filter(name => name.endsWith('.tar.gz'))
    .sort()
    .reverse();
}

/** Which snapshots may go: all but the newest eight and the newest of each of the seven latest days that have one. */
export function expiredSnapshots(names: string[]): string[] {
  const ours = names
    .filter(name => OURS.test(name))
    .sort()
    .reverse();
  const newestOfDay = ours.filter((name, index) => ours[index - 1]?.slice(0, 10) !== name.slice(0, 10));
  const kept = new Set([...ours.slice(0, 8), ...newestOfDay.slice(0, 7)]);
  return ours.filter(name => !kept.has(name));
}

/**
 * Writes a snapshot of the embedded database and drops the expired ones. Queries wait while the files are copied (0.2 s
 * for a small database); they are compressed afterwards. It appears under its name only when it is whole and on the disk.
 * @returns its name.
 */
export async function takeSnapshot(connection: EmbeddedConnection, signal?: AbortSignal): Promise<string> {
  const { dataDir, pglite } = connection;
  const folder = snapshotsFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeFrom(
    folder,
    readdirSync(folder).filter(file => UNFINISHED.test(file)),
  );

  const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
  const copy = join(folder, `${name}.copy.partial`);
  const packed = join(folder, `${name}.partial`);
  try {
    await pglite.exec('checkpoint');
    await pglite.runExclusive(() => packFolder(join(dataDir, 'pgdata'), copy, signal));
    const out = createWriteStream(packed, { mode: 0o600, flush: true });
    await pipeline(createReadStream(copy, { highWaterMark: 1024 * 1024 }), createGzip(), out, { signal });
    await rename(packed, join(folder, name));
    await flushFolder(folder);
  } finally {
    rmSync(copy, { force: true });
    rmSync(packed, { force: true });
  }
  removeFrom(folder, expiredSnapshots(readdirSync(folder)));
  return name;
}

/**
 * Takes a snapshot of an embedded database whenever the newest is older than `everyMs` (6 hours), the first a minute
 * after the start at the earliest. One that does not work is logged and tried again after the same time. Does not keep
 * the process alive.
 * @returns what stops it, breaking off the one that is being written.
 */
export function startSnapshots(
  connection: Connection,
  {
    log,
    everyMs = 6 * 3_600_000,
    firstAfterMs = 60_000,
  }: { log?: Log; everyMs?: number; firstAfterMs?: number } = {},
): () => Promise<void> {
  if (connection.kind === 'server') return async () => {};
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;

  const schedule = (delay: number) => {
    timer = setTimeout(() => {
      running = run();
    }, delay).unref();
  };
  const run = async () => {
    try {
      const snapshot = await takeSnapshot(connection, stopping.signal);
      log?.info({ snapshot }, 'snapshot taken');
    } catch (error) {
      if (!stopping.signal.aborted) log?.error({ reason: reasonOf(error) }, 'snapshot could not be taken');
    }
    if (!stopping.signal.aborted) schedule(everyMs);
  };

  schedule(Math.max(firstAfterMs, everyMs - ageOfNewest(connection.dataDir)));
  return () => {
    clearTimeout(timer);
    stopping.abort();
    return running;
  };
}

/** Milliseconds since the newest of our snapshots was written; infinite when there is none. */
function ageOfNewest(dataDir: string): number {
  const newest = listSnapshots(dataDir).find(name => OURS.test(name));
  return newest
    ? Date.now() - statSync(join(snapshotsFolder(dataDir), newest)).mtimeMs
    : Number.POSITIVE_INFINITY;
}

function removeFrom(folder: string, names: string[]): void {
  for (const name of names) rmSync(join(folder, name), { force: true });
}

/** Makes a rename survive a power cut. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

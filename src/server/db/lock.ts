import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf, StartError } from './startError.ts';

export type Lock = { release(): void };

const SQLITE_BUSY = 5;

/** A holder that the garbage collector took would let go of its lock. */
const holders = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process, making the folder if need be: a second process that opened the embedded
 * database would lose what it writes. The lock is one that the kernel keeps (`fcntl`, through SQLite), so it ends with
 * the process however that ends, and holds between containers that share a volume of one machine. Over a network file
 * system it is as good as the locks of that file system.
 *
 * Nothing in this process may open `lock.db` by other means: closing any handle of a file drops its `fcntl` locks.
 * @throws {StartError} when another process, or this one, has the folder, or when it can't be written.
 */
export function lockFolder(dataDir: string): Lock {
  const note = join(dataDir, 'lock.pid');
  let holder: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    holder = new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 });
    // IMMEDIATE, not EXCLUSIVE: of many that start at once exactly one gets it, where with EXCLUSIVE two that
    // look at the file at the same moment refuse each other. The journal in memory leaves no file to recover.
    holder.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
  } catch (error) {
    holder?.close();
    const busy = (error as { errcode?: number }).errcode === SQLITE_BUSY;
    throw new StartError(
      busy
        ? `The data folder ${dataDir} is in use by ${readOwner(note)}. Stop it first, or set DATA_DIR to another folder.`
        : `The data folder ${dataDir} can't be used (${reasonOf(error)}). Make it writable, or set DATA_DIR to another folder.`,
    );
  }
  holders.add(holder);
  try {
    writeFileSync(note, `${process.pid} ${hostname()}\n`);
  } catch {
    // A disk that is full: the lock holds without the note, and whoever reads what was written can still do that.
  }

  return {
    release() {
      if (!holders.delete(holder)) return;
      rmSync(note, { force: true });
      holder.close();
    },
  };
}

/** The note is written after the lock is taken, so that it can be missing for a moment. */
function readOwner(note: string): string {
  try {
    const [pid, host] = readFileSync(note, 'utf8').trim().split(' ');
    if (!pid || !host) return 'another process';
    return host === hostname() ? `process ${pid}` : `process ${pid} on ${host}`;
  } catch {
    return 'another process';
  }
}

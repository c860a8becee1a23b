import { statfsSync } from 'node:fs';

/**
 * Bytes that Cairn leaves free. An embedded database that finds no room for its log can't even serve readers any more,
 * and it writes a little whatever people do: its log is kept below 32 MB.
 */
const RESERVE = 32 * 1024 * 1024;
/** Milliseconds for which a look counts. */
const LOOK = 100;
/** What Postgres says of a disk that is full (SQLSTATE). */
const DISK_FULL = '53100';

/** @returns what throws, before anything is written into `folder`, while its disk has less than 32 MB left */
export function watchSpace(folder: string): () => void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isLow = false;
  return () => {
    const now = performance.now();
    if (now - lookedAt >= LOOK) {
      const { bavail, bsize } = statfsSync(folder);
      isLow = bavail * bsize < RESERVE;
      lookedAt = now;
    }
    if (isLow) throw Object.assign(new Error('the disk is nearly full'), { code: DISK_FULL });
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { isUnreachable } from './unreachable.ts';

/** Milliseconds for which something is tried again; with the model's silence less than a page waits for a reply. */
const PATIENCE = 25_000;
const PAUSE = 250;

/**
 * Does work that somebody was promised again for as long as the database is away, or everyone else's requests keep its
 * connections taken, up to 25 s. What failed may have been done all the same: for work that can be repeated alone.
 */
export async function insist<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnreachable(error) || performance.now() - began > PATIENCE) throw error;
      await sleep(PAUSE);
    }
  }
}

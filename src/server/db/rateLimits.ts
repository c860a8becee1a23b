import { gt, lt, or } from 'drizzle-orm';
import type { Database } from './connect.ts';
import { rateLimits } from './schema.ts';

/**
 * Deletes the counts that hold nobody up any more, and those that would for longer than any limit does: they were made
 * while the clock was ahead.
 * @param longest milliseconds
 */
export async function purgeRateLimits(db: Database, now: Date, longest: number): Promise<void> {
  const { expire } = rateLimits;
  await db.delete(rateLimits).where(or(lt(expire, now), gt(expire, new Date(now.getTime() + longest))));
}

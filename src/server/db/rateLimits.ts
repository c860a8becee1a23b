import { lt } from 'drizzle-orm';
import type { Database } from './connect.ts';
import { rateLimits } from './schema.ts';

/** Deletes the counts that hold nobody up any more. */
export async function purgeRateLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}

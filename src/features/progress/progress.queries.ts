import type { Database } from '../../server/db/connect.ts';
import { userProgress } from '../../server/db/schema.ts';

/** Makes the progress row of a new person: all values 0, daily amount 50. Nothing happens when there is one. */
export async function createProgress(db: Database, userId: string): Promise<void> {
  await db.insert(userProgress).values({ userId }).onConflictDoNothing();
}

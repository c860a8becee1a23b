import { eq } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { users } from '../../server/db/schema.ts';

type Changes = Partial<
  Pick<typeof users.$inferInsert, 'fullName' | 'selectedCoach' | 'timeZone' | 'currency'>
>;

/** Stores changes to a person's own record and answers the record as it then is. */
export async function updateUser(db: Database, userId: string, changes: Changes, at: Date) {
  const [user] = await db
    .update(users)
    .set({ ...changes, updatedAt: at })
    .where(eq(users.id, userId))
    .returning();
  return user;
}

import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { sessions, users } from '../../server/db/schema.ts';

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

/** Finds the person of a session by its token. Prepared, because it precedes every other query. */
export function prepareFindSession(db: Database) {
  return db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
      selectedCoach: users.selectedCoach,
      timeZone: users.timeZone,
      currency: users.currency,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('find_session');
}

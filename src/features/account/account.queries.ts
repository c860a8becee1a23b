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

/** How to find the sessions of tokens with their people, in the same order; undefined where there is none. */
export function prepareFindSessions(db: Database) {
  const statement = db
    .select({
      token: sessions.token,
      expiresAt: sessions.expiresAt,
      person: {
        sessionId: sessions.id,
        userId: users.id,
        email: users.email,
        fullName: users.fullName,
        avatarUrl: users.avatarUrl,
        selectedCoach: users.selectedCoach,
        timeZone: users.timeZone,
        currency: users.currency,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.token} = any(${sql.placeholder('tokens')}::text[])`)
    .prepare('find_sessions');
  return async (tokens: string[]) => {
    const rows = await statement.execute({ tokens });
    const found = new Map(rows.map(row => [row.token, row]));
    return tokens.map(token => found.get(token));
  };
}

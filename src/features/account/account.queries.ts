import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { passkeys, sessions, users } from '../../server/db/schema.ts';

type Changes = Partial<
  Pick<
    typeof users.$inferInsert,
    'fullName' | 'avatarUrl' | 'selectedCoach' | 'timeZone' | 'currency' | 'language' | 'country'
  >
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

/**
 * Notes that whoever reads the mails of this address has chosen the password. Whoever else was signed in, perhaps the one
 * who made the account with an address that is not theirs, is signed out before that gives any right, and has no way back by
 * a passkey. Those of somebody whose address was known to be theirs stay.
 * @returns the sessions that ended
 */
export async function confirmEmail(db: Database, userId: string, at: Date): Promise<string[]> {
  return db.transaction(async tx => {
    const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
    const [unproven] = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: at })
      .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (unproven) await tx.delete(passkeys).where(eq(passkeys.userId, userId));
    return ended.map(({ id }) => id);
  });
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
        emailVerified: users.emailVerified,
        fullName: users.fullName,
        avatarUrl: users.avatarUrl,
        selectedCoach: users.selectedCoach,
        timeZone: users.timeZone,
        currency: users.currency,
        language: users.language,
        suspendedUntil: users.suspendedUntil,
        country: users.country,
        deleteAfter: users.deleteAfter,
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

/** Which of these sessions have neither ended nor run out. */
export async function findLiveSessions(db: Database, ids: string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(sql`${sessions.id} = any(${sql.param(ids)}::uuid[])`, gt(sessions.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}

/** The sessions of a person that still live, newest first. */
export async function listSessions(db: Database, userId: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.id));
}

export async function findSessionToken(
  db: Database,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const [session] = await db
    .select({ token: sessions.token })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
  return session?.token;
}

const UNIQUE_VIOLATION = '23505';

/** Gives a person a new address that they have proven to read. @returns false when another account has it */
export async function changeEmail(db: Database, userId: string, email: string, at: Date): Promise<boolean> {
  try {
    await db.update(users).set({ email, emailVerified: true, updatedAt: at }).where(eq(users.id, userId));
    return true;
  } catch (error) {
    if ((error as { cause?: { code?: string } }).cause?.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

import { eq, like, lte } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { userProgress, users, verifications } from '../../server/db/schema.ts';

/** Sets when an account goes, or with null that it stays. */
export async function setDeletion(db: Database, userId: string, deleteAfter: Date | null): Promise<void> {
  await db.update(users).set({ deleteAfter }).where(eq(users.id, userId));
}

/** Accounts whose time has come. */
export async function findDueDeletions(db: Database, now: Date): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(lte(users.deleteAfter, now)).limit(100);
  return rows.map(({ id }) => id);
}

/** Deletes a person and, by their foreign keys, every row of theirs. @returns what else was kept of them */
export async function deletePerson(
  tx: Database,
  userId: string,
): Promise<{ avatarUrl: string | null } | undefined> {
  // In the order in which a check-in locks them, or the two could wait for each other.
  await tx.select().from(userProgress).where(eq(userProgress.userId, userId)).for('update');
  // What waits for a link or a device to complete it: each names the person, some with their address.
  await tx.delete(verifications).where(like(verifications.value, `%${userId}%`));
  const [gone] = await tx.delete(users).where(eq(users.id, userId)).returning({ avatarUrl: users.avatarUrl });
  return gone;
}

import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { passkeys } from '../../server/db/schema.ts';

/** The passkeys of a person, newest first, without their keys. */
export async function listPasskeys(db: Database, userId: string) {
  return db
    .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.id));
}

/** @returns whether there was one */
export async function deletePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

import { eq } from 'drizzle-orm';
import type { Database } from './connect.ts';
import { serverKeys } from './schema.ts';

/** The key of a name that all processes share; the first one to ask makes it. */
export async function keptKey<T>(db: Database, name: string, make: () => T): Promise<T> {
  const find = async () =>
    (await db.select({ value: serverKeys.value }).from(serverKeys).where(eq(serverKeys.name, name)))[0];
  const kept = await find();
  if (kept) return kept.value as T;
  await db.insert(serverKeys).values({ name, value: make() }).onConflictDoNothing();
  return (await find())?.value as T;
}

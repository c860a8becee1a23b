import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { anonymousBlocks, blocks, users } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import type { Block } from './moderation.schema.ts';

/** Whose words a person does not see: what these people write under their names, and what those write without. */
export type HiddenAuthors = { people: string[]; anonymously: string[] };

/**
 * A query of whose words somebody does not see: `author`, and `anonymous` when that is about what they write without their
 * name. A block works both ways for what is written under a name, and one way for what is not: were more hidden, whoever
 * blocks could tell by what else disappears who wrote it.
 */
export const hiddenAuthors = (viewer: SQL): SQL => sql`
  select blocked_id as author, false as anonymous from blocks where user_id = ${viewer}
  union all select user_id, false from blocks where blocked_id = ${viewer}
  union all select blocked_id, true from anonymous_blocks where user_id = ${viewer}
  union all select user_id, false from anonymous_blocks where blocked_id = ${viewer}`;

/** How to find whose words people don't see, in the same order. */
export function prepareHiddenFrom(db: Database) {
  const statement = db
    .select({ viewer: sql<string>`viewer`, author: sql<string>`author`, anonymous: sql<boolean>`anonymous` })
    .from(
      sql`unnest(${sql.placeholder('viewers')}::uuid[]) as viewer,
        lateral (${hiddenAuthors(sql`viewer`)}) as hidden`,
    )
    .prepare('hidden_from');
  return async (userIds: string[]): Promise<HiddenAuthors[]> => {
    const rows = await statement.execute({ viewers: userIds });
    const found = new Map(userIds.map(userId => [userId, { people: [], anonymously: [] } as HiddenAuthors]));
    for (const { viewer, author, anonymous } of rows) {
      const list = found.get(viewer)?.[anonymous ? 'anonymously' : 'people'];
      if (!list?.includes(author)) list?.push(author);
    }
    return userIds.map(userId => found.get(userId) ?? { people: [], anonymously: [] });
  };
}

/** Whose words one person does not see. */
export async function hiddenFrom(db: Database, userId: string): Promise<HiddenAuthors> {
  const [hidden] = await prepareHiddenFrom(db)([userId]);
  return hidden ?? { people: [], anonymously: [] };
}

/** Everybody that a person blocks, newest first; nothing tells who an anonymous one is. */
export async function listBlocks(db: Database, userId: string): Promise<Block[]> {
  const named = await db
    .select(namedBlock)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.userId, userId));
  const anonymous = await db
    .select(anonymousBlock)
    .from(anonymousBlocks)
    .where(eq(anonymousBlocks.userId, userId));
  return [...named.map(toNamed), ...anonymous.map(toAnonymous)].sort((a, b) =>
    a.createdAt < b.createdAt ? 1 : -1,
  );
}

/** The block of a person of somebody who writes under their name, or of what they write without. */
export async function findBlock(
  db: Database,
  userId: string,
  { authorId, anonymous }: { authorId: string; anonymous: boolean },
): Promise<Block | undefined> {
  if (anonymous) {
    const [row] = await db
      .select(anonymousBlock)
      .from(anonymousBlocks)
      .where(and(eq(anonymousBlocks.userId, userId), eq(anonymousBlocks.blockedId, authorId)));
    return row && toAnonymous(row);
  }
  const [row] = await db
    .select(namedBlock)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.userId, userId), eq(blocks.blockedId, authorId)));
  return row && toNamed(row);
}

type NewBlock = {
  userId: string;
  blockedId: string;
  /** When they wrote, without a name, that by which they are blocked; null when they are blocked by name. */
  writtenAt: Date | null;
  at: Date;
};

/** Blocks a person. Doing so again changes nothing. */
export async function addBlock(db: Database, { userId, blockedId, writtenAt, at }: NewBlock): Promise<void> {
  const values = { userId, blockedId, createdAt: at };
  if (!writtenAt) await db.insert(blocks).values(values).onConflictDoNothing();
  else
    await db
      .insert(anonymousBlocks)
      .values({ id: newId(), writtenAt, ...values })
      .onConflictDoNothing();
}

/** Ends a block of this person. @param id of the block: the blocked person's, when they are blocked by name */
export async function removeBlock(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, id)));
  await db.delete(anonymousBlocks).where(and(eq(anonymousBlocks.userId, userId), eq(anonymousBlocks.id, id)));
}

const namedBlock = {
  person: { id: users.id, fullName: users.fullName, avatarUrl: users.avatarUrl },
  createdAt: blocks.createdAt,
};
const anonymousBlock = {
  id: anonymousBlocks.id,
  writtenAt: anonymousBlocks.writtenAt,
  createdAt: anonymousBlocks.createdAt,
};

const toNamed = (row: { person: NonNullable<Block['person']>; createdAt: Date }): Block => ({
  id: row.person.id,
  person: row.person,
  writtenAt: null,
  createdAt: row.createdAt.toISOString(),
});

const toAnonymous = (row: { id: string; writtenAt: Date; createdAt: Date }): Block => ({
  id: row.id,
  person: null,
  writtenAt: row.writtenAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

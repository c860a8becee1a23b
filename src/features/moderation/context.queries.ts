import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { comments, posts, supportMessages, users } from '../../server/db/schema.ts';
import type { ContextWords } from './moderation.schema.ts';

/** Characters of each text. */
const EXCERPT = 500;
const name = (anonymous: typeof posts.anonymous | typeof comments.anonymous) =>
  sql<string>`case when ${anonymous} then 'Anonymous' else ${users.fullName} end`;

const postWords = {
  id: posts.id,
  author: name(posts.anonymous),
  title: posts.title,
  text: sql<string>`left(${posts.content}, ${EXCERPT})`,
  createdAt: posts.createdAt,
};
const commentWords = {
  id: comments.id,
  author: name(comments.anonymous),
  text: sql<string>`left(${comments.content}, ${EXCERPT})`,
  createdAt: comments.createdAt,
};

const asPost = ({
  createdAt,
  ...words
}: Omit<ContextWords, 'kind' | 'isTarget' | 'createdAt'> & { createdAt: Date }) => ({
  ...words,
  kind: 'post' as const,
  createdAt: createdAt.toISOString(),
  isTarget: false,
});
const asComment = ({
  createdAt,
  ...words
}: Omit<ContextWords, 'kind' | 'isTarget' | 'title' | 'createdAt'> & { createdAt: Date }) => ({
  ...words,
  kind: 'comment' as const,
  title: null,
  createdAt: createdAt.toISOString(),
  isTarget: false,
});

export async function postWordsOf(db: Database, id: string): Promise<ContextWords[]> {
  const rows = await db
    .select(postWords)
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(eq(posts.id, id));
  return rows.map(asPost);
}

/** Comments that fit, the nearest to one end, oldest first. */
export async function commentWordsOf(
  db: Database,
  where: ReturnType<typeof and>,
  from: typeof asc | typeof desc,
  limit: number,
): Promise<ContextWords[]> {
  const rows = await db
    .select(commentWords)
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(where)
    .orderBy(from(comments.id))
    .limit(limit);
  return rows.map(asComment).sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A message of the room with the three before it and after it that are still there, oldest first. */
export async function messageWordsAround(db: Database, id: string): Promise<ContextWords[]> {
  const [own] = await db
    .select({ seq: supportMessages.seq })
    .from(supportMessages)
    .where(eq(supportMessages.id, id));
  if (!own) return [];
  const near = (where: SQL, from: typeof asc | typeof desc, limit: number) =>
    db
      .select({
        id: supportMessages.id,
        author: users.fullName,
        text: sql<string>`left(${supportMessages.message}, ${EXCERPT})`,
        createdAt: supportMessages.createdAt,
        seq: supportMessages.seq,
      })
      .from(supportMessages)
      .innerJoin(users, eq(users.id, supportMessages.userId))
      .where(where)
      .orderBy(from(supportMessages.seq))
      .limit(limit);
  const shown = isNull(supportMessages.removedAt);
  const rows = [
    ...(await near(sql`${supportMessages.seq} < ${own.seq} and ${shown}`, desc, 3)),
    ...(await near(sql`${supportMessages.id} = ${id}`, asc, 1)),
    ...(await near(sql`${supportMessages.seq} > ${own.seq} and ${shown}`, asc, 3)),
  ];
  return rows
    .sort((a, b) => a.seq - b.seq)
    .map(({ createdAt, seq: _, ...words }) => ({
      ...words,
      kind: 'message' as const,
      title: null,
      createdAt: createdAt.toISOString(),
      isTarget: words.id === id,
    }));
}

/** What a person last wrote under their name for everyone, oldest first. */
export async function newestWordsOf(db: Database, userId: string): Promise<ContextWords[]> {
  const written = await db
    .select(postWords)
    .from(posts)
    .innerJoin(users, eq(users.id, posts.userId))
    .where(and(eq(posts.userId, userId), eq(posts.isPublic, true), eq(posts.anonymous, false)))
    .orderBy(desc(posts.id))
    .limit(5);
  const said = await commentWordsOf(
    db,
    and(eq(comments.userId, userId), eq(comments.isPublic, true), eq(comments.anonymous, false)),
    desc,
    5,
  );
  return [...written.map(asPost), ...said].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(-5);
}

import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { comments, posts, supportMessages, users } from '../../server/db/schema.ts';
import { setStatus } from '../community/status.queries.ts';
import { setMessageStatus } from '../room/room.queries.ts';
import { commentWordsOf, messageWordsAround, newestWordsOf, postWordsOf } from './context.queries.ts';
import type { ContextWords, Status, TargetType } from './moderation.schema.ts';

/** An author as they show themselves: by name or without one. Blocks and moderators see nothing beyond it. */
export type Face = { authorId: string; anonymous: boolean };

/** What reports, blocks and decisions are about. */
export type Target = Face & {
  id: string;
  /** Null for a person. */
  status: Status | null;
  /** Its author has taken it back, and may still undo that. */
  deleted: boolean;
  /** Everybody may see it who does not see its authors hidden. */
  public: boolean;
  /** Whoever has to be visible for it to be: its author, and the author of the post it stands under. */
  faces: Face[];
  title: string | null;
  text: string;
  createdAt: Date;
};

/** All that moderation knows of one kind of target. A new kind is one more entry below. */
type TargetKind = {
  find(db: Database, ids: string[]): Promise<Target[]>;
  /** What stands around it, oldest first, with itself in its place. */
  context(db: Database, target: Target): Promise<ContextWords[]>;
  /** Absent where there is nothing to hide. */
  setStatus?(tx: Database, id: string, status: Status): Promise<unknown>;
};

const kinds: Record<TargetType, TargetKind> = {
  post: {
    find: findPosts,
    context: async (db, { id }) => [
      ...(await postWordsOf(db, id)).map(words => ({ ...words, isTarget: true })),
      ...(await commentWordsOf(db, and(eq(comments.postId, id), eq(comments.isPublic, true)), desc, 5)),
    ],
    setStatus: (tx, id, status) => setStatus(tx, { type: 'post', id }, status),
  },
  comment: {
    find: findComments,
    context: async (db, { id }) => {
      const [own] = await db.select({ postId: comments.postId }).from(comments).where(eq(comments.id, id));
      if (!own) return [];
      const near = and(eq(comments.postId, own.postId), eq(comments.isPublic, true));
      return [
        ...(await postWordsOf(db, own.postId)),
        ...(await commentWordsOf(db, and(near, lt(comments.id, id)), desc, 3)),
        ...(await commentWordsOf(db, eq(comments.id, id), asc, 1)).map(words => ({
          ...words,
          isTarget: true,
        })),
        ...(await commentWordsOf(db, and(near, gt(comments.id, id)), asc, 3)),
      ];
    },
    setStatus: (tx, id, status) => setStatus(tx, { type: 'comment', id }, status),
  },
  message: {
    find: findMessages,
    context: (db, { id }) => messageWordsAround(db, id),
    setStatus: async (tx, id, status) => {
      if (status === 'held') throw new Error('a message is refused, not held');
      await setMessageStatus(tx, id, status);
    },
  },
  user: { find: findPeople, context: (db, { id }) => newestWordsOf(db, id) },
};

/** What a target is, whatever has become of it; undefined when there is no such thing. */
export async function findTarget(db: Database, type: TargetType, id: string): Promise<Target | undefined> {
  return (await kinds[type].find(db, [id]))[0];
}

/** Targets of any kinds by their ids. */
export async function findTargets(
  db: Database,
  targets: readonly { type: TargetType; id: string }[],
): Promise<Map<string, Target>> {
  const found = new Map<string, Target>();
  for (const [type, kind] of Object.entries(kinds)) {
    const ids = targets.filter(target => target.type === type).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const target of await kind.find(db, ids)) found.set(target.id, target);
  }
  return found;
}

export const contextOf = (db: Database, type: TargetType, target: Target): Promise<ContextWords[]> =>
  kinds[type].context(db, target);

/** Gives a target another status. @throws when targets of this kind have none */
export async function setTargetStatus(
  tx: Database,
  type: TargetType,
  id: string,
  status: Status,
): Promise<void> {
  const set = kinds[type].setStatus;
  if (!set) throw new Error(`a ${type} has no status`);
  await set(tx, id, status);
}

async function findPosts(db: Database, ids: string[]): Promise<Target[]> {
  const rows = await db
    .select({
      id: posts.id,
      authorId: posts.userId,
      anonymous: posts.anonymous,
      status: posts.status,
      deletedAt: posts.deletedAt,
      public: posts.isPublic,
      title: posts.title,
      text: posts.content,
      createdAt: posts.createdAt,
    })
    .from(posts)
    .where(inArray(posts.id, ids));
  return rows.map(({ deletedAt, ...row }) => ({ ...row, deleted: deletedAt !== null, faces: [row] }));
}

async function findComments(db: Database, ids: string[]): Promise<Target[]> {
  const rows = await db
    .select({
      id: comments.id,
      authorId: comments.userId,
      anonymous: comments.anonymous,
      status: comments.status,
      deletedAt: comments.deletedAt,
      isPublic: comments.isPublic,
      text: comments.content,
      createdAt: comments.createdAt,
      post: { authorId: posts.userId, anonymous: posts.anonymous, isPublic: posts.isPublic },
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .where(inArray(comments.id, ids));
  return rows.map(({ deletedAt, isPublic, post, ...row }) => ({
    ...row,
    title: null,
    deleted: deletedAt !== null,
    public: isPublic && post.isPublic,
    faces: [row, post],
  }));
}

async function findMessages(db: Database, ids: string[]): Promise<Target[]> {
  const rows = await db
    .select({
      id: supportMessages.id,
      authorId: supportMessages.userId,
      status: supportMessages.status,
      removedAt: supportMessages.removedAt,
      text: supportMessages.message,
      createdAt: supportMessages.createdAt,
    })
    .from(supportMessages)
    .where(inArray(supportMessages.id, ids));
  return rows.map(({ removedAt, ...row }) => ({
    ...row,
    anonymous: false,
    title: null,
    // Its author's removal erases the text, and can't be undone.
    deleted: removedAt !== null && row.status === 'shown',
    public: removedAt === null,
    faces: [{ authorId: row.authorId, anonymous: false }],
  }));
}

async function findPeople(db: Database, ids: string[]): Promise<Target[]> {
  const rows = await db
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(inArray(users.id, ids));
  return rows.map(row => ({
    ...row,
    authorId: row.id,
    anonymous: false,
    status: null,
    deleted: false,
    // Whoever blocks the other, either can still report them.
    public: true,
    faces: [],
    title: null,
    text: '',
  }));
}

import { and, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { comments, posts } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { hold, raise } from '../moderation/items.queries.ts';
import type { HoldReason } from '../moderation/offers.rules.ts';
import type { Post } from './community.schema.ts';
import { authorOf, newestOf, postJson, type Viewer, visible } from './shown.queries.ts';

/** A post as the person sees it. */
export const findPost = (db: Database, viewer: Viewer, id: string): Promise<Post | undefined> =>
  readPost(db, viewer, sql`id = ${id}::uuid and ${visible('posts', viewer)}`);

async function readPost(db: Database, viewer: Viewer, where: SQL): Promise<Post | undefined> {
  const [row] = await db
    .select({ post: sql<Post>`${postJson(viewer)}::json` })
    .from(sql`(select * from posts where ${where}) as posts ${authorOf('posts')} ${newestOf(viewer)}`);
  return row?.post;
}

/** Whether everyone may read a post; undefined when the person may not. */
export async function findIsPublic(db: Database, viewer: Viewer, id: string): Promise<boolean | undefined> {
  const [row] = await db
    .select({ isPublic: posts.isPublic })
    .from(posts)
    .where(and(eq(posts.id, id), visible('posts', viewer)));
  return row?.isPublic;
}

type NewPost = Pick<
  typeof posts.$inferInsert,
  'userId' | 'title' | 'content' | 'anonymous' | 'mentionsBetting' | 'idempotencyKey'
> & {
  held: HoldReason | null;
  /** Its author may be in danger: moderators look at it first. */
  atRisk: boolean;
  at: Date;
};

/** Stores a post, which moderators see first when there is a reason; with a key that was used before, answers what was stored then. */
export async function addPost(
  db: Database,
  viewer: Viewer,
  { held, atRisk, at, ...post }: NewPost,
): Promise<Post | undefined> {
  const { userId, anonymous = false, idempotencyKey } = post;
  const id = await db.transaction(async tx => {
    const [added] = await tx
      .insert(posts)
      .values({ ...post, id: newId(), status: held ? 'held' : 'shown', createdAt: at })
      .onConflictDoNothing({ target: [posts.userId, posts.idempotencyKey] })
      .returning({ id: posts.id });
    if (added) {
      const concern = { targetType: 'post', targetId: added.id, authorId: userId, anonymous, at } as const;
      if (held) await hold(tx, { ...concern, reason: held });
      if (atRisk) await raise(tx, { ...concern, priority: 'crisis' });
    }
    return added?.id;
  });
  return readPost(
    db,
    viewer,
    id
      ? sql`id = ${id}::uuid`
      : sql`user_id = ${userId} and idempotency_key = ${idempotencyKey}::uuid and status <> 'removed'`,
  );
}

const own = (userId: string, id: string) =>
  and(eq(posts.id, id), eq(posts.userId, userId), ne(posts.status, 'removed'));

/** Takes a post of this person back, for good when it is purged. @returns false when they have no such post */
export async function deletePost(db: Database, userId: string, id: string, at: Date): Promise<boolean> {
  const deleted = await db
    .update(posts)
    .set({ deletedAt: sql`coalesce(${posts.deletedAt}, ${at.toISOString()})` })
    .where(own(userId, id))
    .returning({ id: posts.id });
  return deleted.length > 0;
}

/** Brings a post of this person back that was deleted after `since`. @returns false when there is none */
export async function restorePost(db: Database, userId: string, id: string, since: Date): Promise<boolean> {
  const restored = await db
    .update(posts)
    .set({ deletedAt: null })
    .where(and(own(userId, id), or(isNull(posts.deletedAt), gt(posts.deletedAt, since))))
    .returning({ id: posts.id });
  return restored.length > 0;
}

/** Removes for good what its author deleted before this instant; with a post go its comments and likes. */
export async function purgeDeleted(db: Database, before: Date): Promise<void> {
  await db.delete(comments).where(lt(comments.deletedAt, before));
  await db.delete(posts).where(lt(posts.deletedAt, before));
}

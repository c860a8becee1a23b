import { and, eq, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { comments, posts } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { hold, raise } from '../moderation/items.queries.ts';
import type { HoldReason } from '../moderation/offers.rules.ts';
import type { Comment } from './community.schema.ts';
import { authorOf, commentJson, type Viewer, visible } from './shown.queries.ts';

/** The comments of a post as the person sees them, newest first, older than `before` when given. */
export async function listComments(
  db: Database,
  viewer: Viewer,
  { postId, limit, before }: { postId: string; limit: number; before?: string },
): Promise<Comment[]> {
  const older = before ? sql`id < ${before}::uuid` : sql`true`;
  return readComments(
    db,
    viewer,
    sql`post_id = ${postId}::uuid and ${older} and ${visible('comments', viewer)} order by id desc limit ${limit}`,
  );
}

/** @param choice what stands behind `where` */
async function readComments(db: Database, viewer: Viewer, choice: SQL): Promise<Comment[]> {
  const rows = await db
    .select({ comment: sql<Comment>`${commentJson(viewer)}::json` })
    .from(sql`(select * from comments where ${choice}) as comments ${authorOf('comments')}`);
  return rows.map(({ comment }) => comment);
}

/** One comment as the person sees it. */
export async function findComment(
  db: Database,
  viewer: Viewer,
  postId: string,
  id: string,
): Promise<Comment | undefined> {
  const choice = sql`id = ${id}::uuid and post_id = ${postId}::uuid and ${visible('comments', viewer)}`;
  const [comment] = await readComments(db, viewer, choice);
  return comment;
}

type NewComment = Pick<
  typeof comments.$inferInsert,
  'postId' | 'userId' | 'content' | 'anonymous' | 'idempotencyKey'
> & {
  held: HoldReason | null;
  /** Its author may be in danger: moderators look at it first. */
  atRisk: boolean;
  at: Date;
};

/** Stores a comment as `addPost` does a post. @returns undefined when the post is gone */
export async function addComment(
  db: Database,
  viewer: Viewer,
  { held, atRisk, at, ...comment }: NewComment,
): Promise<Comment | undefined> {
  const { postId, userId, anonymous = false, idempotencyKey } = comment;
  const id = await db.transaction(async tx => {
    const [post] = await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, postId)).for('key share');
    if (!post) return;
    const [added] = await tx
      .insert(comments)
      .values({ ...comment, id: newId(), status: held ? 'held' : 'shown', createdAt: at })
      .onConflictDoNothing({ target: [comments.userId, comments.idempotencyKey] })
      .returning({ id: comments.id });
    if (added) {
      const concern = { targetType: 'comment', targetId: added.id, authorId: userId, anonymous, at } as const;
      if (held) await hold(tx, { ...concern, reason: held });
      if (atRisk) await raise(tx, { ...concern, priority: 'crisis' });
    }
    return added?.id;
  });
  const [stored] = await readComments(
    db,
    viewer,
    id
      ? sql`id = ${id}::uuid`
      : sql`user_id = ${userId} and idempotency_key = ${idempotencyKey}::uuid and status <> 'removed'`,
  );
  return stored;
}

type Own = { userId: string; postId: string; id: string };

/** Takes a comment of this person back. @returns false when they have no such comment */
export const deleteComment = (db: Database, comment: Own, at: Date): Promise<boolean> =>
  setDeleted(db, comment, sql`coalesce(${comments.deletedAt}, ${at.toISOString()})`);

/** Brings a comment of this person back that was deleted after `since`. @returns false when there is none */
export const restoreComment = (db: Database, comment: Own, since: Date): Promise<boolean> =>
  setDeleted(db, comment, sql`null`, or(isNull(comments.deletedAt), gt(comments.deletedAt, since)));

/** The post is locked first, as everywhere, so that nobody waits in a circle: its counter changes with the comment. */
async function setDeleted(
  db: Database,
  { userId, postId, id }: Own,
  deletedAt: SQL,
  where?: SQL,
): Promise<boolean> {
  const post = db
    .$with('post')
    .as(db.select({ id: posts.id }).from(posts).where(eq(posts.id, postId)).for('no key update'));
  const changed = await db
    .with(post)
    .update(comments)
    .set({ deletedAt })
    .where(
      and(
        eq(comments.id, id),
        eq(comments.userId, userId),
        sql`${comments.postId} = (select id from ${post})`,
        ne(comments.status, 'removed'),
        where,
      ),
    )
    .returning({ id: comments.id });
  return changed.length > 0;
}

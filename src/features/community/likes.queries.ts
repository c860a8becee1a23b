import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { postLikes, posts } from '../../server/db/schema.ts';
import type { Likes } from './community.schema.ts';
import { type Viewer, visible } from './shown.queries.ts';

/** Notes that the person likes a post that everyone may read. Doing so again changes nothing. */
export async function like(db: Database, viewer: Viewer, postId: string, at: Date): Promise<void> {
  const post = db
    .select({
      userId: sql`${viewer.userId}::uuid`.as('user_id'),
      postId: posts.id,
      createdAt: sql`${at.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(posts)
    .where(and(eq(posts.id, postId), eq(posts.isPublic, true), visible('posts', viewer)))
    .for('key share');
  await db.insert(postLikes).select(post).onConflictDoNothing();
}

/** Takes a like of the person back. The post is locked first, as everywhere, so that nobody waits in a circle. */
export async function unlike(db: Database, userId: string, postId: string): Promise<void> {
  const post = db
    .$with('post')
    .as(db.select({ id: posts.id }).from(posts).where(eq(posts.id, postId)).for('no key update'));
  await db
    .with(post)
    .delete(postLikes)
    .where(and(eq(postLikes.userId, userId), sql`${postLikes.postId} = (select id from ${post})`));
}

/** How often a post is liked that the person may read, and whether everyone may. */
export async function findLikes(
  db: Database,
  viewer: Viewer,
  postId: string,
): Promise<(Likes & { isPublic: boolean }) | undefined> {
  const liked = db
    .select()
    .from(postLikes)
    .where(and(eq(postLikes.userId, viewer.userId), eq(postLikes.postId, postId)));
  const [row] = await db
    .select({ likes: posts.likeCount, likedByMe: sql<boolean>`exists ${liked}`, isPublic: posts.isPublic })
    .from(posts)
    .where(and(eq(posts.id, postId), visible('posts', viewer)));
  return row;
}

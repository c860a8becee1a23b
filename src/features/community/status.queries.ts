import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { comments, posts } from '../../server/db/schema.ts';

type Status = (typeof posts.status.enumValues)[number];
type Item = { type: 'post' | 'comment'; id: string };

/**
 * Decides who may read a post or a comment; its counters and kept pages follow by themselves.
 * @returns false when it was so already, or there is no such thing
 */
export async function setStatus(tx: Database, { type, id }: Item, status: Status): Promise<boolean> {
  if (type === 'post') {
    const set = tx.update(posts).set({ status });
    const changed = await set
      .where(and(eq(posts.id, id), ne(posts.status, status)))
      .returning({ id: posts.id });
    return changed.length > 0;
  }
  // The post is locked first, as everywhere, so that nobody waits in a circle: its counter changes with the comment.
  const post = tx.select({ id: comments.postId }).from(comments).where(eq(comments.id, id));
  await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, post)).for('no key update');
  const set = tx.update(comments).set({ status });
  const changed = await set
    .where(and(eq(comments.id, id), ne(comments.status, status)))
    .returning({ id: comments.id });
  return changed.length > 0;
}

import type { Database } from '../src/server/db/connect.ts';
import { comments, posts } from '../src/server/db/schema.ts';
import { newId } from '../src/shared/ids.ts';

const WRITTEN = new Date('2026-03-10T11:00:00Z');

/** A post as if somebody had written it. @returns its id */
export async function addPost(
  db: Database,
  userId: string,
  post: Partial<typeof posts.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await db
    .insert(posts)
    .values({ id, userId, title: 'Day one', content: 'I start again.', createdAt: WRITTEN, ...post });
  return id;
}

/** A comment as if somebody had written it. @returns its id */
export async function addComment(
  db: Database,
  userId: string,
  postId: string,
  comment: Partial<typeof comments.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await db
    .insert(comments)
    .values({ id, userId, postId, content: 'I am with you.', createdAt: WRITTEN, ...comment });
  return id;
}

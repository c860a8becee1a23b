import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { comments, posts } from '../../server/db/schema.ts';
import { addNobody, NOBODY } from '../account/nobody.queries.ts';

/**
 * Takes a person's words out of threads in which others wrote, so that those stay readable when the account goes. Posts that
 * nobody answered go with it.
 */
export async function leaveThreads(tx: Database, userId: string): Promise<void> {
  const answered = and(
    eq(posts.userId, userId),
    sql`exists (select from ${comments} where ${comments.postId} = ${posts.id} and ${ne(comments.userId, userId)})`,
  );
  const [one] = await tx.select({ id: posts.id }).from(posts).where(answered).limit(1);
  if (!one) return;
  await addNobody(tx);
  await tx
    .update(posts)
    .set({
      userId: NOBODY,
      anonymous: true,
      title: 'Deleted post',
      content: 'Its author has left and took these words along.',
      idempotencyKey: null,
    })
    .where(answered);
}

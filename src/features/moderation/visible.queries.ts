import type { Database } from '../../server/db/connect.ts';
import { Problem } from '../../server/errors.ts';
import { hiddenFrom } from './blocks.queries.ts';
import type { TargetType } from './moderation.schema.ts';
import { findTarget, type Target } from './targets.queries.ts';

/**
 * Something of another person that this person can see.
 * @throws {Problem} notFound when they can't, invalid when it is their own
 */
export async function visibleTarget(
  db: Database,
  userId: string,
  type: TargetType,
  id: string,
): Promise<Target> {
  const target = await findTarget(db, type, id);
  if (target?.authorId === userId) {
    const message = 'This is your own.';
    throw new Problem('invalid', { detail: message, errors: [{ path: 'targetId', message }] });
  }
  if (!target?.public) throw new Problem('notFound');
  const { people, anonymously } = await hiddenFrom(db, userId);
  const hidden = target.faces.some(({ authorId, anonymous }) =>
    (anonymous ? anonymously : people).includes(authorId),
  );
  if (hidden) throw new Problem('notFound');
  return target;
}

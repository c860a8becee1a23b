import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/db/connect.ts';
import { moderationActions, users } from '../../server/db/schema.ts';
import { anonymousName } from './anonymousName.ts';
import type { Action, ActionReason, AuditEntry, TargetType } from './moderation.schema.ts';

const moderators = alias(users, 'moderators');
const authors = alias(users, 'authors');

type Filter = { targetType?: TargetType; targetId?: string };

/** Everything moderators did, newest first, older than `before` when given. @param secret for names of the nameless */
export async function listAudit(
  db: Database,
  secret: string,
  { targetType, targetId, before, limit }: Filter & { before?: string; limit: number },
): Promise<AuditEntry[]> {
  return read(
    db,
    secret,
    and(
      targetType && eq(moderationActions.targetType, targetType),
      targetId ? eq(moderationActions.targetId, targetId) : undefined,
      before ? lt(moderationActions.id, before) : undefined,
    ),
    limit,
  );
}

/** One entry. @throws when there is none */
export async function readAudit(db: Database, secret: string, id: string): Promise<AuditEntry> {
  const [entry] = await read(db, secret, eq(moderationActions.id, id), 1);
  if (!entry) throw new Error('an act that was stored is gone');
  return entry;
}

/** The id of the newest act of one of these kinds on a target, with the end of a suspension. */
export async function newestAct(db: Database, { targetType, targetId }: Required<Filter>, actions: Action[]) {
  const [row] = await db
    .select({ id: moderationActions.id, action: moderationActions.action, until: moderationActions.until })
    .from(moderationActions)
    .where(
      and(
        eq(moderationActions.targetType, targetType),
        eq(moderationActions.targetId, targetId),
        inArray(moderationActions.action, actions),
      ),
    )
    .orderBy(desc(moderationActions.id))
    .limit(1);
  return row;
}

async function read(
  db: Database,
  secret: string,
  where: ReturnType<typeof and>,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      act: moderationActions,
      moderator: { id: moderators.id, fullName: moderators.fullName },
      author: { id: authors.id, fullName: authors.fullName },
    })
    .from(moderationActions)
    .leftJoin(moderators, eq(moderators.id, moderationActions.moderatorId))
    .leftJoin(authors, eq(authors.id, moderationActions.authorId))
    .where(where)
    .orderBy(desc(moderationActions.id))
    .limit(limit);
  return rows.map(({ act, moderator, author }) => ({
    id: act.id,
    createdAt: act.createdAt.toISOString(),
    moderator,
    action: act.action,
    reason: act.reason as ActionReason,
    note: act.note,
    target: { type: act.targetType, id: act.targetId },
    until: act.until?.toISOString() ?? null,
    author: author && (act.anonymous ? { id: null, fullName: anonymousName(secret, author.id) } : author),
  }));
}

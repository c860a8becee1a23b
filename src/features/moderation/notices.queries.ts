import { and, count, desc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { appeals, moderationActions, notices } from '../../server/db/schema.ts';
import { addAppealed } from './items.queries.ts';
import { canAppeal } from './moderation.rules.ts';
import type { ActionReason, Notice } from './moderation.schema.ts';
import { findTargets, type Target } from './targets.queries.ts';

const EXCERPT = 120;

/** Whose notices, and until when they are suspended. */
type Reader = { userId: string; suspendedUntil: Date | null };

/** What a person was told of decisions about what they wrote, newest first, older than `before` when given. */
export async function listNotices(
  db: Database,
  reader: Reader,
  { before, limit, now }: { before?: string; limit: number; now: Date },
): Promise<Notice[]> {
  return read(db, reader, before ? lt(notices.id, before) : undefined, limit, now);
}

export async function findNotice(
  db: Database,
  reader: Reader,
  id: string,
  now: Date,
): Promise<Notice | undefined> {
  return (await read(db, reader, eq(notices.id, id), 1, now))[0];
}

/** How many the person has not seen. */
export async function countUnseen(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ unseen: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.seenAt)));
  return row?.unseen ?? 0;
}

/** Marks a person's notices up to one of them as seen. */
export async function markSeen(db: Database, userId: string, upTo: string, at: Date): Promise<void> {
  await db
    .update(notices)
    .set({ seenAt: at })
    .where(and(eq(notices.userId, userId), lte(notices.id, upTo), isNull(notices.seenAt)));
}

/** Stores the one appeal against a decision and has moderators look at it. @returns false when there is one already */
export async function addAppeal(
  db: Database,
  { noticeId, userId, text, at }: { noticeId: string; userId: string; text: string; at: Date },
): Promise<boolean> {
  return db.transaction(async tx => {
    const [added] = await tx
      .insert(appeals)
      .values({ noticeId, userId, text, createdAt: at })
      .onConflictDoNothing()
      .returning({ noticeId: appeals.noticeId });
    if (!added) return false;
    const [act] = await tx
      .select({
        targetType: moderationActions.targetType,
        targetId: moderationActions.targetId,
        anonymous: moderationActions.anonymous,
      })
      .from(notices)
      .innerJoin(moderationActions, eq(moderationActions.id, notices.actionId))
      .where(and(eq(notices.userId, userId), eq(notices.id, noticeId)));
    if (!act) throw new Error('the decision of a notice is gone');
    await addAppealed(tx, { ...act, authorId: userId, at });
    return true;
  });
}

async function read(
  db: Database,
  { userId, suspendedUntil }: Reader,
  where: ReturnType<typeof and>,
  limit: number,
  now: Date,
): Promise<Notice[]> {
  const rows = await db
    .select({ notice: notices, act: moderationActions, appeal: appeals })
    .from(notices)
    .innerJoin(moderationActions, eq(moderationActions.id, notices.actionId))
    .leftJoin(appeals, eq(appeals.noticeId, notices.id))
    .where(and(eq(notices.userId, userId), where))
    .orderBy(desc(notices.id))
    .limit(limit);
  const targets = await findTargets(
    db,
    rows.map(({ act }) => ({ type: act.targetType, id: act.targetId })),
  );
  return rows.map(({ notice, act, appeal }) => {
    const target = targets.get(act.targetId);
    const decided = { kind: notice.kind, until: act.until, appealed: appeal !== null };
    const status = target && !target.deleted ? target.status : null;
    return {
      id: notice.id,
      kind: notice.kind,
      reason: act.reason as ActionReason,
      target: { type: act.targetType, id: act.targetId, excerpt: excerptOf(target) },
      until: act.until?.toISOString() ?? null,
      createdAt: notice.createdAt.toISOString(),
      seenAt: notice.seenAt?.toISOString() ?? null,
      canAppeal: canAppeal(decided, status, suspendedUntil, now),
      appeal: appeal && {
        text: appeal.text,
        createdAt: appeal.createdAt.toISOString(),
        outcome: appeal.outcome,
        decidedAt: appeal.decidedAt?.toISOString() ?? null,
      },
    };
  });
}

function excerptOf(target: Target | undefined): string | null {
  const words = target?.title ?? target?.text;
  if (!words || target?.deleted) return null;
  const characters = [...words];
  return characters.length > EXCERPT ? `${characters.slice(0, EXCERPT - 1).join('')}…` : words;
}

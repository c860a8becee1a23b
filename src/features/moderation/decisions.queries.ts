import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import {
  appeals,
  moderationActions,
  moderationItems,
  notices,
  reports,
  users,
} from '../../server/db/schema.ts';
import { Problem } from '../../server/errors.ts';
import { newId } from '../../shared/ids.ts';
import { newestAct } from './audit.queries.ts';
import { answersReports, appealOutcome, effectOf, noticeOf } from './moderation.rules.ts';
import type { Action, ActionReason, TargetType } from './moderation.schema.ts';
import { type Face, findTarget, setTargetStatus } from './targets.queries.ts';

type Decision = {
  moderatorId: string;
  targetType: TargetType;
  targetId: string;
  action: Action;
  reason: ActionReason;
  note: string | null;
  /** The end of a suspension. */
  until: Date | null;
  /** Of the queue's item that the moderator looked at. */
  revision?: number;
  idempotencyKey?: string;
  at: Date;
};

type Item = typeof moderationItems.$inferSelect;

/**
 * Carries out what a moderator decided, once: the locked item lets one decision about a target follow the other, and what
 * is so already is answered with the act that made it so.
 * @returns the id of the act in the record
 * @throws {Problem} notFound, forbidden for one's own, conflict when somebody else has decided otherwise meanwhile
 */
export async function decide(db: Database, decision: Decision): Promise<string> {
  return db.transaction(async tx => {
    const { targetType: type, targetId, action, revision } = decision;
    const item = await lockItem(tx, decision);
    const repeated = await findByKey(tx, decision);
    if (repeated) return repeated;
    // Read under the lock: as the decision before has left it.
    const target = await findTarget(tx, type, targetId);
    if (item.authorId === decision.moderatorId) {
      throw new Problem('forbidden', { detail: 'This is your own. Another moderator decides about it.' });
    }
    const effect = effectOf(action, {
      type,
      status: target?.status ?? null,
      deleted: target?.deleted ?? true,
      open: item.closedAt === null,
    });
    const earlier = await alreadyDone(tx, decision, effect.kind);
    if (earlier) return earlier;
    const outdated = revision !== undefined && revision !== item.revision && action !== 'note';
    if (effect.kind !== 'change' || outdated) throw new Problem('conflict');

    const actionId = await record(tx, decision, item);
    if (effect.to) await setTargetStatus(tx, type, targetId, effect.to);
    const changed = await suspend(tx, decision, item.authorId);
    const kind = noticeOf(action);
    if (kind && changed) await tell(tx, item.authorId, actionId, kind, decision.at);
    await settleAppeals(tx, decision, item.authorId, actionId);
    await settleItem(tx, decision, item);
    return actionId;
  });
}

async function findByKey(
  tx: Database,
  { moderatorId, idempotencyKey }: Decision,
): Promise<string | undefined> {
  if (!idempotencyKey) return undefined;
  const [row] = await tx
    .select({ id: moderationActions.id })
    .from(moderationActions)
    .where(
      and(
        eq(moderationActions.moderatorId, moderatorId),
        eq(moderationActions.idempotencyKey, idempotencyKey),
      ),
    );
  return row?.id;
}

/** The item of the target, locked; a closed one is made for what never came up. */
async function lockItem(tx: Database, { targetType, targetId, at }: Decision): Promise<Item> {
  const target = await findTarget(tx, targetType, targetId);
  if (target) {
    const { authorId, anonymous } = target;
    await tx
      .insert(moderationItems)
      .values({ id: newId(), targetType, targetId, authorId, anonymous, openedAt: at, closedAt: at })
      .onConflictDoNothing();
  }
  const [item] = await tx
    .select()
    .from(moderationItems)
    .where(and(eq(moderationItems.targetType, targetType), eq(moderationItems.targetId, targetId)))
    .for('update');
  if (!item) throw new Problem('notFound');
  return item;
}

/** The act that already did what is asked for, if it was the last word. */
async function alreadyDone(
  tx: Database,
  decision: Decision,
  effect: ReturnType<typeof effectOf>['kind'],
): Promise<string | undefined> {
  const { action, until } = decision;
  if (action === 'note') return undefined;
  if (action === 'suspend' || action === 'unsuspend') {
    const last = await newestAct(tx, decision, ['suspend', 'unsuspend']);
    const same = last?.action === action && last.until?.getTime() === until?.getTime();
    return same ? last.id : undefined;
  }
  if (effect !== 'already') return undefined;
  const last = await newestAct(tx, decision, ['hide', 'remove', 'restore', 'approve', 'dismiss']);
  return last?.action === action ? last.id : undefined;
}

async function record(tx: Database, decision: Decision, { authorId, anonymous }: Face): Promise<string> {
  const { revision: _, at, ...values } = decision;
  const id = newId();
  await tx.insert(moderationActions).values({ id, authorId, anonymous, createdAt: at, ...values });
  return id;
}

/** Starts or ends a suspension. @returns whether there is anything to tell the author of this action */
async function suspend(tx: Database, { action, until, at }: Decision, authorId: string): Promise<boolean> {
  if (action !== 'suspend' && action !== 'unsuspend') return true;
  const [before] = await tx
    .select({ suspendedUntil: users.suspendedUntil })
    .from(users)
    .where(eq(users.id, authorId))
    .for('update');
  await tx.update(users).set({ suspendedUntil: until, updatedAt: at }).where(eq(users.id, authorId));
  const suspended = before?.suspendedUntil ? before.suspendedUntil > at : false;
  return action === 'suspend' || suspended;
}

type NoticeKind = typeof notices.$inferSelect.kind;

async function tell(
  tx: Database,
  userId: string,
  actionId: string,
  kind: NoticeKind,
  at: Date,
): Promise<void> {
  await tx.insert(notices).values({ id: newId(), userId, actionId, kind, createdAt: at });
}

/** Answers the open appeals that this decides. One that is granted shows in the notice of the act itself. */
async function settleAppeals(
  tx: Database,
  decision: Decision,
  authorId: string,
  actionId: string,
): Promise<void> {
  const { action, at } = decision;
  const open = await openAppeals(tx, decision);
  for (const outcome of ['granted', 'kept'] as const) {
    const decided = open.filter(({ kind }) => appealOutcome(action, kind) === outcome);
    if (decided.length === 0) continue;
    const ids = decided.map(({ noticeId }) => noticeId);
    await tx.update(appeals).set({ outcome, decidedAt: at }).where(inArray(appeals.noticeId, ids));
    if (outcome === 'kept') await tell(tx, authorId, actionId, 'appealKept', at);
  }
}

async function openAppeals(tx: Database, { targetType, targetId }: Decision) {
  return tx
    .select({ noticeId: appeals.noticeId, kind: notices.kind })
    .from(appeals)
    .innerJoin(notices, eq(notices.id, appeals.noticeId))
    .innerJoin(moderationActions, eq(moderationActions.id, notices.actionId))
    .where(
      and(
        isNull(appeals.outcome),
        eq(moderationActions.targetType, targetType),
        eq(moderationActions.targetId, targetId),
      ),
    );
}

/** Clears what has been answered, and closes the item when nothing is left. */
async function settleItem(tx: Database, decision: Decision, item: Item): Promise<void> {
  const { targetType, targetId, action, at } = decision;
  const answered = answersReports(action, targetType);
  if (answered) {
    await tx
      .update(reports)
      .set({ handledAt: at })
      .where(
        and(eq(reports.targetType, targetType), eq(reports.targetId, targetId), isNull(reports.handledAt)),
      );
  }
  const left = (await openAppeals(tx, decision)).length;
  const waits = !answered && (item.crisis || item.held !== null || item.reports > 0);
  await tx
    .update(moderationItems)
    .set({
      ...(answered && { crisis: false, held: null, reports: 0, copiedTitle: null, copiedText: null }),
      appeals: left,
      revision: sql`${moderationItems.revision} + 1`,
      closedAt: waits || left > 0 ? null : (item.closedAt ?? at),
    })
    .where(eq(moderationItems.id, item.id));
}

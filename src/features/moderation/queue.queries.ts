import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { appeals, moderationActions, moderationItems, notices, reports } from '../../server/db/schema.ts';
import { faceKey, findAuthors } from './faces.queries.ts';
import { possibleActions } from './moderation.rules.ts';
import type { ActionReason, QueueItem, ReportReason } from './moderation.schema.ts';
import { contextOf, findTargets, type Target } from './targets.queries.ts';

type Item = typeof moderationItems.$inferSelect;

/** Where a page of the queue ended. */
export type QueueKey = { urgency: number; reports: number; openedAt: string; id: string };

type Page = { moderatorId: string; after?: QueueKey; limit: number; now: Date };

const { urgency, openedAt, id, closedAt, authorId } = moderationItems;
const negated = sql`-${moderationItems.reports}`;
/** One's own things are for the others to decide. */
const forModerator = (moderatorId: string) => and(isNull(closedAt), ne(authorId, moderatorId));

/** How much waits for this moderator. */
export async function countOpen(db: Database, moderatorId: string): Promise<number> {
  const [row] = await db.select({ open: count() }).from(moderationItems).where(forModerator(moderatorId));
  return row?.open ?? 0;
}

/**
 * What waits for this moderator, the most urgent first: danger, held, appeals, then reports by their number and age.
 * @param secret for the names of those who wrote without one
 */
export async function listQueue(
  db: Database,
  secret: string,
  { moderatorId, after, limit, now }: Page,
): Promise<{ items: QueueItem[]; last: QueueKey | undefined }> {
  const rows = await db
    .select()
    .from(moderationItems)
    .where(
      and(
        forModerator(moderatorId),
        after &&
          sql`(${urgency}, ${negated}, ${openedAt}, ${id}) > (${after.urgency}::int, ${-after.reports}::int, ${after.openedAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(urgency, negated, openedAt, id)
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const targets = await findTargets(
    db,
    page.map(item => ({ type: item.targetType, id: item.targetId })),
  );
  const authors = await findAuthors(db, secret, page, now);
  const reported = await findReports(db, page);
  const appealed = await findAppeals(db, page, moderatorId);

  const items: QueueItem[] = [];
  for (const item of page) {
    const target = targets.get(item.targetId);
    const author = authors.get(faceKey(item));
    if (!author) continue;
    items.push({
      id: item.id,
      target: { type: item.targetType, id: item.targetId },
      priority: priorities[item.urgency - 1] ?? 'reported',
      openedAt: item.openedAt.toISOString(),
      revision: item.revision,
      held: item.held,
      reports: summarise(reported.filter(report => report.targetId === item.targetId)),
      appeals: appealed.filter(appeal => appeal.targetId === item.targetId).map(appeal => appeal.shown),
      author,
      content: contentOf(item, target),
      context: target && !target.deleted ? await contextOf(db, item.targetType, target) : [],
      actions: possibleActions(
        {
          type: item.targetType,
          status: target?.status ?? null,
          deleted: target?.deleted ?? true,
          open: true,
        },
        author.suspendedUntil !== null,
      ),
    });
  }
  return { items, last: rows.length > limit ? keyOf(page.at(-1)) : undefined };
}

const priorities = ['crisis', 'held', 'appeal', 'reported'] as const;

const keyOf = (item: Item | undefined): QueueKey | undefined =>
  item && {
    urgency: item.urgency,
    reports: item.reports,
    openedAt: item.openedAt.toISOString(),
    id: item.id,
  };

/** What is to be judged: as it is, or as it was when it was reported, if its author has since taken it back. */
function contentOf(item: Item, target: Target | undefined): QueueItem['content'] {
  if (item.targetType === 'user') return null;
  if (target?.status && !target.deleted) {
    const { status, title, text, createdAt } = target;
    return { status, deleted: false, title, text, createdAt: createdAt.toISOString() };
  }
  if (item.copiedText === null) return null;
  return {
    status: target?.status ?? 'shown',
    deleted: true,
    title: item.copiedTitle,
    text: item.copiedText,
    createdAt: (target?.createdAt ?? item.openedAt).toISOString(),
  };
}

type OpenReport = { targetId: string; reason: string; note: string | null };

async function findReports(db: Database, items: Item[]): Promise<OpenReport[]> {
  return db
    .select({ targetId: reports.targetId, reason: reports.reason, note: reports.note })
    .from(reports)
    .where(
      and(
        inArray(
          reports.targetId,
          items.map(item => item.targetId),
        ),
        isNull(reports.handledAt),
      ),
    )
    .orderBy(reports.id);
}

function summarise(open: OpenReport[]): QueueItem['reports'] {
  const counts = new Map<ReportReason, number>();
  for (const { reason } of open) {
    counts.set(reason as ReportReason, (counts.get(reason as ReportReason) ?? 0) + 1);
  }
  return {
    count: open.length,
    reasons: [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
    notes: open.flatMap(({ note }) => note ?? []),
  };
}

async function findAppeals(db: Database, items: Item[], moderatorId: string) {
  const rows = await db
    .select({ appeal: appeals, kind: notices.kind, act: moderationActions })
    .from(appeals)
    .innerJoin(notices, eq(notices.id, appeals.noticeId))
    .innerJoin(moderationActions, eq(moderationActions.id, notices.actionId))
    .where(
      and(
        isNull(appeals.outcome),
        inArray(
          moderationActions.targetId,
          items.map(item => item.targetId),
        ),
      ),
    );
  return rows.map(({ appeal, kind, act }) => ({
    targetId: act.targetId,
    shown: {
      kind,
      text: appeal.text,
      createdAt: appeal.createdAt.toISOString(),
      decision: {
        reason: act.reason as ActionReason,
        createdAt: act.createdAt.toISOString(),
        byYou: act.moderatorId === moderatorId,
      },
    },
  }));
}

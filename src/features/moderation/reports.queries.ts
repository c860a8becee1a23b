import { and, eq } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { reports } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { addReported } from './items.queries.ts';
import type { Report, ReportReason, TargetType } from './moderation.schema.ts';
import type { Target } from './targets.queries.ts';

const shown = {
  id: reports.id,
  targetType: reports.targetType,
  targetId: reports.targetId,
  reason: reports.reason,
  note: reports.note,
  createdAt: reports.createdAt,
};

type NewReport = {
  userId: string;
  targetType: TargetType;
  reason: ReportReason;
  note: string | null;
  at: Date;
};

/** Stores what a person reports and has moderators look at it; the second time, answers what was stored the first. */
export async function addReport(
  db: Database,
  report: NewReport,
  target: Target,
): Promise<{ report: Report; isNew: boolean }> {
  const { at, ...values } = report;
  const targetId = target.id;
  return db.transaction(async tx => {
    const [added] = await tx
      .insert(reports)
      .values({ id: newId(), targetId, createdAt: at, ...values })
      .onConflictDoNothing({ target: [reports.userId, reports.targetType, reports.targetId] })
      .returning(shown);
    if (!added) return { report: await findReport(tx, report, targetId), isNew: false };
    const { authorId, anonymous, title, text } = target;
    await addReported(tx, {
      targetType: report.targetType,
      targetId,
      authorId,
      anonymous,
      at,
      // Somebody fears for the author: that comes first, as when it is noticed by itself.
      crisis: report.reason === 'selfHarm',
      copiedTitle: title,
      copiedText: text,
    });
    return { report: toReport(added), isNew: true };
  });
}

async function findReport(
  db: Database,
  { userId, targetType }: NewReport,
  targetId: string,
): Promise<Report> {
  const [row] = await db
    .select(shown)
    .from(reports)
    .where(
      and(eq(reports.userId, userId), eq(reports.targetType, targetType), eq(reports.targetId, targetId)),
    );
  if (!row) throw new Error('a report that conflicted is gone');
  return toReport(row);
}

type Row = Pick<typeof reports.$inferSelect, keyof typeof shown>;
const toReport = ({ reason, createdAt, ...row }: Row): Report => ({
  ...row,
  reason: reason as ReportReason,
  createdAt: createdAt.toISOString(),
});

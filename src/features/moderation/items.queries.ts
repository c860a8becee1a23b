import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { moderationItems } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import type { HoldReason } from './offers.rules.ts';

type TargetType = (typeof moderationItems.targetType.enumValues)[number];

/** Something that moderators should look at, and whose it is. */
type Concern = {
  targetType: TargetType;
  targetId: string;
  authorId: string;
  /** Written without a name. */
  anonymous: boolean;
  at: Date;
};

type Found = Partial<
  Pick<typeof moderationItems.$inferInsert, 'crisis' | 'held' | 'copiedTitle' | 'copiedText'>
>;

/** Puts something into the queue, or adds to what is in it already; what was closed opens again. */
async function open(tx: Database, concern: Concern, found: Found, more: { reports?: 1; appeals?: 1 } = {}) {
  const { at, ...target } = concern;
  const { reports = 0, appeals = 0 } = more;
  await tx
    .insert(moderationItems)
    .values({ id: newId(), openedAt: at, ...target, ...found, reports, appeals })
    .onConflictDoUpdate({
      target: [moderationItems.targetType, moderationItems.targetId],
      set: {
        ...found,
        reports: sql`${moderationItems.reports} + ${reports}`,
        appeals: sql`${moderationItems.appeals} + ${appeals}`,
        revision: sql`${moderationItems.revision} + 1`,
        openedAt: sql`case when ${moderationItems.closedAt} is null then ${moderationItems.openedAt} else excluded.opened_at end`,
        closedAt: null,
      },
    });
}

/** Has something wait for a moderator that its author wants others to read. Call it where that is stored, as `held`. */
export async function hold(
  tx: Database,
  { reason, ...concern }: Concern & { reason: HoldReason },
): Promise<void> {
  await open(tx, concern, { held: reason });
}

/** Puts something at the head of the queue because its author may be in danger. */
export async function raise(
  tx: Database,
  { priority, ...concern }: Concern & { priority: 'crisis' },
): Promise<void> {
  await open(tx, concern, { crisis: priority === 'crisis' });
}

/** Adds one report, with a copy of what was reported. */
export async function addReported(
  tx: Database,
  concern: Concern & { crisis: boolean; copiedTitle: string | null; copiedText: string | null },
): Promise<void> {
  const { crisis, copiedTitle, copiedText, ...target } = concern;
  await open(tx, target, { copiedTitle, copiedText, ...(crisis && { crisis }) }, { reports: 1 });
}

/** Adds one appeal. */
export async function addAppealed(tx: Database, concern: Concern): Promise<void> {
  await open(tx, concern, {}, { appeals: 1 });
}

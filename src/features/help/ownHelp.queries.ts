import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { plans, reasons, userSettings } from '../../server/db/schema.ts';
import { Problem } from '../../server/errors.ts';
import { newId } from '../../shared/ids.ts';
import {
  KEPT_MAX,
  type NewPlan,
  type NewReason,
  type OwnHelp,
  type Plan,
  type Reason,
} from './ownHelp.schema.ts';

type Writing = { userId: string; idempotencyKey: string | undefined; at: Date };

const shownReason = { id: reasons.id, text: reasons.text, createdAt: reasons.createdAt };
const shownPlan = {
  id: plans.id,
  trigger: plans.trigger,
  response: plans.response,
  createdAt: plans.createdAt,
};

const told = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** The person's reasons, newest first. */
export async function listReasons(db: Database, userId: string): Promise<Reason[]> {
  const rows = await db
    .select(shownReason)
    .from(reasons)
    .where(eq(reasons.userId, userId))
    .orderBy(desc(reasons.id));
  return rows.map(told);
}

/** The person's if-then plans, newest first. */
export async function listPlans(db: Database, userId: string): Promise<Plan[]> {
  const rows = await db.select(shownPlan).from(plans).where(eq(plans.userId, userId)).orderBy(desc(plans.id));
  return rows.map(told);
}

/** Keeps a reason; with a key that was used before, answers what was kept then. @throws {Problem} conflict when full */
export async function addReason(db: Database, writing: Writing, reason: NewReason): Promise<Reason> {
  const { userId, idempotencyKey, at } = writing;
  const byKey = and(eq(reasons.userId, userId), eq(reasons.idempotencyKey, idempotencyKey ?? ''));
  const again = idempotencyKey ? await db.select(shownReason).from(reasons).where(byKey) : [];
  if (again[0]) return told(again[0]);
  requireRoom(await db.$count(reasons, eq(reasons.userId, userId)));
  const [row] = await db
    .insert(reasons)
    .values({ id: newId(), userId, idempotencyKey, createdAt: at, ...reason })
    .onConflictDoNothing({ target: [reasons.userId, reasons.idempotencyKey] })
    .returning(shownReason);
  // Another request with the same key was faster.
  const [kept] = row ? [row] : await db.select(shownReason).from(reasons).where(byKey);
  if (!kept) throw new Error('a reason that was kept is gone');
  return told(kept);
}

/** Keeps a plan, as `addReason` does a reason. */
export async function addPlan(db: Database, writing: Writing, plan: NewPlan): Promise<Plan> {
  const { userId, idempotencyKey, at } = writing;
  const byKey = and(eq(plans.userId, userId), eq(plans.idempotencyKey, idempotencyKey ?? ''));
  const again = idempotencyKey ? await db.select(shownPlan).from(plans).where(byKey) : [];
  if (again[0]) return told(again[0]);
  requireRoom(await db.$count(plans, eq(plans.userId, userId)));
  const [row] = await db
    .insert(plans)
    .values({ id: newId(), userId, idempotencyKey, createdAt: at, ...plan })
    .onConflictDoNothing({ target: [plans.userId, plans.idempotencyKey] })
    .returning(shownPlan);
  const [kept] = row ? [row] : await db.select(shownPlan).from(plans).where(byKey);
  if (!kept) throw new Error('a plan that was kept is gone');
  return told(kept);
}

function requireRoom(kept: number): void {
  if (kept < KEPT_MAX) return;
  throw new Problem('conflict', {
    detail: `There is room for ${KEPT_MAX}. Please remove one that has done its work.`,
  });
}

/** Whether there was one of this person to remove. */
export async function removeReason(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(reasons)
    .where(and(eq(reasons.userId, userId), eq(reasons.id, id)))
    .returning({ id: reasons.id });
  return gone.length > 0;
}

/** Whether there was one of this person to remove. */
export async function removePlan(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(plans)
    .where(and(eq(plans.userId, userId), eq(plans.id, id)))
    .returning({ id: plans.id });
  return gone.length > 0;
}

/** The person to call, as Settings has them; null without a phone number. */
export async function findEmergencyContact(
  db: Database,
  userId: string,
): Promise<OwnHelp['emergencyContact']> {
  const [row] = await db
    .select({ name: userSettings.emergencyName, phone: userSettings.emergencyPhone })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return row?.phone ? { name: row.name ?? '', phone: row.phone } : null;
}

import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import {
  calendarEntries,
  pushSubscriptions,
  userProgress,
  userSettings,
  users,
} from '../../server/db/schema.ts';
import { dayAt } from '../../shared/day.ts';
import { newId } from '../../shared/ids.ts';
import { isTooLate, nextReminder } from './reminder.rules.ts';
import type { NewDevice } from './reminders.schema.ts';

/** Sets when the person's next reminder is due, after their settings or their zone changed. */
export async function scheduleReminder(db: Database, userId: string, now: Date): Promise<void> {
  await db.transaction(async tx => {
    const [row] = await tx
      .select({ settings: userSettings, timeZone: users.timeZone })
      .from(userSettings)
      .innerJoin(users, eq(users.id, userSettings.userId))
      .where(eq(userSettings.userId, userId))
      .for('update', { of: userSettings });
    if (!row) return;
    const { reminderEnabled, reminderMilestones, reminderTime } = row.settings;
    const wanted = reminderEnabled || reminderMilestones;
    await tx
      .update(userSettings)
      .set({ nextReminderAt: wanted ? nextReminder(now, reminderTime, row.timeZone) : null })
      .where(eq(userSettings.userId, userId));
  });
}

/** How many people's reminders one claim takes. */
const MOST = 200;

/**
 * Takes reminders that are due, so that nobody else does: each is moved on to its next time before it is sent, which
 * sends it at most once whatever breaks.
 * @returns those due, with the person's day as it is told of so far; fewer than the most when there are no more
 */
export async function claimDue(db: Database, now: Date) {
  return db.transaction(async tx => {
    const rows = await tx
      .select({
        userId: users.id,
        email: users.email,
        language: users.language,
        timeZone: users.timeZone,
        streak: userProgress.currentStreak,
        time: userSettings.reminderTime,
        enabled: userSettings.reminderEnabled,
        milestones: userSettings.reminderMilestones,
        channels: userSettings.reminderChannels,
        dueAt: sql<Date>`${userSettings.nextReminderAt}`.mapWith(userSettings.nextReminderAt),
      })
      .from(userSettings)
      .innerJoin(users, eq(users.id, userSettings.userId))
      .innerJoin(userProgress, eq(userProgress.userId, userSettings.userId))
      .where(and(lte(userSettings.nextReminderAt, now), isNull(users.deleteAfter)))
      .orderBy(asc(userSettings.nextReminderAt))
      .limit(MOST)
      .for('update', { of: userSettings, skipLocked: true });
    if (rows.length === 0) return [];

    for (const { userId, time, timeZone, dueAt } of rows) {
      await tx
        .update(userSettings)
        .set({
          nextReminderAt: nextReminder(now, time, timeZone),
          ...(!isTooLate(dueAt, now) && { lastReminderAt: dueAt }),
        })
        .where(eq(userSettings.userId, userId));
    }
    const today = rows.map(({ userId, timeZone }) =>
      and(eq(calendarEntries.userId, userId), eq(calendarEntries.date, dayAt(now, timeZone))),
    );
    const entries = await tx
      .select({ userId: calendarEntries.userId, status: calendarEntries.status })
      .from(calendarEntries)
      .where(or(...today));
    const told = new Map(entries.map(({ userId, status }) => [userId, status]));
    return rows.map(row => ({ ...row, entryToday: told.get(row.userId) ?? null }));
  });
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Brings reminders back to their next time that were moved on by a clock that was ahead: nobody's is further away than a
 * day, or an hour more when clocks go back. What was sent while it was ahead is not sent again.
 */
export async function recallReminders(db: Database, now: Date): Promise<void> {
  const { nextReminderAt, lastReminderAt } = userSettings;
  const rows = await db
    .select({
      userId: users.id,
      timeZone: users.timeZone,
      time: userSettings.reminderTime,
      next: nextReminderAt,
      last: lastReminderAt,
    })
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .where(
      and(
        gt(nextReminderAt, new Date(now.getTime() + DAY)),
        or(isNull(lastReminderAt), lt(lastReminderAt, sql`${nextReminderAt} - interval '30 hours'`)),
      ),
    )
    .limit(MOST);
  for (const { userId, timeZone, time, next, last } of rows) {
    const from = new Date(Math.max(now.getTime(), last?.getTime() ?? 0));
    await db
      .update(userSettings)
      .set({ nextReminderAt: nextReminder(from, time, timeZone) })
      .where(and(eq(userSettings.userId, userId), next ? eq(nextReminderAt, next) : undefined));
  }
}

/** At most so many browsers a person; a new one takes the place of the oldest. */
const DEVICES = 10;

/** Adds a browser of the person. One that was another person's before is theirs now: a browser has one reader. */
export async function addDevice(db: Database, userId: string, device: NewDevice, at: Date): Promise<void> {
  const { endpoint, keys, label } = device;
  await db.transaction(async tx => {
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    await tx
      .insert(pushSubscriptions)
      .values({ id: newId(), userId, endpoint, ...keys, label, createdAt: at })
      .onConflictDoNothing();
    const devices = await listSubscriptions(tx, userId);
    for (const { id } of devices.slice(0, -DEVICES)) await removeDevice(tx, userId, id);
  });
}

/** The person's browsers, oldest first. */
export async function listSubscriptions(db: Database, userId: string) {
  return db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.id));
}

/** @returns whether the person had it */
export async function removeDevice(db: Database, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id });
  return removed.length > 0;
}

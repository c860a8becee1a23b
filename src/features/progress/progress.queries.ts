import { and, desc, eq, getTableColumns, gte, lt, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { calendarEntries, userProgress } from '../../server/db/schema.ts';
import { Problem } from '../../server/errors.ts';
import type { Day } from '../../shared/day.ts';
import { type Entry, type Standing, standing } from './progress.rules.ts';

/** A person's progress as it is stored. */
export type StoredProgress = typeof userProgress.$inferSelect;

/** Makes the progress row of a new person: all values 0, daily amount 50. Nothing happens when there is one. */
export async function createProgress(db: Database, userId: string): Promise<void> {
  await db.insert(userProgress).values({ userId }).onConflictDoNothing();
}

/** How to read the stored progress of people, in the same order; undefined for whom there is none. */
export function prepareFindProgress(db: Database) {
  const statement = db
    .select()
    .from(userProgress)
    .where(sql`${userProgress.userId} = any(${sql.placeholder('userIds')}::uuid[])`)
    .prepare('find_progress');
  return async (userIds: string[]): Promise<(StoredProgress | undefined)[]> => {
    const rows = await statement.execute({ userIds });
    const found = new Map(rows.map(row => [row.userId, row]));
    return userIds.map(userId => found.get(userId));
  };
}

/** Sets what a day without gambling saves from now on; days that are marked keep the amount they had. */
export async function setDailyAmount(db: Database, userId: string, amount: string): Promise<void> {
  await db.update(userProgress).set({ dailySpendLimit: amount }).where(eq(userProgress.userId, userId));
}

/** All that the rules need of a person's calendar. */
export async function findEntries(db: Database, userId: string): Promise<Entry[]> {
  return db
    .select({ date: calendarEntries.date, status: calendarEntries.status, saved: calendarEntries.saved })
    .from(calendarEntries)
    .where(eq(calendarEntries.userId, userId));
}

/** The columns that the person sees of their own calendar. */
const shown = {
  date: calendarEntries.date,
  status: calendarEntries.status,
  trigger: calendarEntries.trigger,
  amount: calendarEntries.amount,
  note: calendarEntries.note,
};

/** The person's entries of the days `from` to `to`, both included, newest first. */
export async function listEntries(
  db: Database,
  userId: string,
  { from, to, before, limit }: { from?: Day; to?: Day; before?: Day; limit: number },
) {
  return db
    .select(shown)
    .from(calendarEntries)
    .where(
      and(
        eq(calendarEntries.userId, userId),
        from ? gte(calendarEntries.date, from) : undefined,
        to ? lte(calendarEntries.date, to) : undefined,
        before ? lt(calendarEntries.date, before) : undefined,
      ),
    )
    .orderBy(desc(calendarEntries.date))
    .limit(limit);
}

/** Somebody's word that a day is clean. */
export type SaidClean = {
  userId: string;
  day: Day;
  /** When the person said so; a slip that was recorded later stays. */
  tappedAt: Date;
  at: Date;
};

/** Marks a day clean. Doing so again changes nothing. */
export async function checkIn(
  db: Database,
  { userId, day, tappedAt, at }: SaidClean,
): Promise<StoredProgress> {
  const { progress } = await changeCalendar(db, userId, (tx, dailyAmount) =>
    tx
      .insert(calendarEntries)
      .values({ userId, date: day, status: 'clean', saved: dailyAmount, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({
        target: [calendarEntries.userId, calendarEntries.date],
        set: { status: 'clean', saved: keptSaved, updatedAt: at },
        setWhere: and(eq(calendarEntries.status, 'gambled'), lte(calendarEntries.updatedAt, tappedAt)),
      }),
  );
  return progress;
}

type ChangedDay = {
  userId: string;
  date: Day;
  status: 'clean' | 'gambled';
  trigger: string | null;
  amount: string | null;
  note: string | null;
  at: Date;
};

/** Says what a day was, in place of whatever was said before. */
export async function setDay(db: Database, { at, ...day }: ChangedDay) {
  const { status, trigger, amount, note } = day;
  const { written, progress } = await changeCalendar(db, day.userId, (tx, dailyAmount) =>
    tx
      .insert(calendarEntries)
      .values({ ...day, saved: status === 'clean' ? dailyAmount : null, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({
        target: [calendarEntries.userId, calendarEntries.date],
        set: { status, trigger, amount, note, saved: keptSaved, updatedAt: at },
      })
      .returning(shown),
  );
  const [entry] = written;
  if (!entry) throw new Error('an entry that was stored is gone');
  return { entry, progress };
}

/** Forgets what was said of a day. */
export async function clearDay(db: Database, userId: string, date: Day): Promise<StoredProgress> {
  const { progress } = await changeCalendar(db, userId, tx =>
    tx.delete(calendarEntries).where(and(eq(calendarEntries.userId, userId), eq(calendarEntries.date, date))),
  );
  return progress;
}

/** The daily amount of today does not rewrite a day that has its own. */
const keptSaved = sql`coalesce(${calendarEntries.saved}, excluded.saved)`;

/**
 * Changes the calendar and the read model together. The locked progress row lets one change of a person follow the
 * other, so that each one reads all that the earlier ones wrote.
 */
async function changeCalendar<T>(
  db: Database,
  userId: string,
  write: (tx: Database, dailyAmount: string) => Promise<T>,
): Promise<{ written: T; progress: StoredProgress }> {
  return db.transaction(async tx => {
    const [locked] = await tx
      .select()
      .from(userProgress)
      .where(eq(userProgress.userId, userId))
      .for('update');
    // The account was deleted after the request had found its session.
    if (!locked) throw new Problem('unauthorized');
    const written = await write(tx, locked.dailySpendLimit);
    const reckoned: Standing = standing(await findEntries(tx, userId));
    await tx.update(userProgress).set(reckoned).where(eq(userProgress.userId, userId));
    return { written, progress: { ...locked, ...reckoned } };
  });
}

/**
 * The usual check-ins, those of a day after all others of a person, in one statement: such a day adds itself to the read
 * model, which needs no look at the others. The progress rows are locked before they are compared, as in
 * `changeCalendar`; a person who is changing something else right now is passed over.
 * @returns how to do them: it answers the new progress of each, or undefined where the day is not marked by this, which
 * `checkIn` is for
 */
export function prepareNewestCheckIns(db: Database) {
  const { currentStreak, longestStreak, totalMoneySaved, totalCleanDays, monthCleanDays, lastCheckIn } =
    userProgress;
  // Names that no table has: Drizzle does not say which table a column of a CTE is of.
  const columns = {
    person: sql`person`.as('person'),
    day: sql<Day>`day`.as('day'),
    amount: sql`amount`.as('amount'),
  };
  const added = db.$with('added', columns).as(sql`
    with tapped as (
      select distinct on (user_id) user_id, day, at
      from unnest(
        ${sql.placeholder('userIds')}::uuid[], ${sql.placeholder('days')}::date[],
        ${sql.placeholder('instants')}::timestamptz[]
      ) as tapped (user_id, day, at)
    )
    insert into calendar_entries (user_id, date, status, saved, created_at, updated_at)
    select user_id, day, 'clean', daily_spend_limit, at, at
    from user_progress join tapped using (user_id)
    where day > coalesce(greatest(last_check_in, last_gamble), '-infinity')
    for update of user_progress skip locked
    on conflict do nothing
    returning user_id as person, date as day, saved as amount`);
  const month = (day: SQLWrapper) => sql`date_trunc('month', ${day}::timestamp)`;
  const statement = db
    .with(added)
    .update(userProgress)
    .set({
      currentStreak: sql`${currentStreak} + 1`,
      longestStreak: sql`greatest(${longestStreak}, ${currentStreak} + 1)`,
      totalMoneySaved: sql`${totalMoneySaved} + ${added.amount}`,
      totalCleanDays: sql`${totalCleanDays} + 1`,
      monthCleanDays: sql`case when ${month(lastCheckIn)} = ${month(added.day)} then ${monthCleanDays} + 1 else 1 end`,
      lastCheckIn: sql`${added.day}`,
      firstEntry: sql`coalesce(${userProgress.firstEntry}, ${added.day})`,
    })
    .from(added)
    .where(eq(userProgress.userId, added.person))
    .returning(getTableColumns(userProgress))
    .prepare('newest_check_ins');

  return async (checkIns: SaidClean[]): Promise<(StoredProgress | undefined)[]> => {
    const rows = await statement.execute({
      userIds: checkIns.map(({ userId }) => userId),
      days: checkIns.map(({ day }) => day),
      instants: checkIns.map(({ at }) => at.toISOString()),
    });
    const found = new Map(rows.map(row => [row.userId, row]));
    return checkIns.map(({ userId, day }) => {
      const progress = found.get(userId);
      return progress?.lastCheckIn === day ? progress : undefined;
    });
  };
}

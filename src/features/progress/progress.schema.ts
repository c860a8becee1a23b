import { z } from 'zod';

/** Shapes of progress and of the calendar, shared by both sides. */

/** A day that exists, YYYY-MM-DD. */
export const Day = z.iso.date({ error: 'Please give a day that exists, as YYYY-MM-DD.' });

const money = z.string().meta({ description: 'Decimal, two digits after the point' });
const count = z.int().min(0);
const percent = z.int().min(0).max(100);

export const Progress = z
  .object({
    currentStreak: count,
    longestStreak: count,
    totalMoneySaved: money,
    dailySpendLimit: money,
    /** ISO 4217. */
    currency: z.string(),
    /** The newest clean day. */
    lastCheckIn: Day.nullable(),
    checkedInToday: z.boolean(),
    /** The person's own calendar day, as the server reckons it. */
    today: Day,
    totalCleanDays: count,
    cleanDaysThisMonth: count,
    daysInMonth: count,
    /** Clean days over the day of the month. */
    successRate: percent,
    /** Since the newest slip, or since the first entry when there is none. */
    daysSinceLastGamble: count.nullable(),
    nextMilestone: count,
    milestoneProgress: percent,
    firstEntry: Day.nullable(),
  })
  .meta({ id: 'Progress' });
export type Progress = z.infer<typeof Progress>;

const Status = z.enum(['clean', 'gambled']);

/** One day of a person's calendar. Nobody else ever sees it. */
export const CalendarEntry = z
  .object({
    date: Day,
    status: Status,
    trigger: z.string().nullable(),
    amount: money.nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'CalendarEntry' });
export type CalendarEntry = z.infer<typeof CalendarEntry>;

export const CheckIn = z.object({
  /** When it was tapped, for one that is delivered late: it then counts for the day of the tap. */
  tappedAt: z.iso.datetime({ offset: true }).optional(),
});
export type CheckIn = z.infer<typeof CheckIn>;

/** What a person may add to a day, or not: empty is the same as nothing. */
const words = (max: number) =>
  z
    .string()
    // Postgres cannot store NUL in a text; nobody means to send one.
    .overwrite(text => text.replaceAll('\u0000', ''))
    .trim()
    .max(max, `Please use at most ${max.toLocaleString('en')} characters.`)
    .transform(text => text || null)
    .nullish();

export const TRIGGER_MAX = 80;
export const NOTE_MAX = 2000;

export const SetDay = z.object({
  status: Status,
  trigger: words(TRIGGER_MAX),
  amount: z
    .string()
    .regex(/^\d{1,8}(\.\d{1,2})?$/, 'Please give an amount such as 40 or 40.50.')
    .nullish(),
  note: words(NOTE_MAX),
});
export type SetDay = z.input<typeof SetDay>;

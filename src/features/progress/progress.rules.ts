import {
  addDays,
  type Day,
  dayAt,
  daysBetween,
  daysInMonth,
  firstDayOf,
  type Month,
  monthOf,
  weekday,
} from '../../shared/day.ts';
import { addMoney } from './money.rules.ts';

type Status = 'clean' | 'gambled';

/** What a person said of one day. Days without an entry are unknown: they neither add to a streak nor break it. */
export type Entry = {
  date: Day;
  status: Status;
  /** The daily amount as it was when the day was marked clean, such as "50.00"; null on a day that never was. */
  saved: string | null;
};

/** What the entries say, whatever day it is. It is stored beside them as the read model. */
export type Standing = {
  currentStreak: number;
  longestStreak: number;
  totalMoneySaved: string;
  totalCleanDays: number;
  /** Clean days in the month of `lastCheckIn`. */
  monthCleanDays: number;
  lastCheckIn: Day | null;
  lastGamble: Day | null;
  firstEntry: Day | null;
};

/** Everything that follows from a person's entries, each day at most once, in any order. */
export function standing(entries: readonly Entry[]): Standing {
  const days = entries.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const clean = days.filter(({ status }) => status === 'clean');
  let run = 0;
  let longest = 0;
  for (const { status } of days) {
    run = status === 'clean' ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const lastCheckIn = clean.at(-1)?.date ?? null;
  return {
    currentStreak: run,
    longestStreak: longest,
    totalMoneySaved: clean.reduce((total, { saved }) => addMoney(total, saved ?? '0'), '0.00'),
    totalCleanDays: clean.length,
    monthCleanDays: lastCheckIn === null ? 0 : cleanDaysIn(entries, monthOf(lastCheckIn)),
    lastCheckIn,
    lastGamble: days.findLast(({ status }) => status === 'gambled')?.date ?? null,
    firstEntry: days[0]?.date ?? null,
  };
}

/** The standing with all that depends on the person's today. */
export function summarise(entries: readonly Entry[], today: Day) {
  return figuresOn(today, standing(entries), {
    cleanDaysThisMonth: cleanDaysIn(entries, monthOf(today)),
    checkedInToday: entries.some(({ date, status }) => date === today && status === 'clean'),
  });
}

/**
 * As `summarise`, from a stored standing. Undefined when that can't tell: who travels west may have checked in for a day
 * that is yet to come.
 */
export function summariseStored(stored: Standing, today: Day): ReturnType<typeof summarise> | undefined {
  const { lastCheckIn, monthCleanDays } = stored;
  if (lastCheckIn !== null && lastCheckIn > today) return undefined;
  const thisMonth = lastCheckIn !== null && monthOf(lastCheckIn) === monthOf(today);
  return figuresOn(today, stored, {
    cleanDaysThisMonth: thisMonth ? monthCleanDays : 0,
    checkedInToday: lastCheckIn === today,
  });
}

function figuresOn(
  today: Day,
  { lastGamble, monthCleanDays: _, ...shown }: Standing,
  counted: { cleanDaysThisMonth: number; checkedInToday: boolean },
) {
  const { daysInMonth, successRate } = figuresOf(counted.cleanDaysThisMonth, monthOf(today), today);
  const since = lastGamble ?? shown.firstEntry;
  return {
    ...shown,
    ...counted,
    today,
    daysInMonth,
    successRate,
    daysSinceLastGamble: since === null ? null : Math.max(0, daysBetween(since, today)),
    nextMilestone: nextMilestone(shown.currentStreak),
    milestoneProgress: milestoneProgress(shown.currentStreak),
  };
}

const MILESTONES = [1, 3, 7, 14, 30, 60, 90, 180];
const YEAR = 365;

/** The first milestone in days that a streak has not reached yet; from 365 on there is one every 365 days. */
export function nextMilestone(streak: number): number {
  return MILESTONES.find(days => days > streak) ?? (Math.floor(streak / YEAR) + 1) * YEAR;
}

/** How much of the way to the next milestone is done, in whole per cent. */
export const milestoneProgress = (streak: number): number => percent(streak, nextMilestone(streak));

/**
 * The clean days of a month and their share of the days that have passed of it: up to today in the current month, all of
 * a past one, none of a later one. The same figures in the tile and in the calendar's footer.
 */
export function monthFigures(entries: readonly Pick<Entry, 'date' | 'status'>[], month: Month, today: Day) {
  return figuresOf(cleanDaysIn(entries, month), month, today);
}

function cleanDaysIn(entries: readonly Pick<Entry, 'date' | 'status'>[], month: Month): number {
  return entries.filter(({ date, status }) => status === 'clean' && monthOf(date) === month).length;
}

function figuresOf(cleanDays: number, month: Month, today: Day) {
  const days = daysInMonth(month);
  const passed = Math.max(0, Math.min(days, daysBetween(firstDayOf(month), today) + 1));
  // Who travels west can have marked more days than have passed.
  const successRate = passed === 0 ? 0 : Math.min(100, percent(cleanDays, passed));
  return { cleanDays, daysInMonth: days, dayOfMonth: passed, successRate };
}

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** The 42 days of six weeks, from Sunday on, that show a whole month. */
export function monthCells(month: Month): Day[] {
  const first = firstDayOf(month);
  return Array.from({ length: 42 }, (_, i) => addDays(first, i - weekday(first)));
}

/** How many days back a day can still be set or cleared. */
export const CALENDAR_DAYS = 90;

/** Why a day can not be set or cleared; undefined when it can. */
export function dayProblem(day: Day, today: Day): 'future' | 'too long ago' | undefined {
  if (day > today) return 'future';
  return daysBetween(day, today) > CALENDAR_DAYS ? 'too long ago' : undefined;
}

/** How many days late a check-in that was tapped offline can still arrive. */
const LATE_DAYS = 2;
/** Milliseconds by which a phone's clock may be fast. */
const CLOCK_SKEW = 5 * 60 * 1000;

/**
 * The day for which a check-in counts: the one on which it was tapped, by the person's zone and the server's `now`.
 * Undefined when the tap lies in the future or too long ago.
 */
export function checkInDay(tappedAt: Date, now: Date, timeZone: string): Day | undefined {
  if (tappedAt.getTime() > now.getTime() + CLOCK_SKEW) return undefined;
  const today = dayAt(now, timeZone);
  const day = dayAt(tappedAt, timeZone);
  if (daysBetween(day, today) > LATE_DAYS) return undefined;
  return day > today ? today : day;
}

/** Below this number of slips nothing is told of them: a pattern would be chance. */
const ENOUGH_SLIPS = 5;

export type Insights = {
  slips: number;
  /** Slips on each day of the week, Sunday first. */
  byWeekday: number[];
  /** Slips with each trigger that was noted, the most frequent first. */
  byTrigger: { trigger: string; slips: number }[];
};

/** On which weekdays and with which triggers slips fall; null when there are too few to tell. */
export function insights(
  entries: readonly (Pick<Entry, 'date' | 'status'> & { trigger: string | null })[],
): Insights | null {
  const slips = entries.filter(({ status }) => status === 'gambled');
  if (slips.length < ENOUGH_SLIPS) return null;
  const byWeekday = [0, 0, 0, 0, 0, 0, 0].map(
    (_, day) => slips.filter(({ date }) => weekday(date) === day).length,
  );
  const triggers = new Map<string, { trigger: string; slips: number }>();
  for (const { trigger } of slips) {
    if (trigger === null) continue;
    // "Payday" and "payday " are one trigger, shown as it was written first.
    const key = trigger.trim().toLowerCase();
    const known = triggers.get(key) ?? { trigger: trigger.trim(), slips: 0 };
    triggers.set(key, { ...known, slips: known.slips + 1 });
  }
  const byTrigger = [...triggers.values()].sort((a, b) => b.slips - a.slips);
  return { slips: slips.length, byWeekday, byTrigger };
}

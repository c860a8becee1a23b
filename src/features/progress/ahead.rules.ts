import { type Day, daysInMonth, monthOf } from '../../shared/day.ts';
import { addMoney } from './money.rules.ts';
import { milestoneProgress, nextMilestone } from './progress.rules.ts';
import type { CalendarEntry, Progress } from './progress.schema.ts';

/**
 * What the page shows before the server has said it: the check-ins on the way counted in, on the day that it is now.
 * @param entries of the days that are known, newest first
 * @param days of check-ins on the way
 * @param today by this device; it counts when it is later than the server's last word
 */
export function showAhead(
  server: { progress: Progress; entries: CalendarEntry[] },
  days: readonly Day[],
  today: Day,
): { progress: Progress; entries: CalendarEntry[] } {
  return days
    .filter(day => !server.entries.some(({ date }) => date === day) && day !== server.progress.lastCheckIn)
    .reduce(
      ({ progress, entries }, day) => ({
        progress: withCleanDay(progress, day),
        entries: withEntry(entries, cleanEntry(day)),
      }),
      { ...server, progress: onDay(server.progress, today) },
    );
}

/** The entries with one set, newest first. */
export function withEntry(entries: readonly CalendarEntry[], entry: CalendarEntry): CalendarEntry[] {
  return [...withoutEntry(entries, entry.date), entry].sort((a, b) => (a.date < b.date ? 1 : -1));
}

export const withoutEntry = (entries: readonly CalendarEntry[], day: Day): CalendarEntry[] =>
  entries.filter(({ date }) => date !== day);

export const cleanEntry = (date: Day): CalendarEntry => ({
  date,
  status: 'clean',
  trigger: null,
  amount: null,
  note: null,
});

function onDay(progress: Progress, today: Day): Progress {
  if (today <= progress.today) return progress;
  const month = monthOf(today);
  const sameMonth = month === monthOf(progress.today);
  return withRates({
    ...progress,
    today,
    checkedInToday: progress.lastCheckIn === today,
    daysInMonth: daysInMonth(month),
    cleanDaysThisMonth: sameMonth ? progress.cleanDaysThisMonth : 0,
  });
}

function withCleanDay(progress: Progress, day: Day): Progress {
  const { today, lastCheckIn } = progress;
  const currentStreak = progress.currentStreak + 1;
  const thisMonth = monthOf(day) === monthOf(today) ? 1 : 0;
  return withRates({
    ...progress,
    currentStreak,
    longestStreak: Math.max(progress.longestStreak, currentStreak),
    totalMoneySaved: addMoney(progress.totalMoneySaved, progress.dailySpendLimit),
    totalCleanDays: progress.totalCleanDays + 1,
    cleanDaysThisMonth: progress.cleanDaysThisMonth + thisMonth,
    lastCheckIn: lastCheckIn !== null && lastCheckIn > day ? lastCheckIn : day,
    checkedInToday: progress.checkedInToday || day === today,
    daysSinceLastGamble: progress.daysSinceLastGamble ?? 0,
    firstEntry: progress.firstEntry ?? day,
  });
}

const withRates = (progress: Progress): Progress => ({
  ...progress,
  successRate: Math.min(
    100,
    Math.round((100 * progress.cleanDaysThisMonth) / Number(progress.today.slice(-2))),
  ),
  nextMilestone: nextMilestone(progress.currentStreak),
  milestoneProgress: milestoneProgress(progress.currentStreak),
});

import { addDays, type Day, daysInMonth, type Month, monthOf, weekday } from '../../shared/day.ts';

/** The month that is `n` months later, or earlier when `n` is negative. */
export function addMonths(month: Month, n: number): Month {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + n;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The same day of another month, or that month's last. */
export function inMonth(day: Day, month: Month): Day {
  const date = Math.min(Number(day.slice(-2)), daysInMonth(month));
  return `${month}-${String(date).padStart(2, '0')}`;
}

/**
 * Where a key leads from a day in the calendar, as in the grid pattern of the ARIA Authoring Practices: arrows by day
 * and week, Home and End within the week, Page Up and Page Down by month. Undefined for any other key.
 */
export function dayAfterKey(day: Day, key: string): Day | undefined {
  const moves: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -weekday(day)),
    End: () => addDays(day, 6 - weekday(day)),
    PageUp: () => inMonth(day, addMonths(monthOf(day), -1)),
    PageDown: () => inMonth(day, addMonths(monthOf(day), 1)),
  };
  return moves[key]?.();
}

/** Whether the newest `limit` entries tell all there is from a day on. */
export function reachBackTo(newest: readonly { date: Day }[], from: Day, limit: number): boolean {
  const oldest = newest.at(-1);
  return newest.length < limit || oldest === undefined || oldest.date <= from;
}

/** The days of the six weeks, week by week. */
export const inWeeks = (cells: readonly Day[]): Day[][] =>
  Array.from({ length: 6 }, (_, week) => cells.slice(week * 7, week * 7 + 7));

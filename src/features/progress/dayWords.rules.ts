import { addDays, type Day, firstDayOf, type Month } from '../../shared/day.ts';

/** A locale's words for days and months, as 'Friday, March 6, 2026', 'Friday, March 6', 'March 2026' and the weekdays, Sunday first. */
export function dayWords(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (day: Day) => made.format(new Date(day));
  };
  const day = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const month = format({ month: 'long', year: 'numeric' });
  const weekdays = (width: 'long' | 'short' | 'narrow') => SUNDAY_ON.map(format({ weekday: width }));
  return {
    full: format({ ...day, year: 'numeric' }),
    short: format(day),
    month: (of: Month) => month(firstDayOf(of)),
    weekdays,
  };
}

/** A week that begins on a Sunday. */
const SUNDAY_ON = Array.from({ length: 7 }, (_, i) => addDays('2026-03-01', i));

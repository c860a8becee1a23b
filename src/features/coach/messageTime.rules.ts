import { dayAt } from '../../shared/day.ts';

/**
 * When a message was written, short: the clock today, with the date on other days.
 * @param writtenAt ISO 8601
 * @param today the person's day as it is now, YYYY-MM-DD
 * @param timeZone IANA name
 */
export function messageTime(writtenAt: string, today: string, timeZone: string, locale: string): string {
  const date = new Date(writtenAt);
  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const written = dayAt(date, timeZone);
  if (written === today) return new Intl.DateTimeFormat(locale, clock).format(date);
  const day = { day: 'numeric', month: 'short', timeZone } as const;
  const year = written.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, ...year, ...clock }).format(date);
}

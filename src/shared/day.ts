/** A calendar day, YYYY-MM-DD: later days sort after earlier ones. */
export type Day = string;
/** A calendar month, YYYY-MM. */
export type Month = string;

const MILLISECONDS = 24 * 60 * 60 * 1000;

/** A format takes long to make and is kept. Zones are known in any case, and only one spelling of each is worth keeping. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase();
  let format = formats.get(key);
  if (!format) {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const western = { calendar: 'gregory', numberingSystem: 'latn' } as const;
    format = new Intl.DateTimeFormat('en-US', { ...digits, ...western, timeZone });
    formats.set(key, format);
  }
  return format;
}

/**
 * The calendar day that it is at an instant in a time zone.
 * @param timeZone IANA name, such as Pacific/Kiritimati
 * @throws {RangeError} when this runtime does not know the zone
 */
export function dayAt(instant: Date, timeZone: string): Day {
  const [month, day, year] = formatIn(timeZone).format(instant).split('/');
  return `${year}-${month}-${day}`;
}

/** The day that is `n` days later, or earlier when `n` is negative. */
export function addDays(day: Day, n: number): Day {
  return new Date(Date.parse(day) + n * MILLISECONDS).toISOString().slice(0, 10);
}

/** How many days after `from` the day `to` is; negative when it is before. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / MILLISECONDS;
}

/** The day of the week: 0 is Sunday, 6 is Saturday. */
export const weekday = (day: Day): number => new Date(day).getUTCDay();

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDayOf = (month: Month): Day => `${month}-01`;

export function daysInMonth(month: Month): number {
  const nextMonth = monthOf(addDays(firstDayOf(month), 31));
  return daysBetween(firstDayOf(month), firstDayOf(nextMonth));
}

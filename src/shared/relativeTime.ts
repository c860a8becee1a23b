/** How long ago something was, as it is said: under a minute, whole minutes, hours or days, or by its date. */
export type Ago = { unit: 'now' | 'date' } | { unit: 'minutes' | 'hours' | 'days'; count: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Under 60 s is now, then minutes, hours, and days up to seven; after that the date says more.
 * @param then milliseconds since 1970; a clock ahead of ours counts as now
 * @param now milliseconds since 1970
 */
export function relativeTime(then: number, now: number): Ago {
  const passed = now - then;
  if (passed < MINUTE) return { unit: 'now' };
  if (passed < HOUR) return { unit: 'minutes', count: Math.floor(passed / MINUTE) };
  if (passed < DAY) return { unit: 'hours', count: Math.floor(passed / HOUR) };
  if (passed < 7 * DAY) return { unit: 'days', count: Math.floor(passed / DAY) };
  return { unit: 'date' };
}

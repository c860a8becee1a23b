import { type Day, dayAt } from '../../shared/day.ts';

/** A check-in that waits to be sent: the instant of the tap, ISO 8601. */
export type Tap = string;

/** Where a person's check-ins wait in this browser. */
export const tapsKey = (userId: string): string => `cairn.checkIns.${userId}`;

/** Taps as they were kept by `JSON.stringify`; none when that is damaged. */
export function parseTaps(kept: string | null): Tap[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter(isTap) : [];
  } catch {
    return [];
  }
}

const isTap = (value: unknown): value is Tap => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/** The day that a tap is meant for. */
export const dayOfTap = (tap: Tap, timeZone: string): Day => dayAt(new Date(tap), timeZone);

/** The taps with one more, unless its day has one. */
export function withTap(taps: Tap[], tap: Tap, timeZone: string): Tap[] {
  const day = dayOfTap(tap, timeZone);
  return taps.some(kept => dayOfTap(kept, timeZone) === day) ? taps : [...taps, tap];
}

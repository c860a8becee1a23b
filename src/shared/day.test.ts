import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayAt, daysBetween, daysInMonth, firstDayOf, monthOf, weekday } from './day.ts';

const HOUR = 60 * 60 * 1000;
const at = (instant: string) => new Date(instant);

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+12', 'Etc/GMT-14', 'asia/kathmandu'];
const offsets = new Map(
  zones.map(timeZone => [timeZone, new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })]),
);

/** Milliseconds that a zone is ahead of UTC, out of words such as "3/10/2026, GMT+05:45". */
function offsetAt(instant: number, timeZone: string): number {
  const words = offsets.get(timeZone)?.format(instant) ?? '';
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(words) ?? [];
  const offset = Number(hours) * HOUR + Number(minutes) * 60_000 + Number(seconds) * 1000;
  return sign === '-' ? -offset : offset;
}

/** The slow way: the clock on the wall, told as if it were UTC. */
const slowDayAt = (instant: number, timeZone: string): string =>
  new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);

/** The instants of a year at which a zone changes its clocks, by bisection between the firsts of its months. */
function changesIn(year: number, timeZone: string): number[] {
  const firsts = Array.from({ length: 13 }, (_, month) => Date.UTC(year, month));
  return firsts.slice(1).flatMap((end, i) => {
    let before = firsts[i] ?? end;
    let after = end;
    if (offsetAt(before, timeZone) === offsetAt(after, timeZone)) return [];
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle, timeZone) === offsetAt(before, timeZone)) before = middle;
      else after = middle;
    }
    return [after];
  });
}

const day = fc
  .date({ min: at('1970-01-01T00:00:00Z'), max: at('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

describe('the day at an instant', () => {
  it.each([
    ['UTC+14, always first', '2026-03-10T10:00:00Z', 'Pacific/Kiritimati', '2026-03-11'],
    ['a moment before', '2026-03-10T09:59:59.999Z', 'Pacific/Kiritimati', '2026-03-10'],
    ['UTC−12, always last', '2026-03-10T11:59:59.999Z', 'Etc/GMT+12', '2026-03-09'],
    ['a moment later', '2026-03-10T12:00:00Z', 'Etc/GMT+12', '2026-03-10'],
    ['a quarter of an hour counts', '2026-03-10T18:14:59Z', 'Asia/Kathmandu', '2026-03-10'],
    ['a quarter of an hour counts', '2026-03-10T18:15:00Z', 'Asia/Kathmandu', '2026-03-11'],
    ['the night of 23 hours', '2026-03-28T23:59:59Z', 'Europe/Dublin', '2026-03-28'],
    ['the night of 23 hours', '2026-03-29T00:00:00Z', 'Europe/Dublin', '2026-03-29'],
    ['summer begins', '2026-03-29T22:59:59Z', 'Europe/Dublin', '2026-03-29'],
    ['summer begins', '2026-03-29T23:00:00Z', 'Europe/Dublin', '2026-03-30'],
    ['summer ends', '2026-10-24T23:00:00Z', 'Europe/Dublin', '2026-10-25'],
    ['summer ends', '2026-10-25T23:59:59Z', 'Europe/Dublin', '2026-10-25'],
    ['summer ends', '2026-10-26T00:00:00Z', 'Europe/Dublin', '2026-10-26'],
    ['a leap day', '2028-02-29T23:59:59Z', 'UTC', '2028-02-29'],
    ['the day after it', '2028-03-01T00:00:00Z', 'UTC', '2028-03-01'],
    ['no leap day', '2027-03-01T00:00:00Z', 'UTC', '2027-03-01'],
    ['a new year', '2026-12-31T13:00:00Z', 'Pacific/Auckland', '2027-01-01'],
    ['a day that Samoa left out', '2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['a day that Samoa left out', '2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['midnight passed twice', '2010-11-07T02:30:59Z', 'America/St_Johns', '2010-11-07'],
    ['midnight passed twice', '2010-11-07T02:31:00Z', 'America/St_Johns', '2010-11-06'],
  ])('%s: %s in %s is %s', (_name, instant, timeZone, expected) => {
    expect(dayAt(at(instant), timeZone)).toBe(expected);
  });

  it('is that of the slow way in every zone, around each change of its clocks', () => {
    let changes = 0;
    for (const timeZone of zones) {
      for (const change of changesIn(2026, timeZone)) {
        changes++;
        const moments = Array.from({ length: 97 }, (_, i) => change + (i - 48) * HOUR);
        const around = moments.flatMap(moment => [moment - 1, moment]);
        expect(around.map(moment => dayAt(new Date(moment), timeZone))).toEqual(
          around.map(moment => slowDayAt(moment, timeZone)),
        );
      }
    }
    expect(changes).toBeGreaterThan(150);
  });

  it('is that of the slow way in every zone, at any instant', () => {
    const instant = fc.integer({ min: 0, max: Date.UTC(2100, 0) });
    for (const timeZone of zones) {
      fc.assert(
        fc.property(instant, instant => dayAt(new Date(instant), timeZone) === slowDayAt(instant, timeZone)),
        { numRuns: 25 },
      );
    }
  });

  it('is one of three at a time', () => {
    const days = ['Etc/GMT+12', 'UTC', 'Pacific/Kiritimati'].map(zone =>
      dayAt(at('2026-03-10T11:00Z'), zone),
    );
    expect(days).toEqual(['2026-03-09', '2026-03-10', '2026-03-11']);
  });

  it('does not know a zone that does not exist', () => {
    expect(() => dayAt(at('2026-03-10T11:00:00Z'), 'Moon/Tranquility')).toThrow(RangeError);
  });
});

describe('reckoning with days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 365, '2029-02-28'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-03-10', -90, '2025-12-10'],
    ['2026-03-10', 0, '2026-03-10'],
  ])('%s and %i days is %s', (from, n, to) => {
    expect(addDays(from, n)).toBe(to);
    expect(daysBetween(from, to)).toBe(n);
  });

  it.each([
    ['2026-03-08', 0],
    ['2026-03-10', 2],
    ['2028-02-29', 2],
    ['2026-03-14', 6],
  ])('%s falls on weekday %i', (day, expected) => {
    expect(weekday(day)).toBe(expected);
  });

  it.each([
    ['2026-02', 28],
    ['2028-02', 29],
    ['2100-02', 28],
    ['2000-02', 29],
    ['2026-04', 30],
    ['2026-12', 31],
  ])('%s has %i days', (month, expected) => {
    expect(daysInMonth(month)).toBe(expected);
  });

  it('agrees with counting one day after the other', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 800 }), (from, n) => {
        let counted = from;
        for (let i = 0; i < n; i++) {
          const next = addDays(counted, 1);
          expect(next > counted).toBe(true);
          expect(weekday(next)).toBe((weekday(counted) + 1) % 7);
          if (monthOf(next) === monthOf(counted)) expect(next.slice(8) > counted.slice(8)).toBe(true);
          else
            expect([next, Number(counted.slice(8))]).toEqual([
              firstDayOf(monthOf(next)),
              daysInMonth(monthOf(counted)),
            ]);
          counted = next;
        }
        expect(addDays(from, n)).toBe(counted);
        expect(addDays(counted, -n)).toBe(from);
        expect(daysBetween(from, counted)).toBe(n);
      }),
      { numRuns: 50 },
    );
  });
});

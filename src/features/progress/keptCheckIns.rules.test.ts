import { expect, test } from 'vitest';
import { dayOfTap, parseTaps, withTap } from './keptCheckIns.rules.ts';

const evening = '2026-03-10T22:30:00.000Z';

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{}', []],
  ['[1, null, "never"]', []],
  [JSON.stringify([evening]), [evening]],
])('%j holds %j', (kept, taps) => {
  expect(parseTaps(kept)).toEqual(taps);
});

test('a tap is meant for the day that it is where the person lives', () => {
  expect(dayOfTap(evening, 'America/New_York')).toBe('2026-03-10');
  expect(dayOfTap(evening, 'Asia/Tokyo')).toBe('2026-03-11');
});

test('there is one tap for each day, the first one', () => {
  const later = '2026-03-10T23:30:00.000Z';
  expect(withTap([evening], later, 'UTC')).toEqual([evening]);
  expect(withTap([evening], later, 'Europe/Berlin')).toEqual([evening, later]);
});

import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const SECOND = 1_000;
const DAY = 86_400 * SECOND;

it.each([
  ['a clock ahead of ours', -5 * SECOND, { unit: 'now' }],
  ['59 s', 59 * SECOND, { unit: 'now' }],
  ['60 s', 60 * SECOND, { unit: 'minutes', count: 1 }],
  ['under an hour', 3_599 * SECOND, { unit: 'minutes', count: 59 }],
  ['an hour', 3_600 * SECOND, { unit: 'hours', count: 1 }],
  ['under a day', DAY - 1, { unit: 'hours', count: 23 }],
  ['a day', DAY, { unit: 'days', count: 1 }],
  ['under a week', 7 * DAY - 1, { unit: 'days', count: 6 }],
  ['a week', 7 * DAY, { unit: 'date' }],
])('%s', (_name, passed, expected) => {
  expect(relativeTime(NOW - passed, NOW)).toEqual(expected);
});

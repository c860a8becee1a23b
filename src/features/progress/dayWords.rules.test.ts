import { expect, test } from 'vitest';
import { dayWords } from './dayWords.rules.ts';

const words = dayWords('en');

test('days and months in words', () => {
  expect(words.full('2026-03-10')).toBe('Tuesday, March 10, 2026');
  expect(words.short('2026-03-10')).toBe('Tuesday, March 10');
  expect(words.month('2026-03')).toBe('March 2026');
});

test('the week begins on Sunday', () => {
  expect(words.weekdays('long')[0]).toBe('Sunday');
  expect(words.weekdays('short')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
});

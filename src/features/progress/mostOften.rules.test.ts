import { expect, test } from 'vitest';
import { mostOften } from './mostOften.rules.ts';

test.each([
  [[], undefined],
  [[0, 0, 0], undefined],
  [[1, 0, 0], undefined],
  [[1, 3, 1], 1],
  [[3, 3, 1], undefined],
])('of %j the place %j stands out', (counts, place) => {
  expect(mostOften(counts)).toBe(place);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryDelay } from './retry.rules.ts';

test.each([
  [0, 2_000, 1, 2_000],
  [0, 2_000, 0, 1_000],
  [1, 2_000, 1, 4_000],
  [3, 2_000, 1, 16_000],
  [4, 2_000, 1, 30_000],
  [2_000, 2_000, 1, 30_000],
])('before try %i, beginning with %i ms, with chance %d: %i ms', (attempt, first, chance, expected) => {
  expect(retryDelay(attempt, first, chance)).toBe(expected);
});

test('it never waits for less than half of the longest pause of that try', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      const most = retryDelay(attempt, 500, 1);
      const delay = retryDelay(attempt, 500, chance);
      expect(delay).toBeGreaterThanOrEqual(most / 2);
      expect(delay).toBeLessThanOrEqual(most);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockWords, parseEnd, secondOfBreath, URGE_MS, urgeAt } from './urge.rules.ts';

const BEGAN = Date.parse('2026-11-20T02:00:00Z');
const END = BEGAN + URGE_MS;
const minute = 60_000;

test.each([
  [0, 600, 'rising', 'in'],
  [3_999, 597, 'rising', 'in'],
  [4_000, 596, 'rising', 'out'],
  [10_000, 590, 'rising', 'in'],
  [3 * minute, 420, 'standing', 'in'],
  [7 * minute, 180, 'easing', 'in'],
  [URGE_MS - 1, 1, 'easing', 'out'],
  [URGE_MS, 0, 'over', 'in'],
  [URGE_MS + minute, 0, 'over', 'in'],
] as const)('%i ms after the start: %i s left, %s, breathing %s', (passed, left, stage, breath) => {
  expect(urgeAt(END, BEGAN + passed)).toEqual({ left, stage, breath });
});

test('what is left never grows, and ends', () => {
  fc.assert(
    fc.property(fc.nat(URGE_MS), fc.nat(URGE_MS), (a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      expect(urgeAt(END, BEGAN + late).left).toBeLessThanOrEqual(urgeAt(END, BEGAN + early).left);
    }),
  );
});

test('a clock that was set back never shows more than ten minutes', () => {
  expect(urgeAt(END, BEGAN - minute)).toEqual({ left: 600, stage: 'rising', breath: 'in' });
  expect(secondOfBreath(END, BEGAN - minute)).toBe(0);
});

test.each([
  [String(END), BEGAN, END],
  [String(END), END + 59 * minute, END],
  [String(END), END + 61 * minute, null],
  [String(END + 1), BEGAN, null],
  ['', BEGAN, null],
  [null, BEGAN, null],
  ['soon', BEGAN, null],
])('kept %j, read at %i, is %s', (kept, now, end) => {
  expect(parseEnd(kept, now)).toBe(end);
});

test.each([
  [600, '10:00'],
  [65, '1:05'],
  [9, '0:09'],
])('%i seconds read %s', (seconds, words) => {
  expect(clockWords(seconds)).toBe(words);
});

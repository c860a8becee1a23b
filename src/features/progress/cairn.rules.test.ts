import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../shared/day.ts';
import { CAIRN_SIZE, layCairn } from './cairn.rules.ts';

const newest = '2026-03-10';
const days = (count: number, last = newest) => Array.from({ length: count }, (_, i) => addDays(last, -i));
const cairn = (total: number, slips: string[] = []) =>
  layCairn({ total, clean: days(Math.min(total, 90)), slips });

test.each([
  [0, 0],
  [1, 1],
  [12, 12],
  [23, 23],
  [32, 32],
  [33, 37],
  [500, 41],
])('%i clean days are drawn as %i stones', (total, stones) => {
  expect(cairn(total)).toHaveLength(stones);
});

test('the same days give the same drawing, other days another one', () => {
  expect(cairn(23)).toEqual(cairn(23));
  const other = layCairn({ total: 23, clean: days(23, '2027-01-01'), slips: [] });
  expect(other.map(({ outline }) => outline)).not.toEqual(cairn(23).map(({ outline }) => outline));
});

test('a check-in lays one stone, and no other one of the first twelve changes', () => {
  for (let total = 0; total < 12; total++) {
    const before = layCairn({ total, clean: days(total), slips: [] });
    const clean = [addDays(newest, 1), ...days(total)];
    const after = layCairn({ total: total + 1, clean, slips: [] });
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)?.key).toBe(addDays(newest, 1));
  }
});

test.each([13, 33, 60, 120, 400])(
  'with %i stones, which are more than one column, it still stands high',
  total => {
    expect(Math.min(...cairn(total).map(({ y }) => y))).toBeLessThan(CAIRN_SIZE.ground - 120);
  },
);

test('a slip lies beside the stones and moves none of them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 12 }), (total, count) => {
      const slips = Array.from({ length: count }, (_, i) => addDays('2025-06-01', -i));
      const stones = cairn(total, slips);
      const beside = stones.filter(({ tone }) => tone === 'slip');
      expect(stones.filter(({ tone }) => tone !== 'slip')).toEqual(cairn(total));
      expect(beside).toHaveLength(Math.min(count, 5));
      expect(stones.map(({ key }) => key)).toHaveLength(new Set(stones.map(({ key }) => key)).size);
    }),
    { numRuns: 30 },
  );
});

test('every stone is inside the drawing', () => {
  for (const stone of [...cairn(1), ...cairn(23), ...cairn(5000, days(9, '2024-01-01'))]) {
    expect(stone.x).toBeGreaterThan(20);
    expect(stone.x).toBeLessThan(CAIRN_SIZE.width - 12);
    expect(stone.y).toBeGreaterThan(12);
    expect(stone.y).toBeLessThan(CAIRN_SIZE.height - 12);
    expect(stone.outline).not.toMatch(/NaN|undefined|e/);
  }
});

test('days older than the known ones have stones too', () => {
  const stones = layCairn({ total: 20, clean: days(3), slips: [] });
  expect(stones).toHaveLength(20);
  expect(new Set(stones.map(({ key }) => key))).toHaveLength(20);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, dayAfterKey, inMonth, inWeeks, reachBackTo } from './month.rules.ts';
import { monthCells } from './progress.rules.ts';

test.each([
  ['2026-03', 1, '2026-04'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -15, '2024-12'],
])('%s and %i months is %s', (month, n, then) => {
  expect(addMonths(month, n)).toBe(then);
  expect(addMonths(then, -n)).toBe(month);
});

test.each([
  ['2026-03-31', '2026-02', '2026-02-28'],
  ['2026-03-31', '2024-02', '2024-02-29'],
  ['2026-03-10', '2026-02', '2026-02-10'],
])('%s in %s is %s', (day, month, then) => {
  expect(inMonth(day, month)).toBe(then);
});

// 10 March 2026 is a Tuesday.
test.each([
  ['ArrowLeft', '2026-03-09'],
  ['ArrowRight', '2026-03-11'],
  ['ArrowUp', '2026-03-03'],
  ['ArrowDown', '2026-03-17'],
  ['Home', '2026-03-08'],
  ['End', '2026-03-14'],
  ['PageUp', '2026-02-10'],
  ['PageDown', '2026-04-10'],
  ['a', undefined],
  ['Tab', undefined],
])('%s leads to %s', (key, day) => {
  expect(dayAfterKey('2026-03-10', key)).toBe(day);
});

test('six weeks of seven days hold every cell once, in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2400 }), n => {
      const cells = monthCells(addMonths('1950-01', n));
      expect(inWeeks(cells).map(week => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      expect(inWeeks(cells).flat()).toEqual(cells);
    }),
  );
});

test.each([
  [[], true],
  [['2026-03-10'], true],
  [['2026-03-10', '2026-02-02'], false],
  [['2026-03-10', '2026-02-01'], true],
])('of at most 2, %j reach back to 1 February: %s', (dates, reach) => {
  expect(
    reachBackTo(
      dates.map(date => ({ date })),
      '2026-02-01',
      2,
    ),
  ).toBe(reach);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../shared/day.ts';
import { cleanEntry, showAhead, withEntry, withoutEntry } from './ahead.rules.ts';
import { type Entry, summarise } from './progress.rules.ts';
import type { CalendarEntry, Progress } from './progress.schema.ts';

const today = '2026-03-10';

/** What the server would answer for these entries. */
function answer(entries: Entry[], day = today): { progress: Progress; entries: CalendarEntry[] } {
  const summary = summarise(entries, day);
  const shown = entries.map(({ date, status }) => ({ ...cleanEntry(date), status }));
  return {
    progress: { ...summary, dailySpendLimit: '50.00', currency: 'USD' },
    entries: shown.toSorted((a, b) => (a.date < b.date ? 1 : -1)),
  };
}

const clean = (date: string): Entry => ({ date, status: 'clean', saved: '50.00' });

const history = fc
  .uniqueArray(
    fc.record({ back: fc.integer({ min: 1, max: 60 }), status: fc.constantFrom('clean', 'gambled') }),
    {
      selector: ({ back }) => back,
    },
  )
  .map(days => days.map(({ back, status }): Entry => ({ ...clean(addDays(today, -back)), status })));

test('a check-in on its way shows what the server will answer', () => {
  fc.assert(
    fc.property(history, entries => {
      expect(showAhead(answer(entries), [today], '')).toEqual(answer([...entries, clean(today)]));
    }),
  );
});

test('a check-in that the server has already counted adds nothing', () => {
  fc.assert(
    fc.property(history, entries => {
      const known = answer([...entries, clean(today)]);
      expect(showAhead(known, [today, today], '')).toEqual(known);
      // The calendar may still be on its way.
      expect(showAhead({ ...known, entries: [] }, [today], '').progress).toEqual(known.progress);
    }),
  );
});

test('a day with a slip stays one', () => {
  const known = answer([{ date: today, status: 'gambled', saved: null }]);
  expect(showAhead(known, [today], '')).toEqual(known);
});

test('without a connection, the new day begins at midnight of this device', () => {
  const known = answer([clean('2026-03-09'), clean(today)]);
  const nextDay = answer([clean('2026-03-09'), clean(today)], '2026-03-11');
  expect(showAhead(known, [], '2026-03-11').progress).toEqual({
    ...nextDay.progress,
    daysSinceLastGamble: known.progress.daysSinceLastGamble,
  });
  const nextMonth = showAhead(known, [], '2026-04-01').progress;
  expect(nextMonth).toMatchObject({
    checkedInToday: false,
    cleanDaysThisMonth: 0,
    daysInMonth: 30,
    successRate: 0,
  });
});

test('a device whose clock is behind changes nothing', () => {
  const known = answer([clean(today)]);
  expect(showAhead(known, [], '2026-03-01')).toEqual(known);
});

test('entries stay in order, one for each day', () => {
  const entries = [cleanEntry('2026-03-10'), cleanEntry('2026-03-08')];
  expect(withEntry(entries, cleanEntry('2026-03-09')).map(({ date }) => date)).toEqual([
    '2026-03-10',
    '2026-03-09',
    '2026-03-08',
  ]);
  expect(withEntry(entries, { ...cleanEntry('2026-03-08'), status: 'gambled' })).toHaveLength(2);
  expect(withoutEntry(entries, '2026-03-10').map(({ date }) => date)).toEqual(['2026-03-08']);
});

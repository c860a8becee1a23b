import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysInMonth, monthOf, weekday } from '../../shared/day.ts';
import {
  checkInDay,
  dayProblem,
  type Entry,
  insights,
  milestoneProgress,
  monthCells,
  monthFigures,
  nextMilestone,
  standing,
  summarise,
  summariseStored,
} from './progress.rules.ts';

/** Entries from a line of days: C clean, G gambled, any other unknown. The last one is `until`. */
function history(line: string, until: Day, saved = '50.00'): Entry[] {
  return [...line].flatMap((letter, i): Entry[] => {
    const date = addDays(until, i + 1 - line.length);
    if (letter === 'C') return [{ date, status: 'clean', saved }];
    return letter === 'G' ? [{ date, status: 'gambled', saved: null }] : [];
  });
}

const TODAY = '2026-03-10';

describe('streaks', () => {
  it.each([
    ['', 0, 0],
    ['C', 1, 1],
    ['G', 0, 0],
    ['CCC', 3, 3],
    ['CCC.', 3, 3],
    ['CC..C', 3, 3],
    ['C.......................C', 2, 2],
    ['CCCG', 0, 3],
    ['CCCGC', 1, 3],
    ['CGCCC', 3, 3],
    ['CCGCCCGC', 1, 3],
    ['CCG.C.C', 2, 2],
    ['GGCC', 2, 2],
    ['CCGG', 0, 2],
    // A slip told late parts the days around it.
    ['CCCGCC', 2, 3],
  ])('%j: now %i, longest %i', (line, currentStreak, longestStreak) => {
    expect(standing(history(line, TODAY))).toMatchObject({ currentStreak, longestStreak });
  });

  it('are the same in whatever order the entries come', () => {
    const entries = history('CC.GCCCG.CC', TODAY);
    expect(standing(entries.toReversed())).toEqual(standing(entries));
  });
});

describe('money saved', () => {
  const saving = (...amounts: string[]) =>
    standing(amounts.map((saved, i) => ({ date: addDays(TODAY, i), status: 'clean', saved })))
      .totalMoneySaved;
  it.each([
    [[], '0.00'],
    [['50.00', '50.00'], '100.00'],
    [['0.10', '0.20'], '0.30'],
    [['0.05'], '0.05'],
    [['7', '0.5'], '7.50'],
    [['1000.00', '0.00', '19.99'], '1019.99'],
    [Array.from({ length: 4000 }, () => '999.99'), '3999960.00'],
  ])('of %j is %s', (amounts, total) => {
    expect(saving(...amounts)).toBe(total);
  });

  it('is the amount of each day as it was, and none of a slip', () => {
    const entries: Entry[] = [
      { date: '2026-03-01', status: 'clean', saved: '20.00' },
      { date: '2026-03-02', status: 'gambled', saved: '30.00' },
      { date: '2026-03-03', status: 'clean', saved: '50.50' },
    ];
    expect(standing(entries).totalMoneySaved).toBe('70.50');
  });
});

describe('days that are told', () => {
  it('are the newest clean one, the newest slip and the first of all', () => {
    expect(standing(history('.C.G.C.', TODAY))).toMatchObject({
      lastCheckIn: '2026-03-09',
      lastGamble: '2026-03-07',
      firstEntry: '2026-03-05',
      totalCleanDays: 2,
    });
    expect(standing([])).toMatchObject({
      lastCheckIn: null,
      lastGamble: null,
      firstEntry: null,
      totalCleanDays: 0,
      monthCleanDays: 0,
    });
  });

  it.each([
    ['clean days of one month', 'CCC', '2026-03-10', '2026-03-10', 3],
    ['clean days of two months', 'CCCC', '2026-03-02', '2026-03-10', 2],
    ['a slip is none', 'CCGC', '2026-03-04', '2026-03-10', 3],
    ['none of the new month yet', 'CCC', '2026-02-28', '2026-03-01', 0],
    ['the same month of another year', 'CCC', '2025-03-10', '2026-03-10', 0],
    ['a day to come: not told', 'CCC', '2026-03-10', '2026-03-09', undefined],
  ])('a stored standing tells those of this month: %s', (_name, line, until, today, expected) => {
    const stored = standing(history(line, until));
    expect(summariseStored(stored, today)?.cleanDaysThisMonth).toBe(expected);
  });

  it.each([
    ['nothing yet', '', null],
    ['a slip today', 'CCG', 0],
    ['a slip yesterday', 'CG.', 1],
    ['the newest of two slips', 'G.G..', 2],
    ['no slip: the first entry', 'C.CC', 3],
    ['no slip, first entry today', 'C', 0],
  ])('days since the last gamble: %s', (_name, line, expected) => {
    expect(summarise(history(line, TODAY), TODAY).daysSinceLastGamble).toBe(expected);
  });

  it.each([
    ['C', true],
    ['C.', false],
    ['G', false],
    ['CG', false],
    ['', false],
  ])('%j: checked in today is %s', (line, expected) => {
    expect(summarise(history(line, TODAY), TODAY).checkedInToday).toBe(expected);
  });
});

describe('milestones', () => {
  it.each([
    [0, 1, 0],
    [1, 3, 33],
    [2, 3, 67],
    [3, 7, 43],
    [7, 14, 50],
    [13, 14, 93],
    [14, 30, 47],
    [23, 30, 77],
    [29, 30, 97],
    [30, 60, 50],
    [60, 90, 67],
    [90, 180, 50],
    [180, 365, 49],
    [364, 365, 100],
    [365, 730, 50],
    [729, 730, 100],
    [730, 1095, 67],
    [4000, 4015, 100],
  ])('after %i days the next is %i, and done of it are %i of a hundred', (streak, next, progress) => {
    expect(nextMilestone(streak)).toBe(next);
    expect(milestoneProgress(streak)).toBe(progress);
  });
});

describe('the month', () => {
  it.each([
    ['none', '', '2026-04-30', 0, 30, 30, 0],
    ['22 clean on the last of 30', `${'C'.repeat(22)}........`, '2026-04-30', 22, 30, 30, 73],
    ['every day', 'C'.repeat(10), '2026-03-10', 10, 31, 10, 100],
    ['slips do not count', 'CCGCGCCCCC', '2026-03-10', 8, 31, 10, 80],
    ['only this month', 'C'.repeat(20), '2026-03-10', 10, 31, 10, 100],
    ['the first', 'C', '2026-03-01', 1, 31, 1, 100],
    ['the first, not marked', '', '2026-03-01', 0, 31, 1, 0],
    ['half is rounded up', 'C.......', '2026-03-08', 1, 31, 8, 13],
    ['a leap day', 'C'.repeat(29), '2028-02-29', 29, 29, 29, 100],
  ])('%s', (_name, line, today, cleanDays, days, dayOfMonth, successRate) => {
    const entries = history(line, today);
    expect(monthFigures(entries, monthOf(today), today)).toEqual({
      cleanDays,
      daysInMonth: days,
      dayOfMonth,
      successRate,
    });
    expect(summarise(entries, today)).toMatchObject({
      cleanDaysThisMonth: cleanDays,
      daysInMonth: days,
      successRate,
    });
  });

  it('that has passed is measured by all its days, one to come by none', () => {
    const entries = history('C'.repeat(14), '2026-02-14');
    const figures = (month: string) => monthFigures(entries, month, TODAY);
    expect(figures('2026-02')).toEqual({ cleanDays: 14, daysInMonth: 28, dayOfMonth: 28, successRate: 50 });
    expect(figures('2026-01')).toEqual({ cleanDays: 0, daysInMonth: 31, dayOfMonth: 31, successRate: 0 });
    expect(figures('2026-04')).toEqual({ cleanDays: 0, daysInMonth: 30, dayOfMonth: 0, successRate: 0 });
  });

  it('never shows more than every day, also when today went back a day', () => {
    const entries = history('C'.repeat(10), '2026-03-10');
    expect(summarise(entries, '2026-03-09')).toMatchObject({
      currentStreak: 10,
      cleanDaysThisMonth: 10,
      successRate: 100,
      checkedInToday: true,
      daysSinceLastGamble: 8,
    });
    expect(summarise(history('G', '2026-03-10'), '2026-03-09').daysSinceLastGamble).toBe(0);
  });

  it.each([
    ['2026-02', '2026-02-01', '2026-03-14'],
    ['2026-03', '2026-03-01', '2026-04-11'],
    ['2026-08', '2026-07-26', '2026-09-05'],
    ['2028-02', '2028-01-30', '2028-03-11'],
    ['2026-01', '2025-12-28', '2026-02-07'],
  ])('%s is shown from %s to %s', (month, first, last) => {
    const cells = monthCells(month);
    expect(cells).toHaveLength(42);
    expect([cells[0], cells[41]]).toEqual([first, last]);
  });
});

describe('which days can be changed', () => {
  it.each([
    ['2026-03-10', undefined],
    ['2026-03-09', undefined],
    ['2025-12-10', undefined],
    ['2025-12-09', 'too long ago'],
    ['1999-01-01', 'too long ago'],
    ['2026-03-11', 'future'],
    ['2999-01-01', 'future'],
  ])('%s: %s', (day, problem) => {
    expect(dayProblem(day, TODAY)).toBe(problem);
  });

  it.each([
    ['a moment ago', '2026-03-10', '2026-03-10T12:00:00Z', 'UTC'],
    ['yesterday', '2026-03-09', '2026-03-09T23:59:59Z', 'UTC'],
    ['two days back', '2026-03-08', '2026-03-08T00:00:00Z', 'UTC'],
    ['three days back', undefined, '2026-03-07T23:59:59Z', 'UTC'],
    ['years ago', undefined, '1970-01-01T00:00:00Z', 'UTC'],
    ['by a clock that is a little fast', '2026-03-10', '2026-03-10T12:05:00Z', 'UTC'],
    ['in the future', undefined, '2026-03-10T12:05:01Z', 'UTC'],
    ['tomorrow', undefined, '2026-03-11T12:00:00Z', 'UTC'],
    ['on the day of the zone', '2026-03-10', '2026-03-09T23:00:00Z', 'Asia/Tokyo'],
    ['on the day of the zone', '2026-03-09', '2026-03-10T01:00:00Z', 'America/New_York'],
    ['three days back there', undefined, '2026-03-08T03:00:00Z', 'America/New_York'],
  ])('a check-in tapped %s counts for %s', (_name, expected, tappedAt, timeZone) => {
    expect(checkInDay(new Date(tappedAt), new Date('2026-03-10T12:00:00Z'), timeZone)).toBe(expected);
  });

  it('a clock that is a little fast does not reach tomorrow', () => {
    const now = new Date('2026-03-10T23:58:00Z');
    expect(checkInDay(new Date('2026-03-11T00:01:00Z'), now, 'UTC')).toBe('2026-03-10');
  });
});

describe('insights', () => {
  const slips = (...days: [Day, (string | null)?][]) =>
    days.map(([date, trigger = null]) => ({ date, status: 'gambled' as const, trigger }));
  const four = slips(['2026-03-01'], ['2026-03-06', 'Payday'], ['2026-03-07', 'alone'], ['2026-02-06']);

  it('say nothing of fewer than five slips, whatever number of clean days there is', () => {
    const clean = Array.from({ length: 50 }, (_, i) => ({
      date: addDays('2025-12-01', i),
      status: 'clean' as const,
      trigger: 'payday',
    }));
    expect(insights([])).toBeNull();
    expect(insights([...clean, ...four])).toBeNull();
    expect(insights([...clean, ...four, ...slips(['2026-01-02', ' payday '])])).toEqual({
      slips: 5,
      byWeekday: [1, 0, 0, 0, 0, 3, 1],
      byTrigger: [
        { trigger: 'Payday', slips: 2 },
        { trigger: 'alone', slips: 1 },
      ],
    });
  });

  it('put the most frequent trigger first', () => {
    const more = slips(['2026-01-01', 'alone'], ['2026-01-02', 'alone']);
    expect(insights([...four, ...more])?.byTrigger).toEqual([
      { trigger: 'alone', slips: 3 },
      { trigger: 'Payday', slips: 1 },
    ]);
  });
});

// The reference: slow, and obvious.

const amount = fc.integer({ min: 0, max: 100_000 });
const inHundredths = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;

type Told = { status: 'clean' | 'gambled'; hundredths: number } | undefined;

/** A history: what was told of each day up to some day around today, unknown days among them. */
const histories = fc
  .record({
    today: fc
      .date({ min: new Date('2023-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
      .map(date => date.toISOString().slice(0, 10)),
    // How many days ahead of today the newest is, for who travelled west.
    ahead: fc.integer({ min: -40, max: 1 }),
    told: fc.array(
      fc.oneof(
        { weight: 6, arbitrary: fc.record({ status: fc.constant('clean' as const), hundredths: amount }) },
        { weight: 1, arbitrary: fc.record({ status: fc.constant('gambled' as const), hundredths: amount }) },
        { weight: 2, arbitrary: fc.constant(undefined) },
      ),
      { maxLength: 120 },
    ),
  })
  .map(({ today, ahead, told }) => {
    const days = told.map((one: Told, i) => ({
      date: addDays(today, ahead - told.length + 1 + i),
      told: one,
    }));
    const entries: Entry[] = days.flatMap(({ date, told: one }) =>
      one ? [{ date, status: one.status, saved: inHundredths(one.hundredths) }] : [],
    );
    return { today, days, entries };
  });

const isClean = (entry: Entry | undefined) => entry?.status === 'clean';

function slowSummary(entries: Entry[], today: Day) {
  const on = (date: Day) => entries.find(entry => entry.date === date);
  const gambled = entries.filter(({ status }) => status === 'gambled').map(({ date }) => date);
  const clean = entries.filter(isClean);
  const lastGamble = gambled.toSorted().at(-1) ?? null;
  const firstEntry = entries.map(({ date }) => date).toSorted()[0] ?? null;
  // Every stretch from one entry to another in which nobody gambled.
  let longestStreak = 0;
  for (const { date: from } of clean) {
    for (const { date: to } of clean) {
      if (gambled.some(date => from < date && date < to)) continue;
      const within = clean.filter(({ date }) => from <= date && date <= to);
      longestStreak = Math.max(longestStreak, within.length);
    }
  }
  const month = Array.from({ length: daysInMonth(monthOf(today)) }, (_, i) =>
    addDays(`${monthOf(today)}-01`, i),
  );
  const cleanDaysThisMonth = month.filter(day => isClean(on(day))).length;
  const passed = month.filter(day => day <= today).length;
  let daysSince: number | null = null;
  const since = lastGamble ?? firstEntry;
  if (since !== null) {
    daysSince = 0;
    for (let day = since; day < today; day = addDays(day, 1)) daysSince++;
  }
  const currentStreak = clean.filter(({ date }) => lastGamble === null || date > lastGamble).length;
  const milestones = [1, 3, 7, 14, 30, 60, 90, 180, 365, 730];
  const next = milestones.filter(days => currentStreak < days)[0] ?? Number.NaN;
  return {
    currentStreak,
    longestStreak,
    totalCleanDays: clean.length,
    totalMoneySaved: inHundredths(clean.reduce((sum, { saved }) => sum + Number(saved?.replace('.', '')), 0)),
    lastCheckIn:
      clean
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? null,
    firstEntry,
    today,
    checkedInToday: isClean(on(today)),
    cleanDaysThisMonth,
    daysInMonth: month.length,
    successRate: Math.min(100, Math.floor((cleanDaysThisMonth / passed) * 100 + 0.5)),
    daysSinceLastGamble: daysSince,
    nextMilestone: next,
    milestoneProgress: Math.floor((currentStreak / next) * 100 + 0.5),
  };
}

describe('over random histories', () => {
  const holds = (
    property: (history: { today: Day; days: { date: Day; told: Told }[]; entries: Entry[] }) => void,
  ) => fc.assert(fc.property(histories, property), { numRuns: 300 });

  it('everything is as the slow reference reckons', () =>
    holds(({ today, entries }) => {
      expect(summarise(entries, today)).toEqual(slowSummary(entries, today));
    }));

  it('a stored standing tells the same, but for who has checked in for a day to come', () =>
    holds(({ today, entries }) => {
      const ahead = entries.some(entry => isClean(entry) && entry.date > today);
      expect(summariseStored(standing(entries), today)).toEqual(
        ahead ? undefined : summarise(entries, today),
      );
    }));

  it('a first check-in today adds exactly one day and the daily amount, and lowers nothing', () =>
    holds(({ today, entries }) => {
      const earlier = entries.filter(({ date }) => date < today);
      const before = summarise(earlier, today);
      const after = summarise([...earlier, { date: today, status: 'clean', saved: '0.01' }], today);
      expect(after.currentStreak).toBe(before.currentStreak + 1);
      expect(after.totalCleanDays).toBe(before.totalCleanDays + 1);
      expect(after.cleanDaysThisMonth).toBe(before.cleanDaysThisMonth + 1);
      expect(after.longestStreak).toBe(Math.max(before.longestStreak, after.currentStreak));
      expect(Number(after.totalMoneySaved) - Number(before.totalMoneySaved)).toBeCloseTo(0.01);
    }));

  it('a slip on a day that was not marked takes no clean day and no money', () =>
    holds(({ today, days, entries }) => {
      const before = summarise(entries, today);
      for (const { date } of days.filter(({ told }) => !told)) {
        const after = summarise([...entries, { date, status: 'gambled', saved: null }], today);
        expect(after.totalCleanDays).toBe(before.totalCleanDays);
        expect(after.totalMoneySaved).toBe(before.totalMoneySaved);
        expect(after.cleanDaysThisMonth).toBe(before.cleanDaysThisMonth);
        expect(after.successRate).toBe(before.successRate);
      }
    }));

  it('a slip after all other entries sets the current streak to 0 and lowers nothing else', () =>
    holds(({ today, entries }) => {
      const before = summarise(entries, today);
      const after = summarise(
        [...entries, { date: addDays(today, 2), status: 'gambled', saved: null }],
        today,
      );
      expect(after.currentStreak).toBe(0);
      for (const kept of [
        'longestStreak',
        'totalCleanDays',
        'totalMoneySaved',
        'cleanDaysThisMonth',
      ] as const) {
        expect(after[kept]).toBe(before[kept]);
      }
    }));

  it('unknown days neither add nor break', () =>
    holds(({ entries }) => {
      const apart = entries.map((entry, i) => ({ ...entry, date: addDays('2020-01-01', i * 3) }));
      const { currentStreak, longestStreak, totalCleanDays, totalMoneySaved } = standing(entries);
      expect(standing(apart)).toMatchObject({
        currentStreak,
        longestStreak,
        totalCleanDays,
        totalMoneySaved,
      });
    }));

  it('the 42 cells hold the whole month in order, from a Sunday on', () =>
    holds(({ today }) => {
      const cells = monthCells(monthOf(today));
      expect(cells.map(weekday)).toEqual(Array.from({ length: 42 }, (_, i) => i % 7));
      expect(cells.filter(day => monthOf(day) === monthOf(today))).toHaveLength(daysInMonth(monthOf(today)));
      expect(cells.slice(0, 7)).toContain(`${monthOf(today)}-01`);
      expect(cells).toEqual(cells.map((_, i) => addDays(cells[0] ?? '', i)));
    }));

  it('a day can be changed exactly when it is one of the last 91', () =>
    holds(({ today, days }) => {
      const open = Array.from({ length: 91 }, (_, i) => addDays(today, -i));
      for (const { date } of days) expect(dayProblem(date, today) === undefined).toBe(open.includes(date));
    }));

  it('insights count every slip once, by its weekday, from five on', () =>
    holds(({ entries }) => {
      const told = entries.map(entry => ({
        ...entry,
        trigger: ['Payday', 'payday', 'alone', null][weekday(entry.date) % 4] ?? null,
      }));
      const slips = told.filter(({ status }) => status === 'gambled');
      const found = insights(told);
      expect(found === null).toBe(slips.length < 5);
      if (!found) return;
      for (let day = 0; day < 7; day++) {
        expect(found.byWeekday[day]).toBe(slips.filter(({ date }) => weekday(date) === day).length);
      }
      const named = found.byTrigger.reduce((sum, { slips: n }) => sum + n, 0);
      expect(named).toBe(slips.filter(({ trigger }) => trigger !== null).length);
    }));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt } from '../../shared/day.ts';
import { dueKind, nextReminder, TOO_LATE, words } from './reminder.rules.ts';

const at = (iso: string) => new Date(iso);

describe('the next reminder', () => {
  it.each([
    ['later today', '2026-03-10T12:00:00Z', '20:00', 'UTC', '2026-03-10T20:00:00Z'],
    ['tomorrow, when it is that time now', '2026-03-10T20:00:00Z', '20:00', 'UTC', '2026-03-11T20:00:00Z'],
    [
      'where today is another day',
      '2026-03-10T12:00:00Z',
      '20:00',
      'Pacific/Kiritimati',
      '2026-03-11T06:00:00Z',
    ],
    [
      'the morning after clocks went forward',
      '2026-03-29T00:00:00Z',
      '08:00',
      'Europe/Dublin',
      '2026-03-29T07:00:00Z',
    ],
    [
      'in the hour that is left out',
      '2026-03-29T00:00:00Z',
      '01:30',
      'Europe/Dublin',
      '2026-03-29T01:30:00Z',
    ],
    [
      'the first of an hour that comes twice',
      '2026-10-25T00:00:00Z',
      '01:30',
      'Europe/Dublin',
      '2026-10-25T00:30:00Z',
    ],
    [
      'not again in the second of them',
      '2026-10-25T00:30:00Z',
      '01:30',
      'Europe/Dublin',
      '2026-10-26T01:30:00Z',
    ],
    [
      'past a day that an island left out',
      '2011-12-30T06:00:00Z',
      '12:00',
      'Pacific/Apia',
      '2011-12-30T22:00:00Z',
    ],
  ])('is %s', (_name, after, time, zone, expected) => {
    expect(nextReminder(at(after), time, zone)).toEqual(at(expected));
  });

  it.each(['Europe/Dublin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Kolkata'])(
    'is once a day through a year in %s, at any time',
    zone => {
      const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
      fc.assert(
        fc.property(minutes, minute => {
          const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
          const days: string[] = [];
          let now = nextReminder(at('2025-12-31T23:00:00Z'), time, zone);
          while (now < at('2027-01-02T00:00:00Z')) {
            days.push(dayAt(now, zone));
            now = nextReminder(now, time, zone);
          }
          expect(days.length).toBeGreaterThanOrEqual(366);
          expect(new Set(days).size).toBe(days.length);
        }),
        { numRuns: 12 },
      );
    },
  );
});

describe('what is sent', () => {
  const due = {
    dueAt: at('2026-03-10T20:00:00Z'),
    enabled: true,
    milestones: true,
    entryToday: null,
    isMilestone: true,
  };
  const onTime = at('2026-03-10T20:00:20Z');

  it.each([
    ['the reminder', {}, 'reminder'],
    ['nothing after a check-in', { entryToday: 'clean', isMilestone: false }, null],
    ['the milestone of today', { entryToday: 'clean' }, 'milestone'],
    ['no milestone to whom does not want it', { entryToday: 'clean', milestones: false }, null],
    ['nothing after a slip', { entryToday: 'gambled' }, null],
    ['no reminder to whom wants milestones alone', { enabled: false }, null],
  ] as const)('is %s', (_name, change, expected) => {
    expect(dueKind({ ...due, ...change }, onTime)).toBe(expected);
  });

  it('is nothing when it is more than an hour late', () => {
    const late = (ms: number) => dueKind(due, new Date(due.dueAt.getTime() + ms));
    expect([late(TOO_LATE), late(TOO_LATE + 1)]).toEqual(['reminder', null]);
  });

  it('says nothing of what Cairn is about', () => {
    expect(JSON.stringify(words)).not.toMatch(/gambl|bet|casino|recover|addict|clean|slip|money/i);
  });
});

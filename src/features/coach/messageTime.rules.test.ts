import { expect, test } from 'vitest';
import { dayAt } from '../../shared/day.ts';
import { messageTime } from './messageTime.rules.ts';

test.each([
  ['2026-11-20T22:30:00Z', 'Europe/Dublin', '10:30 PM'],
  ['2026-11-19T22:30:00Z', 'Europe/Dublin', 'Nov 19, 10:30 PM'],
  ['2025-11-20T22:30:00Z', 'Europe/Dublin', 'Nov 20, 2025, 10:30 PM'],
  ['2026-11-19T22:30:00Z', 'Asia/Tokyo', '7:30 AM'],
])('%s in %s reads %s', (writtenAt, timeZone, expected) => {
  expect(messageTime(writtenAt, '2026-11-20', timeZone, 'en-US').replace(/\u202f/g, ' ')).toBe(expected);
});

test('a day belongs to the time zone', () => {
  const instant = new Date('2026-11-20T23:30:00Z');
  expect(dayAt(instant, 'America/New_York')).toBe('2026-11-20');
  expect(dayAt(instant, 'Asia/Tokyo')).toBe('2026-11-21');
});

import { expect, it } from 'vitest';
import { reminderFile } from './reminderFile.rules.ts';

it('is a daily event at a time without a zone', () => {
  const file = reminderFile(
    '2026-03-10',
    '20:05',
    'Time; for you',
    'uid-1',
    new Date('2026-03-10T12:00:00.123Z'),
  );
  expect(file).toContain('\r\nDTSTART:20260310T200500\r\n');
  expect(file).toContain('\r\nDTSTAMP:20260310T120000Z\r\n');
  expect(file).toContain('\r\nRRULE:FREQ=DAILY\r\n');
  expect(file).toContain('\r\nSUMMARY:Time\\; for you\r\n');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

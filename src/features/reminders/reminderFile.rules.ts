/** The characters that RFC 5545 gives a meaning to. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');

/**
 * A calendar file with a daily reminder, for those who want neither mail nor notifications. Its time has no zone, so that
 * it is the same on the clock wherever the phone is.
 * @param today YYYY-MM-DD
 * @param time HH:MM
 */
export function reminderFile(today: string, time: string, title: string, uid: string, now: Date): string {
  const start = `${today.replaceAll('-', '')}T${time.replace(':', '')}00`;
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cairn//Reminder//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${start}`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escaped(title)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

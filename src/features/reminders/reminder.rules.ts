import { Temporal } from 'temporal-polyfill';
import type { InLanguages } from '../../shared/language.ts';

/** Milliseconds after which a reminder that was not sent comes too late to be of use. */
export const TOO_LATE = 60 * 60 * 1000;

export const isTooLate = (dueAt: Date, now: Date): boolean => now.getTime() - dueAt.getTime() > TOO_LATE;

/**
 * The first instant after `after` at which clocks in a zone show a time. Where a day lacks that time because clocks
 * go forward, it is as much later as the gap is long; where a day has it twice, it is the first.
 * @param time HH:MM
 * @param timeZone IANA name
 */
export function nextReminder(after: Date, time: string, timeZone: string): Date {
  const moment = Temporal.Instant.fromEpochMilliseconds(after.getTime());
  let day = moment.toZonedDateTimeISO(timeZone).toPlainDate();
  const plainTime = Temporal.PlainTime.from(time);
  // A gap can push yesterday's reminder past midnight, and a day can be missing altogether.
  for (let ahead = 0; ahead < 4; ahead++) {
    const next = day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
    if (next > after.getTime()) return new Date(next);
    day = day.add({ days: 1 });
  }
  throw new RangeError(`no ${time} in ${timeZone}`);
}

/** What a lock screen or a mailbox shows. It says nothing of what Cairn is about: other people see them too. */
export const words: InLanguages<Record<ReminderKind, { title: string; body: string }>> = {
  en: {
    reminder: { title: 'Time for your check-in', body: 'Today can have its stone.' },
    milestone: { title: 'A day to remember', body: 'There is something to see on your path today.' },
  },
  es: {
    reminder: { title: 'Es hora de tu registro', body: 'Hoy puede tener su piedra.' },
    milestone: { title: 'Un día para recordar', body: 'Hoy hay algo que ver en tu camino.' },
  },
};

export type ReminderKind = 'reminder' | 'milestone';

type Due = {
  dueAt: Date;
  enabled: boolean;
  milestones: boolean;
  /** The person's entry of today, if any. */
  entryToday: 'clean' | 'gambled' | null;
  isMilestone: boolean;
};

/** What to send of a reminder that is due, if anything. Whoever told of their day already is not asked for it. */
export function dueKind(
  { dueAt, enabled, milestones, entryToday, isMilestone }: Due,
  now: Date,
): ReminderKind | null {
  if (isTooLate(dueAt, now)) return null;
  if (entryToday === null) return enabled ? 'reminder' : null;
  return milestones && entryToday === 'clean' && isMilestone ? 'milestone' : null;
}

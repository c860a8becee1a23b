import type { Database } from '../../server/db/connect.ts';
import type { DemoPerson } from '../../server/db/demo.ts';
import { addDays, type Day, dayAt, weekday } from '../../shared/day.ts';
import type { InLanguages } from '../../shared/language.ts';
import { setDailyAmount, setDay } from './progress.queries.ts';

const FRIDAY = 5;

/** What the demo person says of a day, and the daily amount that they had set by then. */
type Told = { date: Day; trigger?: string; status: 'clean' | 'gambled'; dailyAmount: '0' | '50' };

type Triggers = { payday: string; argument: string; bored: string };

const triggers: InLanguages<Triggers> = {
  en: { payday: 'Payday', argument: 'An argument', bored: 'Bored in the evening' },
  es: { payday: 'Día de cobro', argument: 'Una discusión', bored: 'Noche aburrida' },
};

/**
 * The demo person's days, oldest first. Paydays were hard: there are slips, most of them on Fridays; 45 clean days, some
 * that were not marked among them, before they had set a daily amount; a last slip; and, at 50 a day, 23 clean days up
 * to yesterday, so that whoever tries the demo can check in for today.
 */
function demoDays(today: Day, { payday, argument, bored }: Triggers): Told[] {
  const streak = range(-23, -1).map(days => addDays(today, days));
  const beforeStreak = addDays(today, -24);
  const lastSlip = addDays(beforeStreak, -((weekday(beforeStreak) - FRIDAY + 7) % 7));
  const slips = [
    [-63, payday],
    [-58, argument],
    [-56, payday],
    [-49, bored],
    [0, payday],
  ] as const;
  const unmarked = [-61, -48, -30, -10];
  const earlier = range(-63, 0).filter(days => !unmarked.includes(days));
  return [
    ...earlier.map((days): Told => {
      const trigger = slips.find(([slip]) => slip === days)?.[1];
      const status = trigger ? 'gambled' : 'clean';
      return { date: addDays(lastSlip, days), status, trigger, dailyAmount: '0' };
    }),
    ...streak.map((date): Told => ({ date, status: 'clean', dailyAmount: '50' })),
  ];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Tells the app of the demo person's days as they would have done it: one after the other, in the evening. */
export async function fillDemoCalendar(
  db: Database,
  { userId, timeZone, language }: DemoPerson,
  now: Date,
): Promise<void> {
  for (const { date, status, trigger = null, dailyAmount } of demoDays(
    dayAt(now, timeZone),
    triggers[language],
  )) {
    await setDailyAmount(db, userId, dailyAmount);
    const at = new Date(`${date}T20:00:00Z`);
    await setDay(db, { userId, date, status, trigger, amount: null, note: null, at });
  }
}

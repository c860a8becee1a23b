import type { Day } from '../../shared/day.ts';
import { readAmount } from './money.rules.ts';
import type { CalendarEntry } from './progress.schema.ts';

/** The most characters that the server takes. */
export const TRIGGER_LIMIT = 80;
export const NOTE_LIMIT = 2000;

/** A slip as it stands in the form. */
export type SlipDraft = { date: Day; trigger: string; amount: string; note: string };

/** The form for a day, with what is noted of the slip that is logged on it. */
export const slipDraft = (date: Day, logged: CalendarEntry | undefined): SlipDraft => ({
  date,
  trigger: logged?.trigger ?? '',
  amount: logged?.amount ?? '',
  note: logged?.note ?? '',
});

/**
 * The form after another day was chosen: what was typed moves along; what was only filled in gives way to what is noted
 * of the new day.
 * @param slipOn the slip that is logged on a day
 */
export function moveDraft(
  draft: SlipDraft,
  date: Day,
  slipOn: (day: Day) => CalendarEntry | undefined,
): SlipDraft {
  const filledIn = slipDraft(draft.date, slipOn(draft.date));
  const typed =
    draft.trigger !== filledIn.trigger || draft.amount !== filledIn.amount || draft.note !== filledIn.note;
  return typed ? { ...draft, date } : slipDraft(date, slipOn(date));
}

/** What is sent of a draft; undefined while the amount is none. */
export function readSlip({ trigger, amount, note }: SlipDraft) {
  const read = readAmount(amount);
  if (read === undefined) return undefined;
  return { trigger: trigger.trim() || null, amount: read, note: note.trim() || null };
}

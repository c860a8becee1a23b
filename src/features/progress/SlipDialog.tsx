import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { addDays, type Day } from '../../shared/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { problemText } from '../../ui/fetch.ts';
import { useFormats } from '../../ui/formats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { dayWords } from './dayWords.rules.ts';
import { NoteField } from './NoteField.tsx';
import { useChangeDay } from './progress.api.ts';
import { CALENDAR_DAYS, dayProblem } from './progress.rules.ts';
import type { CalendarEntry } from './progress.schema.ts';
import { moveDraft, readSlip, type SlipDraft, slipDraft } from './slip.rules.ts';
import { TriggerField } from './TriggerField.tsx';

type SlipDialogProps = {
  userId: string;
  today: Day;
  currency: string;
  /** The day it opens with. */
  day: Day;
  /** The slip of that day is to be changed, not another one recorded. */
  correcting: boolean;
  entries: CalendarEntry[];
  onLogged: (day: Day) => void;
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks for the day of a slip and, for whoever wants to keep it, what was around it. */
export function SlipDialog({
  userId,
  today,
  currency,
  day,
  correcting,
  entries,
  onLogged,
  onRemoved,
  onClose,
}: SlipDialogProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const slipOn = (date: Day) => entries.find(entry => entry.date === date && entry.status === 'gambled');
  const [draft, setDraft] = useState(() => slipDraft(day, slipOn(day)));
  const [tried, setTried] = useState(false);
  const save = useChangeDay(userId);
  const remove = useChangeDay(userId);
  const slip = readSlip(draft);
  const problem = dayProblem(draft.date, today);
  const change = (part: Partial<SlipDraft>) => setDraft(before => ({ ...before, ...part }));

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (save.isPending || !draft.date || problem || !slip) return;
    save.mutate(
      { date: draft.date, set: { status: 'gambled', ...slip } },
      { onSuccess: () => onLogged(draft.date) },
    );
  }

  return (
    <Dialog title={correcting ? t`Change the slip` : t`Record a slip`} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-muted text-sm">
          <Trans>Only the day is needed. All of this stays private: nobody but you can read it.</Trans>
        </p>
        {correcting ? (
          <p className="font-semibold">{dayWords(formats).full(day)}</p>
        ) : (
          <TextField
            label={t`Day`}
            type="date"
            required
            min={addDays(today, -CALENDAR_DAYS)}
            max={today}
            value={draft.date}
            onChange={({ target }) => setDraft(before => moveDraft(before, target.value, slipOn))}
            error={
              tried && (!draft.date || problem)
                ? t`Please choose a day of the last ${CALENDAR_DAYS}.`
                : undefined
            }
            hint={
              slipOn(draft.date) ? t`A slip is logged for this day already. Saving changes it.` : undefined
            }
          />
        )}
        <TriggerField value={draft.trigger} onChange={trigger => change({ trigger })} />
        <TextField
          label={t`Amount (optional)`}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          onChange={({ target }) => change({ amount: target.value })}
          error={tried && !slip ? t`Please write an amount such as 40 or 40.50, or leave it out.` : undefined}
          hint={t`In ${currency}. Leave it out if looking at it does not help.`}
        />
        <NoteField value={draft.note} onChange={note => change({ note })} />
        {save.error || remove.error ? (
          <Notice tone="error">{problemText(save.error ?? remove.error)}</Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" size="lg" pending={save.isPending} className="grow">
            <Trans>Save</Trans>
          </Button>
          {correcting ? (
            <Button
              size="lg"
              pending={remove.isPending}
              onClick={() => remove.mutate({ date: day, set: 'clear' }, { onSuccess: onRemoved })}
            >
              <Trans>Remove</Trans>
            </Button>
          ) : null}
        </div>
      </form>
    </Dialog>
  );
}

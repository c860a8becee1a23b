import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Day } from '../../shared/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFormats } from '../../ui/formats.ts';
import { dayWords } from './dayWords.rules.ts';
import { moneyWords } from './money.rules.ts';
import type { CalendarEntry } from './progress.schema.ts';

type DayDialogProps = {
  day: Day;
  entry: CalendarEntry | undefined;
  currency: string;
  onClean: () => void;
  onSlip: () => void;
  onClear: () => void;
  onClose: () => void;
};

/** What is known of a day, and what can be said of it instead. */
export function DayDialog({ day, entry, currency, onClean, onSlip, onClear, onClose }: DayDialogProps) {
  const formats = useFormats();
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => choices.current?.querySelector('button')?.focus(), []);

  return (
    <Dialog
      title={dayWords(formats)
        .full(day)
        .replace(/ (?=\d)/g, '\u00a0')}
      onClose={onClose}
    >
      <p>
        {entry?.status === 'clean' ? <Trans>You marked this day as clean.</Trans> : null}
        {entry?.status === 'gambled' ? <Trans>You logged a slip on this day.</Trans> : null}
        {entry ? null : <Trans>Nothing is marked on this day.</Trans>}
      </p>
      {entry ? <Noted entry={entry} currency={currency} /> : null}
      <div ref={choices} className="grid gap-2">
        {entry?.status === 'clean' ? null : (
          <Button variant="primary" onClick={onClean}>
            <Trans>Mark as clean</Trans>
          </Button>
        )}
        <Button onClick={onSlip}>
          {entry?.status === 'gambled' ? <Trans>Change the slip</Trans> : <Trans>Record a slip</Trans>}
        </Button>
        {entry ? (
          <Button variant="quiet" onClick={onClear}>
            <Trans>Clear this day</Trans>
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

/** What the person wrote down with a slip, for their eyes only. */
function Noted({ entry: { trigger, amount, note }, currency }: { entry: CalendarEntry; currency: string }) {
  const formats = useFormats();
  if (!trigger && !amount && !note) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-md bg-sunken p-4 text-sm">
      {trigger ? (
        <>
          <dt className="text-muted">
            <Trans>Trigger</Trans>
          </dt>
          <dd>{trigger}</dd>
        </>
      ) : null}
      {amount ? (
        <>
          <dt className="text-muted">
            <Trans>Amount</Trans>
          </dt>
          <dd className="tabular-nums">{moneyWords(amount, currency, formats)}</dd>
        </>
      ) : null}
      {note ? (
        <>
          <dt className="text-muted">
            <Trans>Note</Trans>
          </dt>
          <dd className="whitespace-pre-wrap">{note}</dd>
        </>
      ) : null}
    </dl>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { useFormats } from '../../ui/formats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { dayWords } from './dayWords.rules.ts';
import type { Progress } from './progress.schema.ts';

type CheckInCardProps = {
  progress: Progress;
  /** Today is marked as a day with a slip. */
  slipToday: boolean;
  /** The check-in has not reached the server, and nobody is sending it. */
  waiting: boolean;
  refused: unknown;
  onCheckIn: () => void;
  onSlip: () => void;
  /** What is to be said after a slip. */
  children: ReactNode;
};

/** The one thing to do here each day. */
export function CheckInCard({
  progress,
  slipToday,
  waiting,
  refused,
  onCheckIn,
  onSlip,
  children,
}: CheckInCardProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const open = !progress.checkedInToday && !slipToday;
  const button = useRef<HTMLButtonElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const tapped = useRef(false);

  // The button goes away under the finger: the keyboard moves on to what stands there now, or back.
  useEffect(() => {
    if (!tapped.current) return;
    if (open) button.current?.focus();
    else done.current?.focus();
    tapped.current = !open;
  }, [open]);

  const today = dayWords(formats).short(progress.today);
  return (
    <section aria-labelledby="check-in" className="flex flex-col items-start gap-4">
      <div>
        <h2 id="check-in" tabIndex={-1} className="text-lg outline-none">
          {t`Today's Check-in`}
        </h2>
        <p className="text-muted">{today}</p>
      </div>
      {progress.checkedInToday ? (
        <p ref={done} tabIndex={-1} className="flex items-center gap-3 outline-none">
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-moss text-on-moss">
            <Check aria-hidden className="size-6" />
          </span>
          <span>
            <strong className="block font-semibold text-lg">
              <Trans>Checked in!</Trans>
            </strong>{' '}
            <Trans>Keep it up!</Trans>
          </span>
        </p>
      ) : null}
      {open ? (
        <>
          <p>
            <Trans>No gambling today? Mark it with a tap, and lay a stone.</Trans>
          </p>
          <Button
            ref={button}
            variant="primary"
            size="lg"
            className="w-full sm:w-auto sm:min-w-48"
            onClick={() => {
              tapped.current = true;
              onCheckIn();
            }}
          >
            <Trans>Check in</Trans>
          </Button>
        </>
      ) : null}
      {waiting ? (
        <Notice tone="caution">
          <Trans>Saved on this device, will be sent when you are back online.</Trans>
        </Notice>
      ) : null}
      {refused ? <Notice tone="error">{problemText(refused)}</Notice> : null}
      {children}
      <Button variant="quiet" onClick={onSlip} className="-ml-4 mt-auto text-muted!">
        <Trans>Record a slip</Trans>
      </Button>
    </section>
  );
}

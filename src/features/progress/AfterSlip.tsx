import { Plural, Trans } from '@lingui/react/macro';
import { LifeBuoy, MessageCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';

type AfterSlipProps = {
  cleanDays: number;
  /** The day, in words, when it is not today. */
  day: string | undefined;
  /** It was logged just now: the keyboard and the screen reader come here. */
  fresh: boolean;
  onChange: () => void;
};

/** What is said after a slip: what stays, and what helps in the next hour. */
export function AfterSlip({ cleanDays, day, fresh, onChange }: AfterSlipProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!fresh) return;
    words.current?.focus({ preventScroll: true });
    words.current?.scrollIntoView({ block: 'center' });
  }, [fresh]);

  return (
    <div className="grid w-full gap-4 rounded-md bg-moss-soft p-4 sm:p-5">
      <p ref={words} tabIndex={-1} className="text-pretty font-semibold outline-none">
        {cleanDays === 0 ? (
          <Trans>You logged a slip. What matters is the next hour.</Trans>
        ) : (
          <Trans>
            You logged a slip.{' '}
            <Plural
              value={cleanDays}
              one="Your # clean day still counts."
              other="Your # clean days still count."
            />{' '}
            What matters is the next hour.
          </Trans>
        )}
      </p>
      <ol className="grid gap-2 text-sm">
        <Step number={1}>
          <Trans>
            <strong>Stop.</strong> Close the app or walk away. Nothing has to be put right tonight.
          </Trans>
        </Step>
        <Step number={2}>
          <Trans>
            <strong>Move money out of reach.</strong> Hand over a card, or send what is left to somebody you
            trust.
          </Trans>
        </Step>
        <Step number={3}>
          <Trans>
            <strong>Tell one person.</strong> A short message is enough: ‘Hard day. Can we talk?’
          </Trans>
        </Step>
        <Step number={4}>
          <Trans>
            <strong>Note the trigger.</strong> What came just before? One word is enough, for later.
          </Trans>
        </Step>
      </ol>
      <div className="flex flex-wrap gap-2">
        <Link href="/help" className={`${buttonClass('primary')} grow`}>
          <LifeBuoy aria-hidden className="size-5 shrink-0" />
          <Trans>Call or text someone</Trans>
        </Link>
        <Link href="/" className={`${buttonClass()} grow`}>
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          <Trans>Talk with your coach</Trans>
        </Link>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <span>{day}</span>
        <Button variant="quiet" onClick={onChange} className="-mr-4">
          <Trans>Change or remove</Trans>
        </Button>
      </p>
    </div>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span aria-hidden className="w-3 shrink-0 font-semibold text-moss tabular-nums">
        {number}
      </span>
      <span>{children}</span>
    </li>
  );
}

import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { LifeBuoy, MessageCircle, Phone } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import type { Helpline } from '../help/helplines.schema.ts';
import { callHref, textHref } from '../help/phone.rules.ts';
import type { CrisisCard as Card } from './safety.schema.ts';

/**
 * People to reach, for somebody who may not be safe. It never takes the focus, so that nobody is torn out of writing;
 * whoever shows it puts it into a live region.
 */
export function CrisisCard({ card }: { card: Card }) {
  const heading = useId();
  const { text, helplines, emergencyContact } = card;
  return (
    <section aria-labelledby={heading} className="card grid gap-3 border-moss p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 id={heading} className="text-lg">
          <Trans>You don’t have to carry this alone</Trans>
        </h2>
        <p className="max-w-measure">{text}</p>
      </div>
      <ul className="grid gap-3">
        {helplines.map((line, index) => (
          <Line key={line.id} line={line} first={index === 0} />
        ))}
        {emergencyContact ? <Contact {...emergencyContact} /> : null}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Link href="/help" className="link inline-flex min-h-11 items-center gap-2">
          <LifeBuoy aria-hidden className="size-4 shrink-0" />
          <Trans>All numbers and the urge timer</Trans>
        </Link>
        <Link href="/safety" className="link inline-flex min-h-11 items-center">
          <Trans>Why this is shown, and who sees it</Trans>
        </Link>
      </p>
    </section>
  );
}

function Line({ line, first }: { line: Helpline; first: boolean }) {
  const { name, number, takesCalls, sms, hours } = line;
  return (
    <li className="grid gap-2">
      <p>
        <span className="font-semibold">{name}</span> <span className="text-muted text-sm">{hours}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {takesCalls ? (
          <a href={callHref(number)} className={buttonClass(first ? 'primary' : 'secondary')}>
            <Phone aria-hidden className="size-4 shrink-0" />
            <Trans>Call {number}</Trans>
          </a>
        ) : null}
        {sms ? (
          <a href={textHref(sms)} className={buttonClass(first && !takesCalls ? 'primary' : 'secondary')}>
            <MessageCircle aria-hidden className="size-4 shrink-0" />
            {sms.body ? (
              <Trans>
                Text {sms.body} to {sms.number}
              </Trans>
            ) : (
              <Trans>Text {sms.number}</Trans>
            )}
          </a>
        ) : null}
      </div>
    </li>
  );
}

function Contact({ name, phone }: { name: string; phone: string }) {
  const { t } = useLingui();
  const called = name || phone;
  const body = t`Hard moment. Can we talk?`;
  return (
    <li className="grid gap-1.5">
      <p className="font-semibold text-sm">
        <Trans>Your emergency contact</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <a href={callHref(phone)} className={buttonClass()}>
          <Phone aria-hidden className="size-4 shrink-0" />
          <Trans>Call {called}</Trans>
        </a>
        <a href={textHref({ number: phone, body })} className={buttonClass()}>
          <MessageCircle aria-hidden className="size-4 shrink-0" />
          <Trans>Text {called}</Trans>
        </a>
      </div>
    </li>
  );
}

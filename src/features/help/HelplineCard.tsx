import { Trans } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide-react';
import { buttonClass } from '../../ui/Button.tsx';
import type { Helpline } from './helplines.rules.ts';

/** One helpline, with links that open the phone's own call or message. */
export function HelplineCard({ helpline }: { helpline: Helpline }) {
  const { name, for: purpose, number, takesCalls, sms, hours, language } = helpline;
  return (
    <li className="card grid content-between gap-5 p-6">
      <div>
        <h2 className="text-lg">{name}</h2>
        <p className="mt-1">{purpose}</p>
        <p className="mt-1 text-muted text-sm">
          {hours} · {language}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {takesCalls ? (
          <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={`${buttonClass('primary', 'lg')} grow`}>
            <Phone aria-hidden className="size-5 shrink-0" />
            <Trans>Call {number}</Trans>
          </a>
        ) : null}
        {sms ? (
          // iPhones and Android read the text after `?&body=` alike.
          <a
            href={`sms:${sms.number}${sms.body ? `?&body=${encodeURIComponent(sms.body)}` : ''}`}
            className={`${buttonClass(takesCalls ? 'secondary' : 'primary', 'lg')} grow`}
          >
            <MessageCircle aria-hidden className="size-5 shrink-0" />
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

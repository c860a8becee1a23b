import { Trans } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide-react';
import { buttonClass } from '../../ui/Button.tsx';
import type { Helpline } from './helplines.rules.ts';
import { callHref, textHref } from './phone.rules.ts';

/** One helpline, with links that open the phone's own call or message. */
export function HelplineCard({ helpline }: { helpline: Helpline }) {
  const { name, region, for: purpose, number, takesCalls, sms, hours, language } = helpline;
  return (
    <li className="card @container p-5 print:break-inside-avoid">
      <div className="grid @md:grid-cols-[minmax(0,1fr)_16rem] items-center gap-x-6 gap-y-4">
        <div>
          <h3 className="text-lg">{name}</h3>
          {region ? <p className="font-semibold text-sm">{region}</p> : null}
          <p className="mt-1">{purpose}</p>
          <p className="mt-1 text-muted text-sm">
            {hours} · {language}
          </p>
        </div>
        <div className="flex @md:grid flex-wrap gap-3">
          {takesCalls ? (
            <a
              href={callHref(number)}
              className={`${buttonClass('primary', 'lg')} grow px-3! @md:whitespace-nowrap`}
            >
              <Phone aria-hidden className="size-5 shrink-0" />
              <Trans>Call {number}</Trans>
            </a>
          ) : null}
          {sms ? (
            <a
              href={textHref(sms)}
              className={`${buttonClass(takesCalls ? 'secondary' : 'primary', 'lg')} grow px-3! @md:whitespace-nowrap`}
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
      </div>
    </li>
  );
}

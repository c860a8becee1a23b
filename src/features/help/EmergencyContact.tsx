import { Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Phone } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import type { OwnHelp } from './ownHelp.schema.ts';
import { callHref, textHref } from './phone.rules.ts';

/** The person's own person: opens the phone's call or message; nothing is sent by itself. */
export function EmergencyContact({ contact }: { contact: OwnHelp['emergencyContact'] }) {
  const { t } = useLingui();
  if (!contact) {
    return (
      <p className="text-muted text-sm">
        <Trans>
          You can keep one person to call here:{' '}
          <Link href="/settings" className="link">
            choose an emergency contact in Settings
          </Link>
          .
        </Trans>
      </p>
    );
  }
  const name = contact.name || contact.phone;
  const body = t`Hard moment. Can we talk?`;
  return (
    <div className="flex flex-wrap gap-3">
      <a href={callHref(contact.phone)} className={`${buttonClass('primary', 'lg')} grow`}>
        <Phone aria-hidden className="size-5 shrink-0" />
        <Trans>Call {name}</Trans>
      </a>
      <a
        href={textHref({ number: contact.phone, body })}
        className={`${buttonClass('secondary', 'lg')} grow`}
      >
        <MessageCircle aria-hidden className="size-5 shrink-0" />
        <Trans>Text {name}</Trans>
      </a>
    </div>
  );
}

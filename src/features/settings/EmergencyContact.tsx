import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquare, Phone } from 'lucide-react';
import { buttonClass } from '../../ui/Button.tsx';
import { SaveState } from '../../ui/SaveState.tsx';
import { useSaving } from '../../ui/saving.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { Settings } from './settings.schema.ts';

type EmergencyContactProps = {
  stored: Settings['emergencyContact'];
  onSave: (contact: Settings['emergencyContact']) => Promise<unknown>;
};

/** Somebody to reach in one tap. The phone opens its own call or message; nothing is sent by itself. */
export function EmergencyContact({ stored, onSave }: EmergencyContactProps) {
  const { t } = useLingui();
  const saving = useSaving(stored, onSave);
  const { name, phone } = saving.value;
  const number = phone.replace(/[^\d+]/g, '');
  const text = t`Hi ${name}, I have a strong urge to gamble right now. Can you talk for a few minutes?`;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <TextField
          label={t`Emergency contact name`}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => saving.type({ ...saving.value, name: target.value })}
          onBlur={saving.flush}
        />
        <TextField
          label={t`Emergency contact phone`}
          type="tel"
          value={phone}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => saving.type({ ...saving.value, phone: target.value })}
          onBlur={saving.flush}
        />
      </div>
      <SaveState saving={saving} />
      {number ? (
        <div className="grid grid-cols-1 gap-2">
          <div className="flex flex-wrap gap-2">
            <a href={`tel:${number}`} className={buttonClass()}>
              <Phone aria-hidden className="size-4" />
              {name ? <Trans>Call {name}</Trans> : <Trans>Call</Trans>}
            </a>
            <a href={`sms:${number}?&body=${encodeURIComponent(text)}`} className={buttonClass()}>
              <MessageSquare aria-hidden className="size-4" />
              {name ? <Trans>Text {name}</Trans> : <Trans>Text</Trans>}
            </a>
          </div>
          <p className="text-muted text-sm">
            <Trans>Your phone opens with this text, and you send it or not: “{text}”</Trans>
          </p>
        </div>
      ) : null}
    </div>
  );
}

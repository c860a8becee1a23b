import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { hasPasskeys, passkeyProblem } from '../../ui/passkeys.ts';
import { choosePreferences, usePreferences } from '../../ui/preferences.ts';
import { Switch } from '../../ui/Switch.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { removeLock, setLock, setLockPasskey, useHasLock, useLockPasskey } from './lock.ts';
import { chooseLockPasskey } from './lockPasskey.ts';

/** For a phone that others hold, too: a PIN before the app, a neutral name and icon. On this device alone. */
export function LockSetting() {
  const { t } = useLingui();
  const { discreet } = usePreferences();
  const hasLock = useHasLock();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">
        <Trans>On this device</Trans>
      </h3>
      <Switch
        label={t`Discreet mode`}
        hint={<Trans>The tab has the name “Notes” and a plain icon.</Trans>}
        on={discreet}
        onChange={on => choosePreferences({ discreet: on })}
      />
      <Switch
        label={t`App lock`}
        hint={
          <Trans>
            Asks for a PIN when Cairn is opened, and after a minute in the background. Help now stays open.
          </Trans>
        }
        on={hasLock}
        onChange={on => {
          if (on) setChoosing(true);
          else removeLock();
        }}
      />
      {hasLock && hasPasskeys() ? <PasskeySwitch /> : null}
      {choosing && !hasLock ? <ChoosePin onDone={() => setChoosing(false)} /> : null}
    </div>
  );
}

/** The passkey has to be on this device: the one that the person gives now is the one that opens the lock later. */
function PasskeySwitch() {
  const { t } = useLingui();
  const passkey = useLockPasskey();
  const choosing = useAction(chooseLockPasskey);
  return (
    <>
      <Switch
        label={t`Unlock with a passkey`}
        hint={<Trans>One of yours on this device, which you add under Account. The PIN works, too.</Trans>}
        on={passkey !== undefined}
        onChange={on => (on ? choosing.start(undefined) : setLockPasskey(undefined))}
      />
      {choosing.error ? <Notice tone="error">{passkeyProblem(choosing.error)}</Notice> : null}
    </>
  );
}

function ChoosePin({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [shown, setShown] = useState(false);
  const fits = /^\d{4,12}$/.test(pin);
  const saving = useAction(setLock);
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={event => {
        event.preventDefault();
        setShown(true);
        if (fits) saving.start(pin, { onDone });
      }}
    >
      <TextField
        label={t`New PIN`}
        inputMode="numeric"
        autoComplete="off"
        value={pin}
        maxLength={12}
        error={shown && !fits ? t`Please use 4 to 12 digits.` : undefined}
        hint={<Trans>If you forget it, sign out and in again: that takes the lock away.</Trans>}
        onChange={({ target }) => setPin(target.value)}
      />
      {saving.error ? (
        <Notice tone="error">
          <Trans>This browser keeps nothing for Cairn, so there can be no lock.</Trans>
        </Notice>
      ) : null}
      <Button type="submit" pending={saving.pending}>
        <Trans>Lock with this PIN</Trans>
      </Button>
    </form>
  );
}

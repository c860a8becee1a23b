import './messages.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { passkeyProblem } from '../../ui/passkeys.ts';
import { TextField } from '../../ui/TextField.tsx';
import { unlock, useLockPasskey } from './lock.ts';
import { unlockWithPasskey } from './lockPasskey.ts';

/** Stands where the screen would be until the PIN is given, or the passkey that was chosen for it. */
export function LockScreen({ onSignOut }: { onSignOut: () => void }) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState(false);
  const opening = useAction(async (given: string) => {
    setWrong(false);
    if (await unlock(given)) return;
    setWrong(true);
    setPin('');
  });
  const passkey = useLockPasskey();
  const asking = useAction(unlockWithPasskey);
  return (
    <div className="page grid max-w-md content-start gap-5">
      <h1 className="text-xl">
        <Trans>Locked</Trans>
      </h1>
      <form
        className="card grid gap-4 p-6"
        onSubmit={event => {
          event.preventDefault();
          opening.start(pin);
        }}
      >
        <TextField
          label={t`PIN`}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          error={wrong ? t`That was not the PIN.` : undefined}
          onChange={({ target }) => setPin(target.value)}
        />
        <Button type="submit" variant="primary" pending={opening.pending}>
          <Trans>Unlock</Trans>
        </Button>
        {passkey ? (
          <Button pending={asking.pending} onClick={() => asking.start(undefined)}>
            <Trans>Unlock with a passkey</Trans>
          </Button>
        ) : null}
        {asking.error ? <Notice tone="error">{passkeyProblem(asking.error)}</Notice> : null}
        <Button variant="quiet" onClick={onSignOut}>
          <Trans>Forgot it? Sign out</Trans>
        </Button>
      </form>
    </div>
  );
}

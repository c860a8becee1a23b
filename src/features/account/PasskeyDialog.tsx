import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PasskeyError, passkeyProblem } from '../../ui/passkeys.ts';
import { TextField } from '../../ui/TextField.tsx';
import { deviceName } from '../reminders/deviceName.rules.ts';
import { AccountForm } from './AccountForm.tsx';
import { type FormProblems, ownProblems } from './formProblem.ts';
import { PasswordField } from './PasswordField.tsx';
import { useAddPasskey } from './passkeys.api.ts';

/** Another passkey, made by this device after the password was given. */
export function PasskeyDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? t`Browser`);
  const [problems, setProblems] = useState<FormProblems>({});
  const adding = useAction(useAddPasskey(userId));
  return (
    <Dialog title={t`Add a passkey`} onClose={onClose}>
      <AccountForm
        problems={problems}
        pending={adding.pending}
        onSubmit={({ password }) => {
          if (!name.trim()) return setProblems({ name: t`Please write a name.` });
          setProblems({});
          adding.start(
            { name, password },
            {
              onDone: onClose,
              onError: error =>
                setProblems(
                  error instanceof PasskeyError ? { form: passkeyProblem(error) } : ownProblems(error),
                ),
            },
          );
        }}
      >
        <TextField
          label={t`Name of the passkey`}
          autoComplete="off"
          maxLength={60}
          value={name}
          error={problems.name}
          hint={t`So that you know it again in the list.`}
          onChange={({ target }) => setName(target.value)}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          error={problems.password}
          onInput={() => setProblems({})}
        />
        <Button type="submit" variant="primary" size="lg" pending={adding.pending}>
          <Trans>Add a passkey</Trans>
        </Button>
      </AccountForm>
    </Dialog>
  );
}

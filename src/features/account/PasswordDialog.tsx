import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { checkNewPassword, type FormProblems, ownProblems } from './formProblem.ts';
import { changePassword } from './me.api.ts';
import { PasswordField } from './PasswordField.tsx';
import { PASSWORD_MIN } from './password.rules.ts';

/** Another password; every other device is signed out. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [current, setCurrent] = useState('');
  const [wrong, setWrong] = useState(false);
  const [problems, setProblems] = useState<FormProblems>({});
  const saving = useAction(changePassword);
  return (
    <Dialog title={t`Change password`} onClose={onClose}>
      {saving.done ? (
        <div role="status" className="grid justify-items-start gap-4">
          <p>
            <Trans>Your new password is set, and every other device is signed out.</Trans>
          </p>
          <Button variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      ) : (
        <AccountForm
          problems={problems}
          pending={saving.pending}
          onSubmit={({ password }) => {
            const found = checkNewPassword(password);
            setProblems(found);
            if (found.password) return;
            saving.start(
              { currentPassword: current, newPassword: password },
              {
                onError: error => {
                  const own = ownProblems(error);
                  setWrong(own.current === true);
                  setProblems(own.current ? {} : own);
                },
              },
            );
          }}
        >
          <TextField
            label={t`Current password`}
            type="password"
            autoComplete="current-password"
            value={current}
            error={wrong ? t`This is not your password.` : undefined}
            onChange={({ target }) => {
              setCurrent(target.value);
              setWrong(false);
            }}
          />
          <PasswordField
            label={t`New password`}
            autoComplete="new-password"
            error={problems.password}
            hint={t`At least ${PASSWORD_MIN} characters. Three or four words make a good one.`}
            onInput={() => setProblems({})}
          />
          <Button type="submit" variant="primary" size="lg" pending={saving.pending}>
            <Trans>Save password</Trans>
          </Button>
        </AccountForm>
      )}
    </Dialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { AccountForm } from './AccountForm.tsx';
import { resetPassword } from './account.api.ts';
import { checkNewPassword, type FormProblems, formProblems } from './formProblem.ts';
import { PasswordField } from './PasswordField.tsx';
import { PASSWORD_MIN } from './password.rules.ts';

/** Where the link in the mail leads. */
export function ResetPasswordPage({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useLingui();
  const token = new URLSearchParams(useSearch()).get('token') ?? '';
  const [problems, setProblems] = useState<FormProblems>({});
  const saving = useAction(resetPassword);

  return (
    <div className="page grid content-start gap-6">
      <h1 className="text-xl">
        <Trans>Choose a new password</Trans>
      </h1>
      {saving.done ? (
        <div role="status" className="grid max-w-measure justify-items-start gap-4">
          <p>
            <Trans>Your new password is set, and every device is signed out. Please sign in with it.</Trans>
          </p>
          <Button variant="primary" onClick={onSignIn}>
            <Trans>Sign In</Trans>
          </Button>
        </div>
      ) : (
        <div className="card max-w-md p-6">
          <AccountForm
            problems={problems}
            pending={saving.pending}
            onSubmit={({ password }) => {
              const found = checkNewPassword(password);
              setProblems(found);
              if (found.password) return;
              saving.start(
                { newPassword: password, token },
                { onError: error => setProblems(formProblems(error)) },
              );
            }}
          >
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
        </div>
      )}
    </div>
  );
}

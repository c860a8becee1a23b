import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { AccountDialogProps } from './AccountDialogs.tsx';
import { AccountForm } from './AccountForm.tsx';
import { signIn } from './account.api.ts';
import { checkForm, type FormProblems, formProblems } from './formProblem.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ProviderButton } from './ProviderButton.tsx';

/** Signs in with email and password, or in another way that there is. */
export function SignInDialog({ email, provider, onEmail, onView, onClose, onSignedIn }: AccountDialogProps) {
  const { t } = useLingui();
  const [problems, setProblems] = useState<FormProblems>({});
  const sending = useAction(signIn);
  const clear = (field: keyof FormProblems) => setProblems(({ [field]: _, form: __, ...rest }) => rest);

  return (
    <Dialog title={t`Welcome back`} onClose={onClose}>
      <AccountForm
        problems={problems}
        pending={sending.pending}
        onSubmit={({ email, password }) => {
          const found = checkForm({ email, password });
          setProblems(found);
          if (Object.keys(found).length > 0) return;
          sending.start(
            { email, password },
            { onDone: onSignedIn, onError: error => setProblems(formProblems(error)) },
          );
        }}
      >
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={event => {
            onEmail(event.target.value);
            clear('email');
          }}
          error={problems.email}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          error={problems.password}
          onInput={() => clear('password')}
        />
        <Button type="submit" variant="primary" size="lg" pending={sending.pending}>
          <Trans>Sign In</Trans>
        </Button>
      </AccountForm>
      <PasskeySignIn onSignedIn={onSignedIn} />
      <ProviderButton provider={provider} />
      <div className="grid gap-1">
        <Button variant="quiet" onClick={() => onView('forgot')}>
          <Trans>Forgot password?</Trans>
        </Button>
        <Button variant="quiet" onClick={() => onView('sign-up')}>
          <Trans>I’m new here</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { language } from '../../ui/language.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { AccountDialogProps } from './AccountDialogs.tsx';
import { AccountForm } from './AccountForm.tsx';
import { signUp } from './account.api.ts';
import { checkForm, checkNewPassword, type FormProblems, formProblems, NAME_MAX } from './formProblem.ts';
import { PasswordField } from './PasswordField.tsx';
import { ProviderButton } from './ProviderButton.tsx';
import { PASSWORD_MIN } from './password.rules.ts';
import { pseudonym } from './pseudonym.rules.ts';

const suggestName = () => pseudonym(Math.random(), Math.random(), language);

/** Makes an account, with a pseudonym suggested. */
export function SignUpDialog({ email, provider, onEmail, onView, onClose, onSignedIn }: AccountDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(suggestName);
  const [problems, setProblems] = useState<FormProblems>({});
  const sending = useAction(signUp);
  const clear = (field: keyof FormProblems) => setProblems(({ [field]: _, form: __, ...rest }) => rest);

  return (
    <Dialog title={t`Create your account`} onClose={onClose}>
      <AccountForm
        problems={problems}
        pending={sending.pending}
        onSubmit={values => {
          const found = { ...checkForm(values), ...checkNewPassword(values.password) };
          setProblems(found);
          if (Object.keys(found).length > 0) return;
          sending.start(values, {
            onDone: onSignedIn,
            onError: error => setProblems(formProblems(error)),
          });
        }}
      >
        <TextField
          label={t`Display name`}
          name="name"
          autoComplete="nickname"
          maxLength={NAME_MAX}
          value={name}
          onChange={event => {
            setName(event.target.value);
            clear('name');
          }}
          error={problems.name}
          hint={
            <Trans>
              A name that is not your own keeps you private. Others see it with your streak badge, and a dot
              while you are here. The badge and the dot can be switched off.
            </Trans>
          }
          button={
            <IconButton
              label={t`Suggest another`}
              icon={<RefreshCw aria-hidden className="size-5" />}
              className="border border-control"
              onClick={() => {
                setName(suggestName());
                clear('name');
              }}
            />
          }
        />
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={event => {
            onEmail(event.target.value);
            clear('email');
          }}
          error={problems.email}
          hint={t`For signing in only. Nobody else sees it.`}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="new-password"
          error={problems.password}
          hint={t`At least ${PASSWORD_MIN} characters. Three or four words make a good one.`}
          onInput={() => clear('password')}
        />
        <Button type="submit" variant="primary" size="lg" pending={sending.pending}>
          <Trans>Create Account</Trans>
        </Button>
      </AccountForm>
      <ProviderButton provider={provider} />
      <p className="text-muted text-sm">
        <Trans>The coaches here are AI. They never replace a person who knows you, or a doctor.</Trans>
      </p>
      <Button variant="quiet" onClick={() => onView('sign-in')}>
        <Trans>I already have an account</Trans>
      </Button>
    </Dialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { checkForm, type FormProblems, ownProblems } from './formProblem.ts';
import { askForEmail } from './me.api.ts';
import { PasswordField } from './PasswordField.tsx';

/** Another address to sign in with, which a link sent there completes. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [problems, setProblems] = useState<FormProblems>({});
  const asking = useAction(askForEmail);
  return (
    <Dialog title={t`Change email`} onClose={onClose}>
      {asking.done ? (
        <div role="status" className="grid justify-items-start gap-4">
          <p>
            <Trans>
              A mail is on its way to {email}. Open its link within a day, in this browser, and the change is
              done. Until then everything stays as it is.
            </Trans>
          </p>
          <Button variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      ) : (
        <AccountForm
          problems={problems}
          pending={asking.pending}
          onSubmit={({ password }) => {
            const found = checkForm({ email, password });
            setProblems(found);
            if (Object.keys(found).length > 0) return;
            asking.start(
              { email: email.trim(), password },
              { onError: error => setProblems(ownProblems(error)) },
            );
          }}
        >
          <TextField
            label={t`New email`}
            type="email"
            autoComplete="email"
            value={email}
            error={problems.email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <PasswordField
            label={t`Password`}
            autoComplete="current-password"
            error={problems.password}
            onInput={() => setProblems({})}
          />
          <Button type="submit" variant="primary" size="lg" pending={asking.pending}>
            <Trans>Send the link</Trans>
          </Button>
        </AccountForm>
      )}
    </Dialog>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { AccountDialogProps } from './AccountDialogs.tsx';
import { AccountForm } from './AccountForm.tsx';
import { requestReset } from './account.api.ts';
import { checkForm, type FormProblems, formProblems } from './formProblem.ts';

/** Asks for a link to choose a new password. Never tells whether an account exists. */
export function ForgotDialog({ email, onEmail, onView, onClose }: AccountDialogProps) {
  const { t } = useLingui();
  const [problems, setProblems] = useState<FormProblems>({});
  const sending = useAction(requestReset);

  return (
    <Dialog title={t`Choose a new password`} onClose={onClose}>
      <AccountForm
        problems={problems}
        pending={sending.pending}
        onSubmit={({ email }) => {
          const found = checkForm({ email });
          setProblems(found);
          if (Object.keys(found).length === 0) {
            sending.start(email, { onError: error => setProblems(formProblems(error)) });
          }
        }}
      >
        {sending.done ? (
          <Notice>
            <Trans>
              If there is an account with this email, a link is on its way. It works for one hour.
            </Trans>
          </Notice>
        ) : null}
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={event => {
            onEmail(event.target.value);
            setProblems({});
            sending.reset();
          }}
          error={problems.email}
          hint={t`We send a link to this address.`}
        />
        <Button type="submit" variant="primary" size="lg" pending={sending.pending}>
          <Trans>Send the link</Trans>
        </Button>
      </AccountForm>
      <Button variant="quiet" onClick={() => onView('sign-in')}>
        <Trans>Back</Trans>
      </Button>
    </Dialog>
  );
}

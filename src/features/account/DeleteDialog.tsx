import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { Me } from './account.schema.ts';
import { type FormProblems, ownProblems } from './formProblem.ts';
import { useDeleteAccount } from './me.api.ts';
import { PasswordField } from './PasswordField.tsx';

/** Asks for the password before an account goes: in a week, or, when that was asked for already, now. */
export function DeleteDialog({ me, onClose }: { me: Me; onClose: () => void }) {
  const { t } = useLingui();
  const now = me.deleteAfter !== null;
  const [problems, setProblems] = useState<FormProblems>({});
  const deleting = useAction(useDeleteAccount());
  return (
    <Dialog title={now ? t`Delete my account now` : t`Delete my account`} onClose={onClose}>
      <p>
        {now ? (
          <Trans>Everything of yours is deleted at once. This can’t be taken back.</Trans>
        ) : (
          <Trans>
            In a week everything of yours is deleted: your days, talks, messages, posts, settings and your
            account. Until then you can sign in and keep it. What others wrote stays.
          </Trans>
        )}{' '}
        <Trans>Safety copies of the server that still hold it are dropped within another week.</Trans>
      </p>
      <AccountForm
        problems={problems}
        pending={deleting.pending}
        onSubmit={({ password }) =>
          deleting.start(
            { password, now },
            { onDone: onClose, onError: error => setProblems(ownProblems(error)) },
          )
        }
      >
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          error={problems.password}
          onInput={() => setProblems({})}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" pending={deleting.pending}>
            {now ? <Trans>Delete everything now</Trans> : <Trans>Delete in a week</Trans>}
          </Button>
          <Button onClick={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
        </div>
      </AccountForm>
    </Dialog>
  );
}

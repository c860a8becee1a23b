import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useSearch } from 'wouter';
import { useAction } from '../../ui/action.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { confirmEmail } from './me.api.ts';
import { loadMe } from './session.ts';

/** Where the link of a change of address leads. A tap completes it, so that a mail program that opens links does not. */
export function ConfirmEmailPage() {
  const [token] = useState(new URLSearchParams(useSearch()).get('token') ?? '');
  const confirming = useAction(async () => {
    await confirmEmail(token);
    await loadMe();
  });
  return (
    <div className="page grid content-start justify-items-start gap-6">
      <h1 className="text-xl">
        <Trans>Your new email</Trans>
      </h1>
      {confirming.done ? (
        <div role="status" className="grid justify-items-start gap-4">
          <p>
            <Trans>Done. From now on you sign in with the new address.</Trans>
          </p>
          <Link href="/settings" className={buttonClass('primary')}>
            <Trans>Settings</Trans>
          </Link>
        </div>
      ) : (
        <>
          <p className="max-w-measure">
            <Trans>With this you sign in with the new address, and mails go there.</Trans>
          </p>
          {confirming.error ? <Notice tone="error">{problemText(confirming.error)}</Notice> : null}
          <Button
            variant="primary"
            size="lg"
            pending={confirming.pending}
            onClick={() => confirming.start(undefined)}
          >
            <Trans>Use the new address</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

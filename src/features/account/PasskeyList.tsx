import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { hasPasskeys } from '../../ui/passkeys.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { CardSkeleton } from '../../ui/Skeleton.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { usePasskeys, useRemovePasskey } from './passkeys.api.ts';

/** The passkeys with which the person can sign in, and the way to another. */
export function PasskeyList({ userId }: { userId: string }) {
  const { t } = useLingui();
  const passkeys = usePasskeys(userId);
  const removing = useAction(useRemovePasskey(userId));
  const [adding, setAdding] = useState(false);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <h3 className="font-semibold">
        <Trans>Passkeys</Trans>
      </h3>
      <p className="text-muted text-sm">
        <Trans>Sign in with the fingerprint, face or PIN of your device, without your password.</Trans>
      </p>
      {passkeys.isPending ? <CardSkeleton /> : null}
      {passkeys.error ? (
        <Notice tone="error" action={{ label: t`Try again`, onClick: () => void passkeys.refetch() }}>
          {problemText(passkeys.error)}
        </Notice>
      ) : null}
      {passkeys.data?.length ? (
        <ul aria-label={t`Passkeys`} className="grid w-full gap-1">
          {passkeys.data.map(({ id, name, createdAt }) => (
            <li
              key={id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken px-3"
            >
              <span className="wrap-anywhere min-w-0">
                {name} <RelativeTime at={createdAt} className="text-muted text-sm" />
              </span>
              <Button variant="quiet" pending={removing.pending} onClick={() => removing.start(id)}>
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {removing.error ? <Notice tone="error">{problemText(removing.error)}</Notice> : null}
      {removing.done ? (
        <p role="status" className="text-muted text-sm">
          <Trans>Removed here. Your device may still offer it: take it away there, too.</Trans>
        </p>
      ) : null}
      {hasPasskeys() ? (
        <Button onClick={() => setAdding(true)}>
          <Trans>Add a passkey</Trans>
        </Button>
      ) : (
        <p className="text-muted text-sm">
          <Trans>This browser has no passkeys.</Trans>
        </p>
      )}
      {adding ? <PasskeyDialog userId={userId} onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Me } from './account.schema.ts';
import { useSignOut } from './signOut.ts';

/** Who is signed in, and the way out of every device. */
export function AccountCard({ me }: { me: Me }) {
  const signOut = useSignOut();
  return (
    <div className="grid justify-items-start gap-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">
          <Trans>Display name</Trans>
        </dt>
        <dd className="min-w-0">{me.fullName}</dd>
        <dt className="text-muted">
          <Trans>Email</Trans>
        </dt>
        <dd className="min-w-0">{me.email}</dd>
      </dl>
      <Button pending={signOut.pending} onClick={() => signOut.start({ everywhere: true })}>
        <Trans>Sign out everywhere</Trans>
      </Button>
      {signOut.error ? <Notice tone="error">{problemText(signOut.error)}</Notice> : null}
    </div>
  );
}

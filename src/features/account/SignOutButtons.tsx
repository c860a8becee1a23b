import { Trans } from '@lingui/react/macro';
import { problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useSignOut } from './signOut.ts';

/** Signs out here, or everywhere; says so when it could not. For a menu. */
export function SignOutButtons() {
  const signOut = useSignOut();
  return (
    <>
      <button
        type="button"
        className="menu-item"
        aria-disabled={signOut.pending || undefined}
        onClick={() => signOut.pending || signOut.start({ everywhere: false })}
      >
        <Trans>Sign out</Trans>
      </button>
      <button
        type="button"
        className="menu-item"
        aria-disabled={signOut.pending || undefined}
        onClick={() => signOut.pending || signOut.start({ everywhere: true })}
      >
        <Trans>Sign out everywhere</Trans>
      </button>
      {signOut.error ? (
        <Notice tone="error" className="mt-1">
          {problemText(signOut.error)}
        </Notice>
      ) : null}
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { Notice } from '../../ui/Notice.tsx';

/** What to do when somebody comes back from the provider without being signed in. */
export function ProviderProblem() {
  const error = new URLSearchParams(useSearch()).get('error');
  if (error === null) return null;
  return (
    <Notice tone="error">
      <Words error={error} />
    </Notice>
  );
}

function Words({ error }: { error: string }) {
  switch (error) {
    case 'account_not_linked':
      return (
        <Trans>
          There is an account here with the same email. Sign in with its password first; then you can connect
          the two in Settings.
        </Trans>
      );
    case 'access_denied':
      return <Trans>Signing in there was stopped. Nothing has changed.</Trans>;
    case 'email_does_not_match':
      return <Trans>The account there has another email than this one, so they were not connected.</Trans>;
    case 'account_already_linked_to_different_user':
      return <Trans>That account is connected with another person’s account here.</Trans>;
    default:
      return <Trans>Signing in there did not work. Please try again, or sign in with your email.</Trans>;
  }
}

import { Trans } from '@lingui/react/macro';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { ProblemError, problemText } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { goToProvider } from './account.api.ts';

type ProviderButtonProps = {
  /** What people know the provider by; nothing is shown without one. */
  provider: string | null;
  link?: boolean;
};

/** The way to sign in elsewhere, or to connect the account there with this one. */
export function ProviderButton({ provider, link = false }: ProviderButtonProps) {
  const leaving = useAction(goToProvider);
  if (!provider) return null;
  return (
    <div className="grid gap-3">
      <Button size="lg" pending={leaving.pending || leaving.done} onClick={() => leaving.start({ link })}>
        {link ? <Trans>Connect with {provider}</Trans> : <Trans>Continue with {provider}</Trans>}
      </Button>
      {leaving.error ? (
        <Notice tone="error">
          {isAway(leaving.error) ? (
            <Trans>{provider} can’t be reached just now. Please try again later.</Trans>
          ) : (
            problemText(leaving.error)
          )}
        </Notice>
      ) : null}
    </div>
  );
}

/** Whether it is the provider that does not answer; the server looks again and again for one that it has not found yet. */
const isAway = (error: unknown) =>
  error instanceof ProblemError && (error.status === 503 || error.code === 'PROVIDER_NOT_FOUND');

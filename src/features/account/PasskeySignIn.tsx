import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/Button.tsx';
import { ProblemError, request } from '../../ui/fetch.ts';
import { Notice } from '../../ui/Notice.tsx';
import { askForPasskey, hasPasskeys, passkeyProblem } from '../../ui/passkeys.ts';
import { reloadMe } from './session.ts';

async function signInWithPasskey(): Promise<void> {
  const options = await request<Parameters<typeof askForPasskey>[0]>(
    '/api/auth/passkey/generate-authenticate-options',
  );
  const response = await askForPasskey(options);
  await request('/api/auth/passkey/verify-authentication', { method: 'POST', body: { response } });
  await reloadMe();
}

/** The way in without an email and a password, where the browser has it. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useLingui();
  const signingIn = useAction(signInWithPasskey);
  if (!hasPasskeys()) return null;
  const { error } = signingIn;
  const refused = error instanceof ProblemError && [400, 401].includes(error.status);
  return (
    <div className="grid gap-3">
      <Button
        size="lg"
        pending={signingIn.pending}
        onClick={() => signingIn.start(undefined, { onDone: onSignedIn })}
      >
        <Trans>Continue with a passkey</Trans>
      </Button>
      {error ? (
        <Notice tone="error">
          {refused
            ? t`Cairn does not know this passkey, or no longer. Please sign in with your email.`
            : passkeyProblem(error)}
        </Notice>
      ) : null}
    </div>
  );
}

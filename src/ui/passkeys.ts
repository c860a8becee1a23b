import { t } from '@lingui/core/macro';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { NetworkError, problemText } from './fetch.ts';

/** The browser gave no passkey. `declined` is also what it says where none fits, so that pages can't ask who has one. */
export class PasskeyError extends Error {
  readonly reason: 'declined' | 'known' | 'otherAddress' | 'unable';

  constructor(reason: PasskeyError['reason'], cause: unknown) {
    super(`no passkey: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Whether this browser has passkeys. They are there only over HTTPS, and on one's own machine. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Has the browser make a passkey. Throws PasskeyError, or NetworkError where the code for it can't be fetched. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await load();
  return startRegistration({ optionsJSON }).catch(refused);
}

/** Has the browser ask for a passkey, and who holds it to show that they may. Throws as `makePasskey` does. */
export async function askForPasskey(
  options: Omit<PublicKeyCredentialRequestOptionsJSON, 'userVerification'>,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await load();
  return startAuthentication({ optionsJSON: { ...options, userVerification: 'required' } }).catch(refused);
}

// Most people never use one: the code comes when they do.
const load = () =>
  import('@simplewebauthn/browser').catch(error => {
    throw new NetworkError(error);
  });

function refused(error: Error): never {
  const { name } = error.cause instanceof Error ? error.cause : error;
  const reason =
    name === 'InvalidStateError'
      ? 'known'
      : name === 'SecurityError'
        ? 'otherAddress'
        : ['NotAllowedError', 'AbortError'].includes(name)
          ? 'declined'
          : 'unable';
  throw new PasskeyError(reason, error);
}

/** What to tell a person when something with a passkey did not work. */
export function passkeyProblem(error: unknown): string {
  if (!(error instanceof PasskeyError)) return problemText(error);
  switch (error.reason) {
    case 'declined':
      return t`No passkey was given. Please try again when you are ready.`;
    case 'known':
      return t`This device has a passkey for your account already.`;
    case 'otherAddress':
      return t`Passkeys work only at the address that Cairn was set up with. Please open it there.`;
    case 'unable':
      return t`This device can’t do that with a passkey.`;
  }
}

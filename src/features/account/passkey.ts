import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import type { Config } from '../../server/config.ts';

/** Paths to a person's own passkeys, for which `passkeys.routes.ts` has others that ask for the password first. */
export const OWN_PASSKEYS = [
  '/passkey/generate-register-options',
  '/passkey/verify-registration',
  '/passkey/list-user-passkeys',
  '/passkey/delete-passkey',
  '/passkey/update-passkey',
];

/**
 * Signing in with a passkey, which stands for the email and the password together: whoever holds the device also has to
 * show that they may use it, by a fingerprint, a face or a PIN.
 */
export const passkeyPlugin = ({ publicUrl }: Config) =>
  passkey({
    rpID: new URL(publicUrl).hostname,
    rpName: 'Cairn',
    origin: new URL(publicUrl).origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) =>
        requireVerified(verification.registrationInfo?.userVerified === true),
    },
    authentication: {
      afterVerification: ({ verification }) => requireVerified(verification.authenticationInfo.userVerified),
    },
    schema: { passkey: { fields: { credentialID: 'credentialId' } } },
  });

// The plugin only prefers it, and takes what a client sends without.
async function requireVerified(verified: boolean): Promise<void> {
  if (!verified) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' });
}

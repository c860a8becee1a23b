import { APIError } from 'better-auth/api';
import { Problem } from '../../server/errors.ts';
import type { Auth } from './account.auth.ts';

/** Minutes after signing in within which a person without a password counts as just proven. */
const FRESH = 15;

/**
 * Asks for proof that it is still the person: their password, or, where they sign in elsewhere, a session that has just begun.
 * @throws {Problem} invalid with the field `password`, or forbidden
 */
export async function reauthenticate(
  auth: Auth,
  headers: Headers,
  password: string | undefined,
): Promise<void> {
  const [session, accounts] = await Promise.all([
    auth.api.getSession({ headers }),
    // Throws when the session ended a moment ago.
    auth.api.listUserAccounts({ headers }).catch(gone),
  ]);
  if (!session || !accounts) throw new Problem('unauthorized');
  if (!accounts.some(({ providerId }) => providerId === 'credential')) {
    const age = Date.now() - session.session.createdAt.getTime();
    if (age < FRESH * 60_000) return;
    throw new Problem('forbidden', { detail: 'Please sign out, sign in again, and then do this at once.' });
  }
  try {
    await auth.api.verifyPassword({ body: { password: password ?? '' }, headers });
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw new Problem('invalid', { errors: [{ path: 'password', message: 'This is not your password.' }] });
  }
}

function gone(error: unknown): undefined {
  if (!(error instanceof APIError)) throw error;
}

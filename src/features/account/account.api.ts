import { request } from '../../ui/fetch.ts';
import { currencyFor } from './currency.rules.ts';
import { reloadMe, setMe } from './session.ts';

const post = (path: string, body: unknown = {}) => request(`/api/auth/${path}`, { method: 'POST', body });

/** Makes an account and signs in. Throws as `request` does. */
export async function signUp(account: { name: string; email: string; password: string }): Promise<void> {
  await post('sign-up/email', {
    ...account,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    currency: currencyFor(navigator.languages),
  });
  await reloadMe();
}

/** Throws as `request` does. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  await post('sign-in/email', credentials);
  await reloadMe();
}

/** Signs out here or, with `everywhere`, on every device. Throws as `request` does. */
export async function signOut({ everywhere }: { everywhere: boolean }): Promise<void> {
  if (everywhere) await post('revoke-sessions');
  await post('sign-out');
  // Drafts and unsent messages: whoever uses this browser next must not find them.
  sessionStorage.clear();
  setMe(null);
}

/** Asks for the mail with a link; answers the same whether or not there is such an account. */
export const requestReset = (email: string) => post('request-password-reset', { email });

/** Sets a new password with the token from the mail. */
export const resetPassword = (reset: { newPassword: string; token: string }) => post('reset-password', reset);

import { request } from '../../ui/fetch.ts';
import type { Me } from './account.schema.ts';
import { currencyFor } from './currency.rules.ts';
import { forgetHere } from './forget.ts';
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

/**
 * Leaves for the provider to sign in there, or, with `link`, to connect that account with the one that is signed in.
 * Throws as `request` does.
 */
export async function goToProvider({ link }: { link: boolean }): Promise<void> {
  const back = link
    ? { callbackURL: '/settings?connected', errorCallbackURL: '/settings' }
    : { callbackURL: '/', newUserCallbackURL: '/?new', errorCallbackURL: '/' };
  const path = link ? 'link-social' : 'sign-in/social';
  const { url } = await request<{ url: string }>(`/api/auth/${path}`, {
    method: 'POST',
    body: { provider: 'oidc', ...back },
  });
  location.assign(url);
}

/** Tells the server of a person who came from the provider where they are: a provider does not know. */
export async function greetNewcomer(): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  setMe(
    await request<Me>('/api/me', {
      method: 'PATCH',
      body: { timeZone, currency: currencyFor(navigator.languages) },
    }),
  );
}

/** Signs out here or, with `everywhere`, on every device. Throws as `request` does. */
export async function signOut({ everywhere }: { everywhere: boolean }): Promise<void> {
  if (everywhere) await post('revoke-sessions');
  await post('sign-out');
  forgetHere();
  setMe(null);
}

/** Asks for the mail with a link; answers the same whether or not there is such an account. */
export const requestReset = (email: string) => post('request-password-reset', { email });

/** Sets a new password with the token from the mail. */
export const resetPassword = (reset: { newPassword: string; token: string }) => post('reset-password', reset);

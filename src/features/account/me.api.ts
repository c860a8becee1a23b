import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { request, send } from '../../ui/fetch.ts';
import type { Me, OwnSession } from './account.schema.ts';
import { forgetHere } from './forget.ts';
import { setMe } from './session.ts';

function show(queries: QueryClient, me: Me): void {
  queries.setQueryData(['me'], me);
}

/** Changes a part of the person's own record; the page shows the answer before it resolves. */
export function useSaveMe() {
  const queries = useQueryClient();
  return async (
    changes: Partial<Pick<Me, 'fullName' | 'currency' | 'language' | 'timeZone'>>,
  ): Promise<void> => {
    const me = await request<Me>('/api/me', { method: 'PATCH', body: changes });
    show(queries, me);
    // Amounts and days are told in the person's currency and zone.
    void queries.invalidateQueries({ queryKey: ['progress', me.id] });
  };
}

/** Sets the person's picture, or takes it away with null. Throws as `request` does. */
export function useSavePicture() {
  const queries = useQueryClient();
  return async (file: File | null): Promise<void> => {
    const response = file
      ? await send('/api/me/avatar', { method: 'PUT', file })
      : await send('/api/me/avatar', { method: 'DELETE' });
    show(queries, (await response.json()) as Me);
  };
}

const sessionsKey = (userId: string) => ['sessions', userId];

/** Where the person is signed in. */
export const useSessions = (userId: string) =>
  useQuery({
    queryKey: sessionsKey(userId),
    queryFn: async ({ signal }) =>
      (await request<{ items: OwnSession[] }>('/api/me/sessions', { signal })).items,
  });

/** Signs out on another device. */
export function useEndSession(userId: string) {
  const queries = useQueryClient();
  return async (id: string): Promise<void> => {
    await request(`/api/me/sessions/${id}`, { method: 'DELETE' });
    await queries.invalidateQueries({ queryKey: sessionsKey(userId) });
  };
}

/** Throws as `request` does, with the code INVALID_PASSWORD when the old one is not right. */
export const changePassword = (passwords: { currentPassword: string; newPassword: string }) =>
  request('/api/auth/change-password', { method: 'POST', body: { ...passwords, revokeOtherSessions: true } });

/** Asks for a mail to the new address that completes the change. */
export const askForEmail = (wish: { email: string; password: string }) =>
  request('/api/me/email', { method: 'POST', body: wish });

export const confirmEmail = (token: string) =>
  request('/api/me/email/confirm', { method: 'POST', body: { token } });

/** Deletes the account: in a week, or now, after which nobody is signed in. Throws as `request` does. */
export function useDeleteAccount() {
  const queries = useQueryClient();
  const [, go] = useLocation();
  return async (wish: { password: string; now: boolean }): Promise<void> => {
    const me = await request<Me | undefined>('/api/me', { method: 'DELETE', body: wish });
    if (me) return show(queries, me);
    forgetHere();
    setMe(null);
    go('/');
  };
}

export function useKeepAccount() {
  const queries = useQueryClient();
  return async (): Promise<void> =>
    show(queries, await request<Me>('/api/me/keep', { method: 'POST', body: {} }));
}

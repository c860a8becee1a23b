import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../ui/fetch.ts';
import { makePasskey } from '../../ui/passkeys.ts';
import type { OwnPasskey } from './account.schema.ts';

const passkeysKey = (userId: string) => ['passkeys', userId];

/** The passkeys with which the person can sign in. */
export const usePasskeys = (userId: string) =>
  useQuery({
    queryKey: passkeysKey(userId),
    queryFn: async ({ signal }) =>
      (await request<{ items: OwnPasskey[] }>('/api/me/passkeys', { signal })).items,
  });

/** Makes a passkey on this device and adds it. Throws as `request` and `makePasskey` do. */
export function useAddPasskey(userId: string) {
  const queries = useQueryClient();
  return async ({ name, password }: { name: string; password: string }): Promise<void> => {
    const options = await request<Parameters<typeof makePasskey>[0]>('/api/me/passkeys/options', {
      method: 'POST',
      body: { password },
    });
    const response = await makePasskey(options);
    await request('/api/me/passkeys', { method: 'POST', body: { name, response } });
    await queries.invalidateQueries({ queryKey: passkeysKey(userId) });
  };
}

export function useRemovePasskey(userId: string) {
  const queries = useQueryClient();
  return async (id: string): Promise<void> => {
    await request(`/api/me/passkeys/${id}`, { method: 'DELETE' });
    await queries.invalidateQueries({ queryKey: passkeysKey(userId) });
  };
}

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../ui/fetch.ts';
import type { Settings, SettingsChanges } from './settings.schema.ts';

const settingsKey = (userId: string) => ['settings', userId];

export const useSettings = (userId: string) =>
  useQuery({
    queryKey: settingsKey(userId),
    queryFn: ({ signal }) => request<Settings>('/api/me/settings', { signal }),
  });

/** Saves a part of the settings; what the server answers is shown before it resolves. */
export function useSaveSettings(userId: string) {
  const queries = useQueryClient();
  return async (changes: SettingsChanges): Promise<void> => {
    const saved = await request<Settings>('/api/me/settings', { method: 'PATCH', body: changes });
    await store(queries, userId, saved);
    // The daily amount stands on the progress page, too.
    if (changes.dailySpendLimit !== undefined)
      void queries.invalidateQueries({ queryKey: ['progress', userId] });
  };
}

async function store(queries: QueryClient, userId: string, settings: Settings): Promise<void> {
  await queries.cancelQueries({ queryKey: settingsKey(userId) });
  queries.setQueryData(settingsKey(userId), settings);
}

import { QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Me } from '../features/account/account.schema.ts';
import { onSession, setMe } from '../features/account/session.ts';
import type { Coach } from '../features/coach/coach.schema.ts';
import { ProblemError, request } from '../ui/fetch.ts';
import { boot } from './boot.ts';

/** The coaches, which never change while the page is open. */
export const coachesQuery = queryOptions({
  queryKey: ['coaches'],
  queryFn: async ({ signal }) => (await request<{ items: Coach[] }>('/api/coaches', { signal })).items,
  staleTime: Number.POSITIVE_INFINITY,
});

let current: { userId: string; client: QueryClient } | undefined;

// What one person has read is gone from memory as soon as they are.
onSession(session => {
  const userId = session.state === 'known' ? session.me?.id : undefined;
  if (!current || userId === current.userId) return;
  current.client.clear();
  current = undefined;
});

/** The cache of everything this person has read from the server, across screens. */
export function memberCache(me: Me): QueryClient {
  current ??= { userId: me.id, client: createClient() };
  return current.client;
}

function createClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: error => {
        if (error instanceof ProblemError && error.status === 401) setMe(null);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Offline, an error with a retry is better than waiting in silence.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && !(error instanceof ProblemError && error.status < 500),
      },
      mutations: { networkMode: 'always' },
    },
  });
  if (boot) client.setQueryData(coachesQuery.queryKey, boot.coaches);
  // Features put what the server says of the person under this key: changed, or null when it knows them no longer.
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === 'me') setMe(query.state.data as Me | null);
  });
  return client;
}

import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '../../ui/fetch.ts';
import type { Me } from '../account/account.schema.ts';
import type { CrisisCard } from '../safety/safety.schema.ts';
import { loadCoachWords } from './CoachWords.tsx';
import type { ChatMessage } from './coach.schema.ts';
import { type HistoryPage, oldestFirst, withMessage } from './history.rules.ts';

type History = InfiniteData<HistoryPage, string | null>;

const historyKey = (userId: string) => ['chat', userId];
export const isHistory = ([name]: readonly unknown[]): boolean => name === 'chat';

/** The stored conversation, oldest first; the newest 50 messages until more are asked for. */
export function useHistory(userId: string) {
  return useInfiniteQuery({
    queryKey: historyKey(userId),
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam ? `&cursor=${pageParam}` : '';
      const page = await request<HistoryPage>(`/api/chat/messages?limit=50${cursor}`, { signal });
      // Replies that change their shape a moment after they appeared would move the whole page.
      if (page.items.some(({ role }) => role === 'assistant')) await loadCoachWords();
      return page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    select: selectMessages,
  });
}

// Kept outside, so that the same data gives the same list and no row renders again.
const selectMessages = ({ pages }: History) => oldestFirst(pages);

/** The card that stands in this conversation, as the server told it when the history was loaded. */
export function useStandingCard(userId: string): CrisisCard | null {
  const queries = useQueryClient();
  return queries.getQueryData<History>(historyKey(userId))?.pages[0]?.crisis ?? null;
}

export function readHistory(queries: QueryClient, userId: string): ChatMessage[] {
  const history = queries.getQueryData<History>(historyKey(userId));
  return history ? selectMessages(history) : [];
}

/** Puts a stored message into the history without asking the server for all of it again. */
export async function storeInHistory(
  queries: QueryClient,
  userId: string,
  message: ChatMessage,
): Promise<void> {
  // An answer that is under way was made before this message.
  await queries.cancelQueries({ queryKey: historyKey(userId) });
  if (!queries.getQueryData(historyKey(userId))) return refetchHistory(queries, userId);
  queries.setQueryData<History>(
    historyKey(userId),
    history => history && { ...history, pages: withMessage(history.pages, message) },
  );
}

export const refetchHistory = (queries: QueryClient, userId: string): Promise<void> =>
  queries.refetchQueries({ queryKey: historyKey(userId) });

export function useClearHistory(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => request<void>('/api/chat/messages', { method: 'DELETE' }),
    onSuccess: async () => {
      await queries.cancelQueries({ queryKey: historyKey(userId) });
      queries.setQueryData<History>(historyKey(userId), {
        pages: [{ items: [], nextCursor: null }],
        pageParams: [null],
      });
    },
  });
}

/** Selects a coach. `me` changes only after the server has saved it. */
export function useSaveCoach() {
  const queries = useQueryClient();
  return useMutation({
    // Quick changes of mind are saved one after the other, so that the last one stays.
    scope: { id: 'selected-coach' },
    mutationFn: (selectedCoach: string) =>
      request<Me>('/api/me', { method: 'PATCH', body: { selectedCoach } }),
    onSuccess: me => queries.setQueryData(['me'], me),
  });
}

/** The server no longer knows the session: the app asks to sign in again. */
export const forgetSession = (queries: QueryClient) => queries.setQueryData(['me'], null);

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Live } from './conversation.rules.ts';
import { type Conversation, createConversation } from './liveConversation.ts';

let open: { userId: string; conversation: Conversation } | null = null;

/** The person's conversation. It lives on while they look at another screen, and so does a reply that is being made. */
export function useConversation(userId: string): Conversation {
  const queries = useQueryClient();
  if (open?.userId !== userId) {
    open?.conversation.leave();
    open = { userId, conversation: createConversation(userId, queries) };
    endWithSession(queries);
  }
  return open.conversation;
}

/** Once nobody is signed in, nothing more is read for them and nothing of them stays in memory. */
function endWithSession(queries: QueryClient): void {
  const unsubscribe = queries.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== 'me' || query.state.data !== null) return;
    unsubscribe();
    open?.conversation.leave();
    open = null;
  });
}

/** The live part, which stays the same object while a reply only grows. */
export const useLive = (conversation: Conversation): Live =>
  useSyncExternalStore(conversation.subscribe, conversation.outline);

/** The words of the reply that is being made; renders with every few of them. */
export const useReplyText = (conversation: Conversation): string =>
  useSyncExternalStore(conversation.subscribe, conversation.replyText);

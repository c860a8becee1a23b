import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isHistory } from './coach.api.ts';
import type { Live } from './conversation.rules.ts';
import { type Conversation, createConversation } from './liveConversation.ts';

const conversations = new WeakMap<QueryClient, { userId: string; conversation: Conversation }>();

/** The person's conversation. It lives on while they look at another screen, and so does a reply that is being made. */
export function useConversation(userId: string): Conversation {
  const queries = useQueryClient();
  const known = conversations.get(queries);
  if (known?.userId === userId) return known.conversation;
  known?.conversation.leave();
  const conversation = createConversation(userId, queries);
  conversations.set(queries, { userId, conversation });
  leaveWithCache(queries, conversation);
  return conversation;
}

/** When what the person has read is thrown away, because they signed out, nothing more is read for them. */
function leaveWithCache(queries: QueryClient, conversation: Conversation): void {
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' && isHistory(query.queryKey)) conversation.leave();
  });
}

/** The live part, which stays the same object while a reply only grows. */
export const useLive = (conversation: Conversation): Live =>
  useSyncExternalStore(conversation.subscribe, conversation.outline, conversation.outline);

/** The words of the reply that is being made; renders with every few of them. */
export const useReplyText = (conversation: Conversation): string =>
  useSyncExternalStore(conversation.subscribe, conversation.replyText, conversation.replyText);

import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ProblemError, request } from '../../ui/fetch.ts';
import { keep } from '../../ui/kept.ts';
import type { Likes, NewPost, Post, Written } from './community.schema.ts';
import { changePost, feedKey, forgetAnswersUnderWay, lookAgain } from './communityCache.ts';
import { postDraftKey } from './postDraft.rules.ts';
import { type ShownPage, withLike } from './reading.rules.ts';

export type Sent<Words> = {
  words: Words;
  /** The same for the same words: sent again, they are stored once. */
  key: string;
};

/** Publishes a post. The list shows it at once, and leaves what others wrote meanwhile to its button. */
export function useCreatePost(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ words, key }: Sent<NewPost>) =>
      request<Post & Written>('/api/posts', {
        method: 'POST',
        body: words,
        headers: { 'Idempotency-Key': key },
      }),
    onSuccess: async post => {
      // Also when the person has meanwhile gone to another screen.
      keep(postDraftKey(userId), '');
      await forgetAnswersUnderWay(queries);
      queries.setQueryData<InfiniteData<ShownPage>>(feedKey, feed => {
        const [first, ...others] = feed?.pages ?? [];
        return first && feed
          ? { ...feed, pages: [{ ...first, items: [post, ...first.items] }, ...others] }
          : feed;
      });
      void lookAgain(queries);
    },
  });
}

/** Deletes one's own post, or brings it back. */
export function usePostFate(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (deleted: boolean): Promise<unknown> =>
      deleted
        ? request<void>(`/api/posts/${id}`, { method: 'DELETE' })
        : request<Post>(`/api/posts/${id}/restore`, { method: 'POST', body: {} }),
    onSuccess: (_answer, deleted) => settle(queries, id, { deleted, gone: false }),
  });
}

async function settle(queries: QueryClient, id: string, fate: { deleted: boolean; gone: boolean }) {
  await forgetAnswersUnderWay(queries);
  changePost(queries, id, post => ({ ...post, ...fate }));
}

/** Likes or no longer likes. The button shows it at once, and as it was again when the server refuses. */
export function useLike(id: string) {
  const queries = useQueryClient();
  const mutationKey = ['like', id];
  const change = (liked: boolean) => changePost(queries, id, post => withLike(post, liked));
  return useMutation({
    mutationKey,
    // One after the other, so that the last one stays.
    scope: { id: `like ${id}` },
    mutationFn: (liked: boolean) =>
      request<Likes>(`/api/posts/${id}/like`, { method: liked ? 'PUT' : 'DELETE' }),
    onMutate: async liked => {
      change(liked);
      await forgetAnswersUnderWay(queries);
    },
    onError: (_error, liked) => change(!liked),
    onSuccess: likes => {
      // With another one on its way, this is not the last word.
      if (queries.isMutating({ mutationKey }) === 1) changePost(queries, id, post => ({ ...post, ...likes }));
    },
  });
}

/** Whether something can no longer be brought back. */
export const isTooLate = (error: unknown): boolean => error instanceof ProblemError && error.status === 404;

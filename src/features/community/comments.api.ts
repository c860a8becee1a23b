import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../ui/fetch.ts';
import { keep, readKept } from '../../ui/kept.ts';
import type { Comment, NewComment, Post, Written } from './community.schema.ts';
import {
  addToComments,
  type CommentPage,
  changeFate,
  changePost,
  commentsKey,
  forgetAnswersUnderWay,
  lookAgain,
} from './communityCache.ts';
import { commentDraftKey } from './postDraft.rules.ts';
import type { Sent } from './posts.api.ts';
import { inOrder, type ShownComment, withComment } from './reading.rules.ts';

const pathOf = (postId: string) => `/api/posts/${postId}/comments`;

/** All comments of a post, newest first, as far as they were asked for. */
export function useComments(postId: string, enabled: boolean) {
  const comments = useInfiniteQuery({
    queryKey: commentsKey(postId),
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam ? `&cursor=${encodeURIComponent(pageParam)}` : '';
      return request<CommentPage>(`${pathOf(postId)}?limit=50${cursor}`, { signal, cache: 'no-store' });
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    enabled,
    // What is being read stays as it is until the reader asks for more.
    refetchOnWindowFocus: false,
  });
  return { ...comments, items: comments.data && inOrder(comments.data.pages) };
}

/** Shows what others wrote since. Gives its promise, so that the keyboard can go there. */
export function useShowNewComments(postId: string) {
  const queries = useQueryClient();
  return async (newer: Post) => {
    await queries.refetchQueries({ queryKey: commentsKey(postId) });
    changePost(queries, postId, post => ({
      ...post,
      comments: inOrder([{ items: post.comments }, { items: newer.comments }]),
      commentCount: newer.commentCount,
    }));
  };
}

export function useCreateComment(postId: string, userId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ words, key }: Sent<NewComment>) =>
      request<Comment & Written>(pathOf(postId), {
        method: 'POST',
        body: words,
        headers: { 'Idempotency-Key': key },
      }),
    onSuccess: async (comment, { words }) => {
      // Also when the person has meanwhile gone to another screen; what they wrote since stays.
      const draft = commentDraftKey(userId, postId);
      if (readKept(draft).trim() === words.content) keep(draft, '');
      await forgetAnswersUnderWay(queries);
      changePost(queries, postId, post => withComment(post, comment));
      addToComments(queries, postId, comment);
      void lookAgain(queries);
    },
  });
}

/** Deletes one's own comment, or brings it back. */
export function useCommentFate(postId: string, comment: ShownComment) {
  const queries = useQueryClient();
  const path = `${pathOf(postId)}/${comment.id}`;
  return useMutation({
    mutationFn: (deleted: boolean): Promise<unknown> =>
      deleted
        ? request<void>(path, { method: 'DELETE' })
        : request<Comment>(`${path}/restore`, { method: 'POST', body: {} }),
    onSuccess: async (_answer, deleted) => {
      await forgetAnswersUnderWay(queries);
      changeFate(queries, postId, comment, deleted);
    },
  });
}

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../ui/fetch.ts';
import type { Notice } from './moderation.schema.ts';

type NoticePage = { items: Notice[]; nextCursor: string | null; unseen: number };

const noticesKey = ['notices'];

/** What moderators have decided about this person's words lately, newest first. */
export const useNewestNotices = () =>
  useQuery({
    queryKey: [...noticesKey, 'newest'],
    queryFn: ({ signal }) => request<NoticePage>('/api/me/notices?limit=20', { signal }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  });

/** All that moderators ever decided about this person's words, newest first. */
export const useAllNotices = () =>
  useInfiniteQuery({
    queryKey: [...noticesKey, 'all'],
    queryFn: ({ pageParam, signal }) =>
      request<NoticePage>(`/api/me/notices?limit=10${pageParam ? `&cursor=${pageParam}` : ''}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    refetchOnMount: 'always',
  });

/** Marks a notice, and all before it, as seen. */
export function useSeen() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (upTo: string) => request<void>('/api/me/notices/seen', { method: 'PUT', body: { upTo } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: noticesKey }),
  });
}

/** Asks for another look at a decision, once. */
export function useAppeal(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      request<Notice>(`/api/me/notices/${id}/appeal`, { method: 'POST', body: { text } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: noticesKey }),
  });
}

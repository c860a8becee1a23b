import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { request } from '../../ui/fetch.ts';
import type { AuditEntry, NewAction, QueueItem } from './moderation.schema.ts';

type QueuePage = { items: QueueItem[]; nextCursor: string | null; open: number };
type AuditPage = { items: AuditEntry[]; nextCursor: string | null };

const queueKey = ['moderation', 'queue'];
const auditKey = ['moderation', 'audit'];

/** What waits for a decision, the most urgent first. */
export function useQueue() {
  return useInfiniteQuery({
    queryKey: queueKey,
    queryFn: ({ pageParam, signal }) =>
      request<QueuePage>(`/api/moderation/queue?limit=20${cursor(pageParam)}`, { signal, cache: 'no-store' }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    refetchInterval: 30_000,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
}

/** Every decision of every moderator, newest first. */
export function useAudit() {
  return useInfiniteQuery({
    queryKey: auditKey,
    queryFn: ({ pageParam, signal }) =>
      request<AuditPage>(`/api/moderation/audit?limit=50${cursor(pageParam)}`, { signal, cache: 'no-store' }),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    refetchOnMount: 'always',
  });
}

const cursor = (at: string | null) => (at ? `&cursor=${encodeURIComponent(at)}` : '');

/** Decides. Whatever becomes of it, the queue is read again: a refusal means that somebody else was there first. */
export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...decision }: z.input<typeof NewAction> & { key: string }) =>
      request<AuditEntry>('/api/moderation/actions', {
        method: 'POST',
        body: decision,
        headers: { 'Idempotency-Key': key },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: queueKey }),
  });
}

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../ui/fetch.ts';
import type { Block } from './moderation.schema.ts';
import type { Target } from './target.ts';

const blocksKey = ['blocks'];

export const useBlocks = () =>
  useQuery({
    queryKey: blocksKey,
    queryFn: async ({ signal }) => (await request<{ items: Block[] }>('/api/blocks', { signal })).items,
    refetchOnMount: 'always',
  });

/** Blocks a person, or whoever wrote something. */
export function useBlock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ type, id }: Target): Promise<unknown> =>
      type === 'user'
        ? request<void>(`/api/blocks/${id}`, { method: 'PUT' })
        : request<Block>('/api/blocks', { method: 'POST', body: { targetType: type, targetId: id } }),
    onSuccess: () => forgetWhatIsRead(queries),
  });
}

/** Lifts a block, by the person's id or by its own. */
export function useUnblock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request<void>(`/api/blocks/${id}`, { method: 'DELETE' }),
    onSuccess: () => forgetWhatIsRead(queries),
  });
}

/** A block changes what is there to be read, everywhere. */
const forgetWhatIsRead = (queries: QueryClient) => queries.invalidateQueries();

import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newId } from '../../shared/ids.ts';
import type { Progress } from './progress.schema.ts';

/** Where the browser keeps what it knows of a person's days, and how every tab learns of a change. */

export const progressKey = (userId: string) => ['progress', userId];
export const calendarKey = (userId: string) => ['calendar', userId];

type Word = { from: string; progress: Progress };

/** This tab, which need not be told what it said itself. */
const here = newId();

/** Shows what the server has just answered, in this tab and in every other one. */
export async function spread(queries: QueryClient, userId: string, progress: Progress): Promise<void> {
  const channel = new BroadcastChannel(channelName(userId));
  channel.postMessage({ from: here, progress } satisfies Word);
  channel.close();
  await store(queries, userId, progress);
}

/** Follows what the person does in other tabs. */
export function useOtherTabs(userId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName(userId));
    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.from !== here) void store(queries, userId, data.progress);
    };
    return () => channel.close();
  }, [queries, userId]);
}

const channelName = (userId: string) => `cairn.progress.${userId}`;

async function store(queries: QueryClient, userId: string, progress: Progress): Promise<void> {
  // An answer that is under way may be older than this one.
  await queries.cancelQueries({ queryKey: progressKey(userId) });
  queries.setQueryData(progressKey(userId), progress);
  void queries.invalidateQueries({ queryKey: calendarKey(userId) });
}

/** Asks the server again, for instance whether it still knows the person. */
export const refetchProgress = (queries: QueryClient, userId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: progressKey(userId) });

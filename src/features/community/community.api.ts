import {
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { request } from '../../ui/fetch.ts';
import type { Post } from './community.schema.ts';
import { type Feed, feedKey, latestKey, latestPostKey, postInFeed, postKey } from './communityCache.ts';
import { getIfChanged, type Tagged } from './ifChanged.ts';
import {
  followed,
  followedPost,
  inOrder,
  type Latest,
  newPosts,
  type ShownPage,
  type ShownPost,
  withNewPosts,
} from './reading.rules.ts';

/** Posts that are fetched at a time. */
const PAGE = 20;

/** What others do shows within half a minute, and at once when the page is looked at again. */
const following = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;
/** What is being read stays as it is until the reader asks for more. */
const asItWas = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } as const;

/** The newest posts as the server has them; what moves nothing on the screen is taken over at once. */
const latestPosts = (queries: QueryClient) =>
  queryOptions({
    queryKey: latestKey,
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData<Tagged<Latest>>(latestKey);
      const answer = await getIfChanged<Latest>(`/api/posts?limit=${PAGE}`, known, signal);
      queries.setQueryData<Feed>(
        feedKey,
        feed => feed && { ...feed, pages: followed(feed.pages, answer.body) },
      );
      return answer;
    },
  });

/** The posts on the screen, newest first, and what came since. */
export function useFeed() {
  const queries = useQueryClient();
  const feed = useInfiniteQuery({
    queryKey: feedKey,
    queryFn: async ({ pageParam, signal }): Promise<ShownPage> => {
      if (pageParam === null)
        return (await queries.fetchQuery({ ...latestPosts(queries), staleTime: 0 })).body;
      const path = `/api/posts?limit=${PAGE}&cursor=${encodeURIComponent(pageParam)}`;
      return request<Latest>(path, { signal, cache: 'no-store' });
    },
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    ...asItWas,
  });
  const latest = useQuery({ ...latestPosts(queries), ...following, enabled: feed.data !== undefined });
  const pages = feed.data?.pages;
  const now = latest.data?.body;

  return {
    ...feed,
    posts: pages && inOrder(pages),
    /** Of the posts on the screen, as the server has them now. */
    newer: (id: string) => now?.items.find(post => post.id === id),
    fresh: pages && now ? newPosts(pages, now) : [],
    freshEndsHere: now?.nextCursor === null,
    showFresh() {
      queries.setQueryData<Feed>(feedKey, data => {
        if (!data || !now) return data;
        const shown = withNewPosts(data.pages, now);
        return { pages: shown, pageParams: data.pageParams.slice(0, shown.length) };
      });
    },
  };
}

/** One post on its own page, and as the server has it now. */
export function usePost(id: string) {
  const queries = useQueryClient();
  const latestPost = queryOptions({
    queryKey: latestPostKey(id),
    queryFn: async ({ signal }) => {
      const known = queries.getQueryData<Tagged<Post>>(latestPostKey(id));
      const answer = await getIfChanged<Post>(`/api/posts/${encodeURIComponent(id)}`, known, signal);
      queries.setQueryData<ShownPost>(postKey(id), post => post && followedPost(post, answer.body));
      return answer;
    },
  });
  const shown = useQuery({
    queryKey: postKey(id),
    queryFn: async (): Promise<ShownPost> => (await queries.fetchQuery({ ...latestPost, staleTime: 0 })).body,
    initialData: () => postInFeed(queries, id),
    ...asItWas,
  });
  const latest = useQuery({
    ...latestPost,
    ...following,
    enabled: shown.data !== undefined && !shown.data.deleted,
  });
  return { ...shown, newer: latest.data?.body, lost: latest.error };
}

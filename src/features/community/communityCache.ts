import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { type ShownComment, type ShownPage, type ShownPost, withFate } from './reading.rules.ts';

/** Where the browser keeps what it shows of the community, and how one change reaches every place of it. */

export type Feed = InfiniteData<ShownPage, string | null>;
export type CommentPage = { items: ShownComment[]; nextCursor: string | null };
type CommentPages = InfiniteData<CommentPage, string | null>;

export const feedKey = ['community', 'feed'];
export const latestKey = ['community', 'latest'];
export const postKey = (id: string) => ['community', 'post', id];
export const latestPostKey = (id: string) => ['community', 'latest', id];
export const commentsKey = (postId: string) => ['community', 'comments', postId];

/** An answer that is under way was made before what has just been done. */
export const forgetAnswersUnderWay = (queries: QueryClient) => queries.cancelQueries({ queryKey: latestKey });

/** Asks what is new in the list and in the posts that are open. */
export const lookAgain = (queries: QueryClient) => queries.invalidateQueries({ queryKey: latestKey });

export function changePost(queries: QueryClient, id: string, change: (post: ShownPost) => ShownPost): void {
  queries.setQueryData<Feed>(feedKey, feed => feed && inPages(feed, id, change));
  queries.setQueryData<ShownPost>(postKey(id), post => post && change(post));
}

/** Marks a comment as deleted by its author, or as brought back. */
export function changeFate(queries: QueryClient, postId: string, comment: ShownComment, deleted: boolean) {
  changePost(queries, postId, post => withFate(post, comment, deleted));
  queries.setQueryData<CommentPages>(
    commentsKey(postId),
    pages => pages && inPages(pages, comment.id, item => ({ ...item, deleted })),
  );
}

export function addToComments(queries: QueryClient, postId: string, comment: ShownComment): void {
  queries.setQueryData<CommentPages>(commentsKey(postId), data => {
    const [first, ...others] = data?.pages ?? [];
    return first && data
      ? { ...data, pages: [{ ...first, items: [comment, ...first.items] }, ...others] }
      : data;
  });
}

/** What the list already knows of a post. */
export const postInFeed = (queries: QueryClient, id: string): ShownPost | undefined =>
  queries
    .getQueryData<Feed>(feedKey)
    ?.pages.flatMap(page => page.items)
    .find(post => post.id === id);

function inPages<T extends { id: string }>(
  data: InfiniteData<{ items: T[]; nextCursor: string | null }, string | null>,
  id: string,
  change: (item: T) => T,
) {
  return {
    ...data,
    pages: data.pages.map(page => ({
      ...page,
      items: page.items.map(item => (item.id === id ? change(item) : item)),
    })),
  };
}

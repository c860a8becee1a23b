import type { Comment, Post } from './community.schema.ts';

/** What a reader has on the screen. Their own deleted words keep their place, and so do those that others took away. */
type Fate = { deleted?: boolean; gone?: boolean };
export type ShownComment = Comment & Fate;
export type ShownPost = Omit<Post, 'comments'> & { comments: ShownComment[] } & Fate;
export type ShownPage = { items: ShownPost[]; nextCursor: string | null };
/** The newest page as the server has it now. */
export type Latest = { items: Post[]; nextCursor: string | null };

type Numbered = { id: string };

/** Ids sort by time. */
const newestFirst = (a: Numbered, b: Numbered) => (a.id < b.id ? 1 : -1);

/** Everything of all pages once, newest first. */
export function inOrder<T extends Numbered>(pages: { items: T[] }[]): T[] {
  const byId = new Map(pages.flatMap(page => page.items).map(item => [item.id, item]));
  return [...byId.values()].sort(newestFirst);
}

/** Of the newest things, those that a reader who has seen the known ones has not: nothing older than the oldest known. */
function unknown<T extends Numbered>(known: Numbered[], newest: T[], complete: boolean): T[] {
  const ids = new Set(known.map(({ id }) => id));
  const oldest = known.reduce((least, { id }) => (id < least ? id : least), known[0]?.id ?? '');
  return newest.filter(({ id }) => !ids.has(id) && (complete || id > oldest));
}

/** Posts that came, or came to be seen, since the known pages were loaded. */
export function newPosts(pages: ShownPage[], latest: Latest): Post[] {
  return unknown(inOrder(pages), latest.items, pages.at(-1)?.nextCursor === null);
}

/** The pages with the posts that came since. Where more came than are at hand, reading starts anew from the top. */
export function withNewPosts(pages: ShownPage[], latest: Latest): ShownPage[] {
  const known = new Set(inOrder(pages).map(({ id }) => id));
  const meet = latest.nextCursor === null || latest.items.some(({ id }) => known.has(id));
  const [first, ...others] = pages;
  if (!first || !meet) return [latest];
  return [{ ...first, items: [...newPosts(pages, latest), ...first.items] }, ...others];
}

/** Whether something is missing from a list in which it would have its place. */
function isMissing(item: Numbered, { items, complete }: { items: Numbered[]; complete: boolean }): boolean {
  const oldest = items.at(-1)?.id;
  const covered = complete || (oldest !== undefined && item.id > oldest);
  return covered && !items.some(({ id }) => id === item.id);
}

/** The pages with what may change under the reader's eyes without moving anything. */
export function followed(pages: ShownPage[], latest: Latest): ShownPage[] {
  const now = new Map(latest.items.map(post => [post.id, post]));
  const list = { items: latest.items, complete: latest.nextCursor === null };
  return pages.map(page => ({
    ...page,
    items: page.items.map(post => {
      const newer = now.get(post.id);
      if (newer) return followedPost(post, newer);
      return post.deleted ? post : { ...post, gone: isMissing(post, list) };
    }),
  }));
}

/** A post with the likes, names and states of now; its new comments wait until they are asked for. */
export function followedPost(post: ShownPost, newer: Post): ShownPost {
  const { likes, likedByMe, author, status } = newer;
  const list = { items: newer.comments, complete: newer.comments.length < COMMENTS_WITH_POST };
  const comments = post.comments.map(comment =>
    comment.deleted ? comment : { ...comment, gone: isMissing(comment, list) },
  );
  const commentCount = newer.commentCount - newComments(post.comments, post.commentCount, newer).count;
  return { ...post, likes, likedByMe, author, status, comments, commentCount, gone: false };
}

/** So many comments come with a post. */
const COMMENTS_WITH_POST = 3;

/** Comments that came since: how many, and those at hand. */
export function newComments(known: Numbered[], knownCount: number, newer: Post) {
  const items = unknown(known, newer.comments, known.length === knownCount);
  // Only when all that are at hand are new can there be more of them.
  const more = items.length === COMMENTS_WITH_POST ? newer.commentCount - knownCount : 0;
  return { items, count: Math.max(items.length, more) };
}

export function withLike(post: ShownPost, likedByMe: boolean): ShownPost {
  if (post.likedByMe === likedByMe) return post;
  return { ...post, likedByMe, likes: post.likes + (likedByMe ? 1 : -1) };
}

export function withComment(post: ShownPost, comment: Comment): ShownPost {
  if (post.comments.some(({ id }) => id === comment.id)) return post;
  const counted = comment.status === 'shown' ? 1 : 0;
  return { ...post, comments: [comment, ...post.comments], commentCount: post.commentCount + counted };
}

/** A post after one of its comments was deleted by its author, or brought back. */
export function withFate(post: ShownPost, comment: ShownComment, deleted: boolean): ShownPost {
  const counted = comment.status === 'shown' ? (deleted ? -1 : 1) : 0;
  return {
    ...post,
    commentCount: post.commentCount + counted,
    comments: post.comments.map(item => (item.id === comment.id ? { ...item, deleted } : item)),
  };
}

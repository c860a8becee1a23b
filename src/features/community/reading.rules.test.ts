import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Comment, NEWEST_COMMENTS, type Post } from './community.schema.ts';
import {
  followed,
  followedPost,
  inOrder,
  newComments,
  newPosts,
  type ShownPage,
  type ShownPost,
  withComment,
  withFate,
  withLike,
  withNewPosts,
} from './reading.rules.ts';

const author = { id: '1', fullName: 'Quiet River', avatarUrl: null, currentStreak: 3 };
const common = { content: '', createdAt: '', author, mine: false, status: 'shown' as const };
const comment = (id: string): Comment => ({ ...common, id });
const post = (id: string, part: Partial<Post> = {}): Post => ({
  ...common,
  id,
  title: id,
  mentionsBetting: false,
  likes: 0,
  likedByMe: false,
  commentCount: 0,
  comments: [],
  ...part,
});
const page = (ids: string[], nextCursor: string | null = null) => ({
  items: ids.map(id => post(id)),
  nextCursor,
});
const ids = (items: { id: string }[]) => items.map(({ id }) => id).join('');

describe('new posts', () => {
  it.each([
    ['nothing new', ['cb'], 'c', 'cb', ''],
    ['two came', ['cb'], 'more', 'edcb', 'ed'],
    ['older ones than the screen shows are not new', ['dc'], 'more', 'dcba', ''],
    ['on a screen that shows the end they are', ['dc'], null, 'dcba', 'ba'],
    ['one between two that are known', ['db'], 'more', 'dcb', 'c'],
    ['the first of all', [''], null, 'a', 'a'],
    ['behind one’s own newer post', ['fba'], 'more', 'fcba', 'c'],
  ])('%s', (_, known, cursor, latest, fresh) => {
    const pages = known.map(part => page([...part], cursor));
    expect(ids(newPosts(pages, page([...latest], 'more')))).toBe(fresh);
    expect(ids(inOrder(withNewPosts(pages, page([...latest], 'more'))))).toBe(
      ids(inOrder([...pages, { items: [...fresh].map(id => ({ id })) }])),
    );
  });

  it('where more came than are at hand, the list begins anew', () => {
    const latest = page(['z', 'y', 'x'], 'x');
    expect(withNewPosts([page(['c', 'b'], 'b'), page(['a'])], latest)).toEqual([latest]);
  });

  it('without any post at hand nothing is thrown away', () => {
    expect(ids(inOrder(withNewPosts([page(['c', 'b'])], page([]))))).toBe('cb');
  });
});

describe('following', () => {
  it('takes over likes, names and states at once, and no words', () => {
    const known = post('a', { content: 'as I read it', likes: 1 });
    const other = { ...author, fullName: 'Calm Hill' };
    const newer = post('a', { content: 'other', likes: 5, likedByMe: true, author: other, status: 'hidden' });
    expect(followedPost(known, newer)).toMatchObject({
      content: 'as I read it',
      likes: 5,
      likedByMe: true,
      author: other,
      status: 'hidden',
    });
  });

  it('marks what is no longer there, as far as that can be told', () => {
    const pages = [page(['e', 'd', 'c', 'b', 'a'], null)];
    const gone = (latest: ReturnType<typeof page>) =>
      ids(inOrder(followed(pages, latest)).filter(item => item.gone));
    expect(gone(page(['e', 'c'], 'c'))).toBe('d');
    expect(gone(page(['e', 'c'], null))).toBe('dba');
  });

  it('brings back what is there again, and leaves one’s own deleted post to its Undo', () => {
    const [there] = followed([{ ...page(['a']), items: [{ ...post('a'), gone: true }] }], page(['a']));
    expect(there?.items[0]?.gone).toBe(false);
    const [mine] = followed([{ ...page(['a']), items: [{ ...post('a'), deleted: true }] }], page([]));
    expect(mine?.items[0]).toEqual({ ...post('a'), deleted: true });
  });

  it('new comments wait, and are not counted before they are asked for', () => {
    const known = post('a', { comments: [comment('c2'), comment('c1')], commentCount: 2 });
    const newer = post('a', {
      comments: [comment('c4'), comment('c3'), comment('c2')],
      commentCount: 4,
    });
    const shown = followedPost(known, newer);
    expect(ids(shown.comments)).toBe('c2c1');
    expect(shown.commentCount).toBe(2);
    expect(newComments(shown.comments, shown.commentCount, newer)).toMatchObject({ count: 2 });
  });

  it('a comment that was taken away keeps its place, and those before it are not new', () => {
    const known = post('a', {
      comments: [comment('c5'), comment('c4'), comment('c3')],
      commentCount: 5,
    });
    const newer = post('a', {
      comments: [comment('c5'), comment('c3'), comment('c2')],
      commentCount: 4,
    });
    const shown = followedPost(known, newer);
    expect(shown.comments.filter(item => item.gone).map(({ id }) => id)).toEqual(['c4']);
    expect(shown.commentCount).toBe(4);
    expect(newComments(shown.comments, shown.commentCount, newer).count).toBe(0);
  });
});

it('what people wrote whom the reader has blocked is counted by the server, and not new here', () => {
  const known = [comment('c2'), comment('c1')];
  const newer = post('a', { comments: [comment('c3'), ...known], commentCount: 6 });
  expect(newComments(known, 4, newer).count).toBe(1);
});

/** A post as the server would answer it, from all its comments. */
const answered = (all: string[]): Post =>
  post('a', {
    comments: all.toSorted().reverse().slice(0, NEWEST_COMMENTS).map(comment),
    commentCount: all.length,
  });

it('the number of new comments is what others wrote, whoever deleted something meanwhile', () => {
  const id = fc.stringMatching(/^[a-y]{3}$/);
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.uniqueArray(id), (before, later) => {
      const shown: ShownPost = answered(before);
      const since = later.map(text => `z${text}`);
      const newer = answered([...before, ...since]);
      const { count } = newComments(shown.comments, shown.commentCount, newer);
      expect(count).toBe(since.length);
      expect(followedPost(shown, newer).commentCount).toBe(before.length);
    }),
  );
});

it('asking for new posts shows each once, newest first, and leaves nothing new', () => {
  const list = fc.uniqueArray(fc.stringMatching(/^[a-z]{2}$/), { minLength: 1 });
  fc.assert(
    fc.property(list, fc.nat(20), fc.nat(20), (all, from, size) => {
      const server = all.toSorted().reverse();
      const pages: ShownPage[] = [page(server.slice(from), null)];
      const latest = page(server.slice(0, size + 1), server.length > size + 1 ? 'more' : null);
      const shown = withNewPosts(pages, latest);
      expect(newPosts(shown, latest)).toEqual([]);
      const order = inOrder(shown).map(item => item.id);
      expect(order).toEqual(order.toSorted().reverse());
      expect(order.slice(0, latest.items.length)).toEqual(latest.items.map(item => item.id));
    }),
  );
});

it('likes count once, in both directions', () => {
  const liked = withLike(withLike(post('a'), true), true);
  expect(liked).toMatchObject({ likes: 1, likedByMe: true });
  expect(withLike(withLike(liked, false), false)).toMatchObject({ likes: 0, likedByMe: false });
});

it('one’s own comment is there once, and counted when others see it', () => {
  const once = withComment(post('a'), comment('c'));
  expect(withComment(once, comment('c'))).toBe(once);
  expect(once).toMatchObject({ commentCount: 1 });
  expect(withComment(post('a'), { ...comment('c'), status: 'held' }).commentCount).toBe(0);
});

it('a deleted comment is no longer counted, and is again when it is brought back', () => {
  const before = withComment(post('a'), comment('c'));
  const deleted = withFate(before, comment('c'), true);
  expect(deleted).toMatchObject({ commentCount: 0, comments: [{ id: 'c', deleted: true }] });
  expect(withFate(deleted, comment('c'), false)).toMatchObject({ commentCount: 1 });
});

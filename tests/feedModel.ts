import fc from 'fast-check';
import type { Comment, Post } from '../src/features/community/community.schema.ts';
import type { Database } from '../src/server/db/connect.ts';
import { anonymousBlocks, blocks, postLikes, posts } from '../src/server/db/schema.ts';
import { newId } from '../src/shared/ids.ts';
import { addComment, addPost } from './builders.ts';

const AT = '2026-03-10T11:00:00.000Z';
const at = new Date(AT);

/** One of four people, by number. */
export const someone = fc.nat({ max: 3 });

const written = fc.record({
  by: someone,
  anonymous: fc.boolean(),
  status: fc.constantFrom('shown', 'shown', 'shown', 'held', 'hidden', 'removed'),
  deleted: fc.nat({ max: 9 }).map(number => number === 0),
});
type Written = typeof written extends fc.Arbitrary<infer T> ? T : never;

/** Whatever four people may have written, liked and blocked. */
export const world = fc.record({
  posts: fc.array(
    fc.record({
      post: written,
      comments: fc.array(written, { maxLength: 5 }),
      likes: fc.uniqueArray(someone),
    }),
    { maxLength: 7 },
  ),
  blocks: fc.uniqueArray(
    fc.record({ by: someone, of: someone, anonymous: fc.boolean() }).filter(({ by, of }) => by !== of),
    { maxLength: 2, selector: ({ by, of, anonymous }) => `${by}${of}${anonymous}` },
  ),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

type Person = { id: string };
type Ids = { id: string; comments: string[] }[];

/** Puts it into the database in place of what was there. @returns the ids of posts and comments */
export async function build(db: Database, there: World, people: Person[]): Promise<Ids> {
  const idOf = (number: number) => people[number]?.id ?? '';
  const row = ({ anonymous, status, deleted }: Written) =>
    ({ anonymous, status, deletedAt: deleted ? at : null, createdAt: at }) as const;
  await db.delete(posts);
  await db.delete(blocks);
  await db.delete(anonymousBlocks);
  for (const { by, of, anonymous } of there.blocks) {
    const pair = { userId: idOf(by), blockedId: idOf(of), createdAt: at };
    if (anonymous) await db.insert(anonymousBlocks).values({ id: newId(), ...pair, writtenAt: at });
    else await db.insert(blocks).values(pair);
  }
  const ids: Ids = [];
  for (const { post, comments, likes } of there.posts) {
    const id = await addPost(db, idOf(post.by), row(post));
    const written: string[] = [];
    for (const comment of comments) written.push(await addComment(db, idOf(comment.by), id, row(comment)));
    for (const liker of likes)
      await db.insert(postLikes).values({ userId: idOf(liker), postId: id, createdAt: at });
    ids.push({ id, comments: written });
  }
  return ids;
}

const isPublic = ({ status, deleted }: Written) => status === 'shown' && !deleted;

/** Said in words: contract and decisions; the code under test says it in SQL. */
function isVisible(words: Written, { blocks }: World, reader: number): boolean {
  const { by, anonymous, status, deleted } = words;
  const own = by === reader && !deleted && (status === 'held' || status === 'hidden');
  const hidden = blocks.some(block => {
    const byReader = block.by === reader && block.of === by;
    const ofReader = block.by === by && block.of === reader;
    // A block by name hides named words from both. One by anonymous words hides such words from who
    // blocks, and the named words of who blocks from the other.
    return block.anonymous
      ? (byReader && anonymous) || (ofReader && !anonymous)
      : !anonymous && (byReader || ofReader);
  });
  return (isPublic(words) || own) && !hidden;
}

/** What a person should get of it all, newest first. */
export function feedOf(
  there: World,
  ids: Ids,
  reader: number,
  people: (Person & { name: string })[],
): Post[] {
  const shown = <T extends Written>(words: T) => ({
    createdAt: AT,
    author: words.anonymous
      ? { id: null, fullName: 'Anonymous', avatarUrl: null, currentStreak: null }
      : {
          id: people[words.by]?.id ?? '',
          fullName: people[words.by]?.name ?? '',
          avatarUrl: null,
          currentStreak: 0,
        },
    mine: words.by === reader,
    status: words.status as 'shown' | 'held' | 'hidden',
  });
  return there.posts
    .flatMap(({ post, comments, likes }, i): Post[] => {
      if (!isVisible(post, there, reader)) return [];
      const answers = comments.flatMap((comment, k): Comment[] => {
        const id = ids[i]?.comments[k] ?? '';
        return isVisible(comment, there, reader)
          ? [{ id, content: 'I am with you.', ...shown(comment) }]
          : [];
      });
      return [
        {
          id: ids[i]?.id ?? '',
          title: 'Day one',
          content: 'I start again.',
          mentionsBetting: false,
          ...shown(post),
          likes: likes.length,
          likedByMe: likes.includes(reader),
          commentCount: comments.filter(isPublic).length,
          comments: answers.reverse().slice(0, 3),
        },
      ];
    })
    .reverse();
}

import { type Tagged, toTagged } from '../../server/tagged.ts';
import type { FeedPage } from './feed.queries.ts';
import { numbersOf } from './writers.rules.ts';

/** A page as everyone may see it, ready to be sent, and what tells whose likes and words are somebody's own in it. */
export type SharedPage = Tagged & {
  /** Ids of the posts, with commas between. */
  ids: string;
  /** Who wrote each post and, after it, each of its comments; of those without a name too, so never sent. */
  writers: string;
  more: boolean;
  /** Where in `body` the values of `likedByMe` are, in the order of `ids`, and those of `mine`, in that of `writers`. */
  places?: { likedByMe: number[]; mine: number[] };
};

export const toSharedPage = ({ json, ids, writers, more }: FeedPage): SharedPage => ({
  ...toTagged(json),
  ids,
  writers,
  more,
});

/**
 * The page for one reader: `false` becomes `true ` at what they like and at what is theirs. JSON takes the blank, and the
 * rest stays where it is, so this is a copy of the bytes instead of another round of making JSON.
 */
export function personal(page: SharedPage, userId: string, liked: string[]): Tagged {
  const likes = liked.flatMap(id => numbersOf(id, page.ids));
  const own = numbersOf(userId, page.writers);
  if (likes.length === 0 && own.length === 0) return page;

  page.places ??= { likedByMe: placesOf(page.body, 'likedByMe'), mine: placesOf(page.body, 'mine') };
  const { likedByMe, mine } = page.places;
  const body = Buffer.from(page.body);
  for (const place of [...likes.map(n => likedByMe[n]), ...own.map(n => mine[n])]) {
    if (place === undefined) throw new Error('a page without a place for what is personal');
    body.write('true ', place);
  }
  return { body, tag: `${page.tag}.${likes.join('-')}.${own.join('-')}` };
}

/** Where the values of a key are. What people write never looks like a key: the quotes in it are escaped. */
function placesOf(body: Uint8Array<ArrayBuffer>, key: string): number[] {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const before = `"${key}":`;
  const places: number[] = [];
  for (let at = bytes.indexOf(before); at >= 0; at = bytes.indexOf(before, at)) {
    at += before.length;
    places.push(at);
  }
  return places;
}

import type { RoomMessage, RoomMessages } from './room.schema.ts';

/** What the room's stream tells that has a place in its order. `id` is that place; holes between ids mean nothing. */
export type RoomEvent =
  | { type: 'message'; id: number; message: RoomMessage }
  | { type: 'removed'; id: number; messageId: string }
  /** Everything missed was replayed: from here on it is live. */
  | { type: 'hello'; id: number; stream: string }
  /** What was missed can't be replayed: the list has to be loaded anew. */
  | { type: 'reload'; id: number };

/** What is known of a message at a place in the order: its words, or null when it is gone. */
type Fact = { at: number; message: RoomMessage | null };
type Facts = ReadonlyMap<string, Fact>;

/** The room's messages as this tab knows them, whatever way it learned of them. */
export type Feed = {
  /** Newest first: every message whose seq is at least `from`. */
  messages: RoomMessage[];
  /** Infinity before the first page, 0 once everything is loaded. */
  from: number;
  /** Cursor of the page before `from`; null when there is none. */
  older: string | null;
  /** Everything up to this place is in here: nothing of before has anything to add to it. */
  read: number;
  /** The newest place that was heard of; 0 before the first. */
  heard: number;
  /** Events before this place were missed; 0 when none were. A page that was read there or later makes it good. */
  missed: number;
  /** By id of the message. */
  facts: Facts;
};

export const emptyFeed: Feed = {
  messages: [],
  from: Number.POSITIVE_INFINITY,
  older: null,
  read: 0,
  heard: 0,
  missed: 0,
  facts: new Map(),
};

export const isLoaded = ({ from }: Feed): boolean => from !== Number.POSITIVE_INFINITY;

/**
 * The feed after a run of events without a hole. They may have been heard before, and come in any order.
 * @param after the place behind which the run begins
 */
export function afterEvents(feed: Feed, after: number, events: RoomEvent[]): Feed {
  const facts = new Map(feed.facts);
  let { heard } = feed;
  let missed = after > heard ? after : feed.missed;
  for (const event of events) {
    heard = Math.max(heard, event.id);
    if (event.type === 'reload') missed = Math.max(missed, event.id);
    if (event.type === 'message') learn(facts, feed.read, event.message.id, event.id, event.message);
    if (event.type === 'removed') learn(facts, feed.read, event.messageId, event.id, null);
  }
  return withFacts({ ...feed, heard: Math.max(heard, after), missed }, facts);
}

/** The feed with the newest page, from which everything starts anew but what was heard of later. */
export function withNewest(feed: Feed, page: RoomMessages): Feed {
  const { position } = page;
  if (position < feed.read) return feed;
  const facts = new Map<string, Fact>();
  for (const [id, fact] of feed.facts) if (fact.at > position) facts.set(id, fact);
  for (const message of page.items) learn(facts, 0, message.id, position, message);
  return withFacts(
    {
      ...feed,
      from: firstOf(page),
      older: page.nextCursor,
      read: position,
      heard: Math.max(feed.heard, position),
      missed: feed.missed > position ? feed.missed : 0,
    },
    facts,
  );
}

/**
 * The feed with an older page; unchanged when it was loaded anew since the page was asked for.
 * @param before `from` as it was then
 */
export function withOlder(feed: Feed, before: number, page: RoomMessages): Feed {
  const { position } = page;
  if (before !== feed.from || position < feed.read) return feed;
  const from = firstOf(page);
  const facts = new Map(feed.facts);
  for (const message of page.items) learn(facts, 0, message.id, position, message);
  const there = new Set(page.items.map(({ id }) => id));
  for (const [id, { message }] of facts) {
    if (message && !there.has(id) && message.seq >= from && message.seq < before)
      learn(facts, 0, id, position, null);
  }
  return withFacts({ ...feed, from, older: page.nextCursor }, facts);
}

/** The feed with the person's own message as the server stored it; the stream may tell of it before or after. */
export function withOwn(feed: Feed, message: RoomMessage): Feed {
  const facts = new Map(feed.facts);
  learn(facts, feed.read, message.id, message.seq, message);
  return withFacts(feed, facts);
}

/** The feed without a message that the server has just deleted. */
export function withoutMessage(feed: Feed, id: string): Feed {
  const fact = feed.facts.get(id);
  if (!fact) return feed;
  return withFacts(feed, new Map(feed.facts).set(id, { ...fact, message: null }));
}

/**
 * The feed without its older part, which can be loaded again: a page that stays open all day must not grow all day. Unchanged
 * while something was missed.
 */
export function shortened(feed: Feed, keep: number): Feed {
  const last = feed.messages[keep - 1];
  if (!last || feed.messages.length === keep || feed.missed > 0) return feed;
  const facts = new Map([...feed.facts].filter(([, { message }]) => message && message.seq >= last.seq));
  // A page's cursor is the seq of the message it ends with. What was heard is now as good as read: nothing
  // earlier may come back without what was let go of here.
  return withFacts({ ...feed, from: last.seq, older: String(last.seq), read: feed.heard }, facts);
}

/** Of two facts about a message the later one counts; at the same place, that it is gone. */
function learn(
  facts: Map<string, Fact>,
  read: number,
  id: string,
  at: number,
  message: RoomMessage | null,
): void {
  const known = facts.get(id);
  if (at <= read || (known && (known.at > at || (known.at === at && !known.message)))) return;
  facts.set(id, { at, message });
}

function firstOf({ items, nextCursor }: RoomMessages): number {
  return nextCursor === null ? 0 : (items.at(-1)?.seq ?? 0);
}

function withFacts(feed: Feed, facts: Facts): Feed {
  const messages = [...facts.values()].flatMap(({ message }) =>
    message && message.seq >= feed.from ? [message] : [],
  );
  messages.sort((a, b) => b.seq - a.seq);
  return { ...feed, facts, messages: withNewestAuthors(messages) };
}

/** Somebody's badge is the same beside everything they wrote: as it was beside the newest. */
function withNewestAuthors(messages: RoomMessage[]): RoomMessage[] {
  const authors = new Map<string, RoomMessage['author']>();
  return messages.map(message => {
    const { author } = message;
    const newest = authors.get(author.id);
    if (!newest) authors.set(author.id, author);
    const same =
      !newest || (newest.fullName === author.fullName && newest.currentStreak === author.currentStreak);
    return same ? message : { ...message, author: newest };
  });
}

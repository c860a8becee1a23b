import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterEvents,
  emptyFeed,
  type Feed,
  isLoaded,
  type RoomEvent,
  shortened,
  withNewest,
  withOlder,
  withOwn,
  withoutMessage,
} from './feed.rules.ts';
import type { RoomMessage, RoomMessages } from './room.schema.ts';

const author = { id: 'ben', fullName: 'Ben', avatarUrl: null, currentStreak: 3 };
const said = (seq: number, more: Partial<RoomMessage> = {}): RoomMessage => ({
  id: `m${seq}`,
  seq,
  message: `words ${seq}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  author,
  ...more,
});
const told = (seq: number, id = seq): RoomEvent => ({ type: 'message', id, message: said(seq) });
const gone = (seq: number, id: number): RoomEvent => ({ type: 'removed', id, messageId: `m${seq}` });
const page = (seqs: number[], position: number, nextCursor: string | null = null): RoomMessages => ({
  items: seqs.map(seq => said(seq)),
  nextCursor,
  position,
});
const seqs = (feed: Feed) => feed.messages.map(({ seq }) => seq);

describe('one list from pages and events', () => {
  const loaded = withNewest(emptyFeed, page([3, 2], 3, '2'));

  test('a page, then what came after it', () => {
    expect(seqs(afterEvents(loaded, 3, [told(4), told(5)]))).toEqual([5, 4, 3, 2]);
  });

  test('what is heard twice is there once', () => {
    const heard = afterEvents(loaded, 3, [told(4), told(4)]);
    expect(seqs(afterEvents(heard, 1, [told(2), told(3), told(4)]))).toEqual([4, 3, 2]);
  });

  test('what was said before a page was read has nothing to add to it', () => {
    const feed = withNewest(emptyFeed, page([4, 1], 6));
    expect(seqs(afterEvents(feed, 1, [told(2), told(3)]))).toEqual([4, 1]);
    expect(seqs(afterEvents(feed, 1, [told(2), told(3), told(4), gone(3, 5), gone(2, 6)]))).toEqual([4, 1]);
  });

  test('a removal is heard before the message', () => {
    expect(seqs(afterEvents(loaded, 3, [gone(4, 5), told(4)]))).toEqual([3, 2]);
  });

  test('a message that was brought back stands in its old place', () => {
    const away = afterEvents(loaded, 3, [told(4), gone(3, 5)]);
    expect(seqs(away)).toEqual([4, 2]);
    expect(seqs(afterEvents(away, 5, [told(3, 6)]))).toEqual([4, 3, 2]);
  });

  test('nothing stands below a page that is not loaded', () => {
    const feed = afterEvents(loaded, 3, [told(1, 4)]);
    expect(seqs(feed)).toEqual([3, 2]);
    expect(seqs(withOlder(feed, 2, page([1], 4)))).toEqual([3, 2, 1]);
  });

  test('an older page that was asked for before the list was loaded anew is not put in', () => {
    const anew = withNewest(loaded, page([9, 8], 9, '8'));
    expect(withOlder(anew, 2, page([1], 9))).toBe(anew);
    expect(seqs(anew)).toEqual([9, 8]);
  });

  test('nor one that was read before the newest page, which knows of removals since', () => {
    const anew = withNewest(loaded, page([3, 2], 9, '2'));
    expect(withOlder(anew, 2, page([1], 8))).toBe(anew);
    expect(seqs(withOlder(anew, 2, page([1], 9)))).toEqual([3, 2, 1]);
  });

  test('an older page takes out what is gone by then', () => {
    const early = afterEvents(withNewest(emptyFeed, page([5], 5, '5')), 5, [told(4, 6)]);
    expect(seqs(withOlder(early, 5, page([3], 8)))).toEqual([5, 3]);
  });

  test('an answer that was overtaken by a later one changes nothing', () => {
    const feed = withNewest(emptyFeed, page([4, 3], 4));
    expect(withNewest(feed, page([3], 3))).toBe(feed);
  });

  test('the own message is there before the stream tells of it, and once after that', () => {
    const own = withOwn(loaded, said(5));
    expect(seqs(own)).toEqual([5, 3, 2]);
    expect(own.heard).toBe(3);
    expect(seqs(afterEvents(own, 3, [told(4), told(5)]))).toEqual([5, 4, 3, 2]);
    expect(seqs(withOwn(afterEvents(loaded, 3, [told(4), gone(4, 5)]), said(4)))).toEqual([3, 2]);
  });

  test('a deleted message stays away when a late event tells of it', () => {
    const feed = withoutMessage(afterEvents(loaded, 3, [told(4)]), 'm4');
    expect(seqs(afterEvents(feed, 3, [told(4)]))).toEqual([3, 2]);
    expect(withoutMessage(feed, 'unknown')).toBe(feed);
  });

  test('what is let go of at the end can be loaded again', () => {
    const feed = withNewest(emptyFeed, page([5, 4, 3, 2], 5));
    const short = shortened(feed, 2);
    expect(short).toMatchObject({ from: 4, older: '4', facts: { size: 2 } });
    expect(seqs(short)).toEqual([5, 4]);
    expect(withOlder(short, 4, page([3, 2], 5))).toMatchObject({ messages: feed.messages, older: null });
    expect(shortened(feed, 4)).toBe(feed);
    expect(shortened(feed, 5)).toBe(feed);
    const missing = afterEvents(feed, 9, []);
    expect(shortened(missing, 2)).toBe(missing);
    const heard = shortened(afterEvents(feed, 5, [told(6), gone(2, 7), told(2, 8)]), 2);
    expect(withNewest(heard, page([6, 5], 7))).toBe(heard);
  });

  test('everybody has one badge: the newest', () => {
    const feed = withNewest(emptyFeed, {
      ...page([], 2),
      items: [said(2, { author: { ...author, currentStreak: 7 } }), said(1)],
    });
    expect(feed.messages.map(message => message.author.currentStreak)).toEqual([7, 7]);
  });
});

describe('what was missed', () => {
  const loaded = withNewest(emptyFeed, page([3], 3));

  test.each<[string, Feed, number]>([
    ['a run that begins where the last one ended', afterEvents(loaded, 3, [told(4)]), 0],
    ['a run that begins earlier', afterEvents(loaded, 1, [told(2), told(3)]), 0],
    ['a run that begins later', afterEvents(loaded, 5, [told(6)]), 5],
    ['only word that somebody is further', afterEvents(loaded, 8, []), 8],
    ['the server can not replay', afterEvents(loaded, 3, [{ type: 'reload', id: 700 }]), 700],
    ['before anything was loaded', afterEvents(emptyFeed, 9, [told(10)]), 9],
  ])('%s', (_, feed, missed) => {
    expect(feed.missed).toBe(missed);
  });

  test('it goes on from where somebody else is', () => {
    expect(afterEvents(loaded, 8, [])).toMatchObject({ heard: 8, missed: 8 });
    expect(afterEvents(loaded, 1, [])).toMatchObject({ heard: 3, missed: 0 });
  });

  test('a page that was read late enough makes it good, an earlier one does not', () => {
    const feed = afterEvents(loaded, 5, [told(6)]);
    expect(withNewest(feed, page([4, 3], 4)).missed).toBe(5);
    expect(withNewest(feed, page([5, 4, 3], 5))).toMatchObject({ missed: 0, heard: 6 });
    expect(seqs(withNewest(feed, page([5, 4, 3], 5)))).toEqual([6, 5, 4, 3]);
  });
});

/** A server in small: everything that happened, in order, and what a reader may be given of it. */
function history(happenings: ('say' | number)[]) {
  const events: RoomEvent[] = [];
  const stateAt = (position: number) => {
    const shown = new Map<string, RoomMessage>();
    for (const event of events.slice(0, position)) {
      if (event.type === 'message') shown.set(event.message.id, event.message);
      if (event.type === 'removed') shown.delete(event.messageId);
    }
    return [...shown.values()].sort((a, b) => b.seq - a.seq);
  };
  for (const happening of happenings) {
    const id = events.length + 1;
    const before = stateAt(events.length);
    const all = events.flatMap(event =>
      event.type === 'message' && event.id === event.message.seq ? [event] : [],
    );
    const chosen = all[typeof happening === 'number' ? happening % Math.max(1, all.length) : 0];
    if (happening === 'say' || !chosen) events.push(told(id));
    else if (before.some(({ seq }) => seq === chosen.message.seq)) events.push(gone(chosen.message.seq, id));
    else events.push(told(chosen.message.seq, id));
  }
  return {
    length: events.length,
    stateAt,
    events: (from: number, to: number) => events.slice(from, to),
    /** A server looks first where it is, and a moment later at the messages. */
    page(position: number, before = Number.POSITIVE_INFINITY, readAt = position): RoomMessages {
      const left = stateAt(readAt).filter(({ seq }) => seq < before);
      const items = left.slice(0, 4);
      return { items, position, nextCursor: items.length === 4 ? String(items.at(-1)?.seq) : null };
    },
  };
}

const happenings = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant('say' as const) }, fc.nat(40)), {
  maxLength: 40,
});
const steps = fc.array(
  fc.record({
    does: fc.constantFrom('hear', 'repeat', 'miss', 'ask', 'askOlder', 'answer', 'late', 'shorten'),
    n: fc.nat(12),
  }),
  { maxLength: 60 },
);

test('whatever is heard, missed, repeated and answered late, in the end the list is the room’s', () => {
  fc.assert(
    fc.property(happenings, steps, (what, plan) => {
      const room = history(what);
      let feed = emptyFeed;
      /** How far the server is, and how far the one who tells of it. */
      let now = 0;
      let teller = 0;
      const answers: (() => void)[] = [];
      const ask = (lag: number) => {
        const answer = room.page(Math.max(0, now - lag), undefined, now);
        answers.push(() => (feed = withNewest(feed, answer)));
      };
      const askOlder = (lag: number) => {
        const { from, older } = feed;
        if (older === null) return;
        const answer = room.page(Math.max(0, now - lag), Number(older), now);
        answers.push(() => (feed = withOlder(feed, from, answer)));
      };
      const hear = (to: number) => {
        feed = afterEvents(feed, teller, room.events(teller, to));
        teller = to;
      };

      for (const { does, n } of plan) {
        now = Math.min(room.length, now + (n % 4));
        if (does === 'hear') hear(Math.min(now, teller + n));
        // Another tab begins to lead, further back or further on than this one has heard.
        if (does === 'repeat') teller = Math.max(0, teller - n);
        if (does === 'miss') teller = Math.min(now, teller + n);
        if (does === 'ask') ask(n % 3);
        if (does === 'askOlder') askOlder(n % 3);
        if (does === 'answer') answers.shift()?.();
        if (does === 'late') answers.pop()?.();
        if (does === 'shorten') feed = shortened(feed, 1 + n);
        const list = seqs(feed);
        expect(list).toEqual([...new Set(list)].sort((a, b) => b - a));
      }

      now = room.length;
      for (const answer of answers) answer();
      hear(now);
      if (!isLoaded(feed) || feed.missed > 0) feed = withNewest(feed, room.page(now));
      expect(feed).toMatchObject({ missed: 0, heard: now });
      const all = room.stateAt(now).map(({ seq }) => seq);
      expect(seqs(feed)).toEqual(all.filter(seq => seq >= feed.from));
      while (feed.older !== null) feed = withOlder(feed, feed.from, room.page(now, Number(feed.older)));
      expect(seqs(feed)).toEqual(all);
    }),
    { numRuns: 2_000 },
  );
});

import { ProblemError } from '../../ui/fetch.ts';
import type { CrisisCard } from '../safety/safety.schema.ts';
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
import type { Connection } from './keptStream.api.ts';
import type { Unsent } from './outbox.rules.ts';
import { createOutbox } from './outbox.ts';
import { retryDelay } from './retry.rules.ts';
import type { Presence } from './room.schema.ts';
import { deleteMessage, fetchNewest, fetchOlder } from './roomList.api.ts';
import type { StreamEvent } from './roomStream.api.ts';
import { type StreamState, shareStream } from './sharedStream.ts';

/** Milliseconds before a list that could not be loaded is asked for again. */
const PAUSE = 3_000;
/** Milliseconds before it is asked for again when something was missed meanwhile. */
const SOON = 500;

/** Messages that a page keeps when nobody reads further down, and how many more it lets gather until then. */
const KEPT = 200;
const SPARE = 200;

export type RoomState = {
  feed: Feed;
  /** The newest page is being loaded. */
  loading: boolean;
  loadError: unknown;
  /** An older page is being loaded. */
  loadingOlder: boolean;
  olderError: unknown;
  connection: Connection;
  /** Null while not known. */
  presence: Presence | null;
  /** Messages of others that came after the first ones were loaded, and who wrote the newest of them. */
  arrived: { count: number; from: string };
  /** Oldest first. */
  unsent: Unsent[];
  /** What the server told the person alone about what they wrote. */
  crisis: CrisisCard | null;
};

export type Room = ReturnType<typeof createRoom>;

/** The room as one person sees it in this tab: what was said, who is there, and what they are about to say. */
export function createRoom(userId: string) {
  const listeners = new Set<() => void>();
  let waiting: { after: number; events: RoomEvent[] }[] = [];
  /** Ends the stream; there is one while the room is on the screen and its list is there. */
  let stopStream: (() => void) | null = null;
  let open = false;
  let attempt = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  const outbox = createOutbox(userId, {
    onChange: unsent => change({ unsent }),
    onStored({ crisis, ...message }) {
      setFeed(withOwn(state.feed, message));
      if (crisis) change({ crisis });
    },
    onSignedOut: () => change({ connection: 'signedOut' }),
  });

  let state: RoomState = {
    feed: emptyFeed,
    loading: false,
    loadError: null,
    loadingOlder: false,
    olderError: null,
    connection: 'connecting',
    presence: null,
    arrived: { count: 0, from: '' },
    unsent: outbox.unsent(),
    crisis: null,
  };

  function change(part: Partial<RoomState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  function setFeed(feed: Feed, part: Partial<RoomState> = {}): void {
    change({ ...part, feed, arrived: withArrivals(state, feed, userId) });
    outbox.settle(feed.messages);
  }

  function hear(after: number, events: RoomEvent[]): void {
    if (events.length === 0 && after <= state.feed.heard) return;
    if (waiting.length === 0) beforeNextPaint(takeIn);
    waiting.push({ after, events });
  }

  /** A burst changes the page once. */
  function takeIn(): void {
    if (waiting.length === 0) return;
    const feed = waiting.reduce(
      (before, { after, events }) => afterEvents(before, after, events),
      state.feed,
    );
    waiting = [];
    setFeed(feed);
    if (feed.missed > 0) void load();
  }

  const stream = {
    place() {
      takeIn();
      return state.feed.heard;
    },
    onEvents(after: number, events: StreamEvent[]) {
      hear(after, events.filter(isInOrder));
      const present = events.findLast(event => event.type === 'presence');
      if (present) change({ presence: present.presence });
    },
    onState({ connection, place, presence }: StreamState) {
      hear(place, []);
      if (connection === state.connection) return;
      change({ connection, ...(presence && { presence }) });
      if (connection === 'live') outbox.deliver();
    },
  };

  function follow(): void {
    if (open && isLoaded(state.feed)) stopStream ??= shareStream(userId, stream);
  }

  /** Loads the newest messages, and as many older ones as there were before. */
  async function load(): Promise<void> {
    clearTimeout(again);
    if (state.loading) return;
    change({ loading: true });
    try {
      const [newest, ...older] = await fetchNewest(state.feed);
      const feed = withNewest(state.feed, newest);
      setFeed(
        older.reduce((before, page) => withOlder(before, before.from, page), feed),
        { loading: false, loadError: null },
      );
      follow();
      if (state.feed.missed === 0) attempt = 0;
      else loadAgain(SOON);
    } catch (error) {
      change({ loading: false, loadError: error });
      if (isSignedOut(error)) return change({ connection: 'signedOut' });
      loadAgain(PAUSE);
    }
  }

  function loadAgain(pause: number): void {
    if (open) again = setTimeout(load, retryDelay(attempt, pause, Math.random()));
    attempt += 1;
  }

  async function loadOlder(): Promise<void> {
    const { from, older } = state.feed;
    if (!older || state.loadingOlder) return;
    change({ loadingOlder: true, olderError: null });
    try {
      const page = await fetchOlder(older);
      setFeed(withOlder(state.feed, from, page), { loadingOlder: false });
    } catch (error) {
      change({ loadingOlder: false, olderError: error });
      if (isSignedOut(error)) change({ connection: 'signedOut' });
    }
  }

  function connected(): void {
    outbox.deliver();
    if (state.loadError) void load();
  }

  function enter(): () => void {
    open = true;
    addEventListener('online', connected);
    follow();
    if (!isLoaded(state.feed) || state.feed.missed > 0) void load();
    outbox.deliver();
    return leave;
  }

  function leave(): void {
    open = false;
    removeEventListener('online', connected);
    clearTimeout(again);
    takeIn();
    stopStream?.();
    stopStream = null;
    change({ connection: 'connecting', presence: null });
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** The room comes on the screen. Answers what to do when it goes. */
    enter,
    load: () => void load(),
    /** Loads what is older; ends when it is there or could not be had. */
    loadOlder,
    /** Lets go of old messages, when nobody is reading them. */
    shorten(): void {
      if (state.feed.messages.length > KEPT + SPARE) setFeed(shortened(state.feed, KEPT));
    },
    /** Sends words that are trimmed and not empty. */
    send: (message: string) => outbox.send(message, state.feed.heard),
    sendAgain: outbox.sendAgain,
    discard: outbox.discard,
    /** Deletes a message of the person's own, for everyone. Throws as `request` does. */
    async remove(id: string): Promise<void> {
      await deleteMessage(id);
      setFeed(withoutMessage(state.feed, id));
    },
    /** The server was told anew who is here. */
    signedInAgain(): void {
      if (state.connection !== 'signedOut' || !open) return;
      leave();
      enter();
    },
    /** Nothing more is read or sent for this person. */
    close(): void {
      outbox.close();
      leave();
    },
  };
}

const isInOrder = (event: StreamEvent): event is RoomEvent => 'id' in event;

const isSignedOut = (error: unknown): boolean => error instanceof ProblemError && error.status === 401;

function withArrivals(
  { feed: before, arrived }: RoomState,
  feed: Feed,
  userId: string,
): RoomState['arrived'] {
  if (!isLoaded(before)) return arrived;
  // Older pages bring nothing new.
  const fresh = feed.messages.filter(
    ({ id, seq, author }) => seq >= before.from && author.id !== userId && !before.facts.get(id)?.message,
  );
  const [latest] = fresh;
  return latest ? { count: arrived.count + fresh.length, from: latest.author.fullName } : arrived;
}

/** A page in the background is never painted, and yet has to keep up. */
function beforeNextPaint(run: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(run);
  else setTimeout(run);
}

import { type Connection, keepStream } from './keptStream.api.ts';
import type { Presence } from './room.schema.ts';
import type { StreamEvent } from './roomStream.api.ts';

/** Milliseconds between two looks at whether the leading tab is still there. */
const LOOK = 5_000;
/**
 * Milliseconds of silence after which it is asked, and after which another tab takes over: it may have been put to sleep. While
 * it is connected it says something every 10 s, as the server does.
 */
const ASK = 11_000;
const TAKE_OVER = 16_000;

/** Where the leading tab is. */
export type StreamState = { connection: Connection; place: number; presence: Presence | null };

/** What the leading tab tells the others. */
type Word = { type: 'events'; after: number; events: StreamEvent[] } | { type: 'state'; state: StreamState };

type Listener = {
  /** Where this tab is in the room's order. */
  place: () => number;
  /** @param after the place behind which these events begin, without a hole */
  onEvents: (after: number, events: StreamEvent[]) => void;
  onState: (state: StreamState) => void;
};

/**
 * Follows the room's stream over one connection for all tabs of this browser: the tab that holds the lock reads it and tells
 * the others. When that tab goes, the next one goes on from where it is itself. Answers how to stop.
 */
export function shareStream(userId: string, listener: Listener): () => void {
  const leaving = new AbortController();
  const hear = (word: Word) =>
    word.type === 'events' ? listener.onEvents(word.after, word.events) : listener.onState(word.state);

  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    lead(listener.place(), hear, leaving.signal);
    return () => leaving.abort();
  }

  const name = `cairn.room.${userId}`;
  const channel = new BroadcastChannel(name);
  const tell = (word: Word) => {
    channel.postMessage(word);
    hear(word);
  };
  const watch = watchLeader({
    leads: () => leader !== null,
    ask: () => channel.postMessage('ask'),
    takeOver: () => stand({ steal: true }),
  });
  let leader: ReturnType<typeof lead> | null = null;
  let term = new AbortController();

  channel.onmessage = ({ data }: MessageEvent<Word | 'ask'>) => {
    watch.heard();
    if (data !== 'ask') hear(data);
    else if (leader) tell({ type: 'state', state: leader.state });
  };

  /** Leads as soon as the lock is free, or takes it; waits for it again when it was taken from here. */
  function stand(how: { steal?: true }): void {
    term.abort();
    const mine = new AbortController();
    term = mine;
    const signal = AbortSignal.any([leaving.signal, mine.signal]);
    navigator.locks
      .request(name, how.steal ? how : { signal }, async () => {
        if (signal.aborted) return;
        const leading = lead(listener.place(), tell, signal);
        leader = leading;
        await leading.done;
        if (leader === leading) leader = null;
      })
      .catch(() => {
        if (signal.aborted) return;
        leader = null;
        stand({});
      });
  }

  stand({});
  channel.postMessage('ask');
  return () => {
    leaving.abort();
    watch.stop();
    channel.close();
  };
}

/** Keeps the connection and tells everything that comes over it. */
function lead(place: number, tell: (word: Word) => void, signal: AbortSignal) {
  const state: StreamState = { connection: 'connecting', place, presence: null };
  const done = keepStream(
    place,
    {
      onEvents(after, events) {
        for (const event of events) {
          if ('id' in event) state.place = event.id;
          if (event.type === 'presence') state.presence = event.presence;
        }
        tell({ type: 'events', after, events });
      },
      onConnection(connection) {
        state.connection = connection;
        tell({ type: 'state', state });
      },
    },
    signal,
  );
  return { state, done };
}

type Watch = { leads: () => boolean; ask: () => void; takeOver: () => void };

/** Sees to it that a tab somebody looks at is not left without news by a leading tab that sleeps. */
function watchLeader({ leads, ask, takeOver }: Watch) {
  let heardAt = Date.now();
  let lookedAt = Date.now();
  const timer = setInterval(() => {
    const now = Date.now();
    const slept = now - lookedAt > 2 * LOOK;
    lookedAt = now;
    if (slept || leads() || document.visibilityState === 'hidden') heardAt = now;
    if (now - heardAt >= TAKE_OVER) {
      heardAt = now;
      takeOver();
    } else if (slept || now - heardAt >= ASK) ask();
  }, LOOK);
  return {
    heard() {
      heardAt = Date.now();
    },
    stop: () => clearInterval(timer),
  };
}

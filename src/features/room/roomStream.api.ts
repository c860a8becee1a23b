import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { NetworkError, ProblemError, send } from '../../ui/fetch.ts';
import type { RoomEvent } from './feed.rules.ts';
import type { Presence } from './room.schema.ts';

/** Milliseconds without a byte after which the connection counts as dead; the server says something every 10 s. */
const SILENCE = 25_000;

export type StreamEvent = RoomEvent | { type: 'presence'; presence: Presence } | { type: 'ping' };

type Listener = {
  signal: AbortSignal;
  /** The events that came together, in their order. */
  onEvents: (events: StreamEvent[]) => void;
  /** Milliseconds that the server wants to be left alone before the next connection. */
  onRetry: (pause: number) => void;
};

/**
 * Reads the room's stream from behind a place in its order until the connection ends or is dead.
 * Throws ProblemError when the server refused, NetworkError when it could not be reached.
 */
export async function readStream(after: number, { signal, onEvents, onRetry }: Listener): Promise<void> {
  const dead = new AbortController();
  const unwatch = watchSilence(() => dead.abort());
  try {
    const response = await send(`/api/support/stream?lastEventId=${after}`, {
      headers: { Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, dead.signal]),
    });
    let events: StreamEvent[] = [];
    const parser = createParser({
      onRetry,
      onEvent(message) {
        const event = eventOf(message);
        if (event) events.push(event);
      },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      unwatch.heard();
      parser.feed(read.value);
      if (events.length > 0) onEvents(events);
      events = [];
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new NetworkError(error);
  } finally {
    unwatch.stop();
    // Closes the connection whatever happened.
    dead.abort();
  }
}

function eventOf({ event, id, data }: EventSourceMessage): StreamEvent | null {
  const content = JSON.parse(data);
  const place = Number(id);
  switch (event) {
    case 'message':
      return { type: 'message', id: place, message: content };
    case 'removed':
      return { type: 'removed', id: place, messageId: content.id };
    case 'hello':
      return { type: 'hello', id: place, stream: content.stream };
    case 'reload':
      return { type: 'reload', id: place };
    case 'presence':
      return { type: 'presence', presence: content };
    case 'ping':
      return { type: 'ping' };
    default:
      return null;
  }
}

/** Notices a connection that is dead: nothing was heard for too long, or the browser says that there is none. */
function watchSilence(onDead: () => void) {
  let last = Date.now();
  const look = () => {
    if (Date.now() - last >= SILENCE) onDead();
  };
  const timer = setInterval(look, SILENCE / 5);
  // The timers of a page that slept come late.
  document.addEventListener('visibilitychange', look);
  addEventListener('offline', onDead);
  return {
    heard() {
      last = Date.now();
    },
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('offline', onDead);
    },
  };
}

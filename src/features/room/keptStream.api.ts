import { ProblemError, request } from '../../ui/fetch.ts';
import { retryDelay } from './retry.rules.ts';
import { readStream, type StreamEvent } from './roomStream.api.ts';

export type Connection = 'connecting' | 'live' | 'lost' | 'signedOut';

export type StreamListener = {
  /** @param after the place in the room's order behind which these events begin, without a hole */
  onEvents: (after: number, events: StreamEvent[]) => void;
  onConnection: (connection: Connection) => void;
};

/**
 * Keeps the room's stream open: a connection that ends is opened again where it left off, until `signal` says stop or the
 * server no longer knows the person. Never throws.
 * @param after the place in the room's order behind which to begin
 */
export async function keepStream(
  after: number,
  listener: StreamListener,
  signal: AbortSignal,
): Promise<void> {
  let place = after;
  let attempt = 0;
  let pause = 2_000;
  let stream = '';

  function hear(events: StreamEvent[]): void {
    const before = place;
    for (const event of events) {
      if ('id' in event) place = event.id;
      if (event.type === 'hello') {
        attempt = 0;
        stream = event.stream;
      }
      if (event.type === 'ping') void stillHere(stream);
    }
    listener.onEvents(before, events);
    if (events.some(({ type }) => type === 'hello')) listener.onConnection('live');
  }

  listener.onConnection('connecting');
  while (!signal.aborted) {
    let least = 0;
    try {
      await readStream(place, { signal, onEvents: hear, onRetry: given => (pause = given) });
    } catch (error) {
      if (error instanceof ProblemError && error.status === 401) {
        if (!signal.aborted) listener.onConnection('signedOut');
        return;
      }
      if (error instanceof ProblemError) least = 1_000 * (error.retryAfter ?? 0);
    }
    if (signal.aborted) return;
    listener.onConnection('lost');
    await rest(Math.max(least, retryDelay(attempt, pause, Math.random())), signal);
    attempt += 1;
  }
}

/** Tells the server that somebody still has the room open, and not only a connection that nobody closed. */
async function stillHere(stream: string): Promise<void> {
  await request('/api/support/presence', { method: 'POST', body: { stream } }).catch(() => {});
}

/** Waits, but no longer than until the connection is back or the page is looked at again. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const seen = () => document.visibilityState === 'visible' && done();
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', seen);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}

import { createParser } from 'eventsource-parser';
import type { createClient } from './client.ts';

export type RoomEvent = {
  event: string;
  id: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever an event holds
  data: any;
};

type Client = Pick<ReturnType<typeof createClient>, 'request'>;
type Options = {
  lastEventId?: string;
  /** Answers pings, as the page does. */
  answers?: boolean;
  onEvent?: (event: RoomEvent) => void;
};

/** Opens a stream of the room and gathers what it tells until it is left or ended. */
export async function readRoom(client: Client, { lastEventId, answers = false, onEvent }: Options = {}) {
  const controller = new AbortController();
  const response = await client.request('GET', '/api/support/stream', undefined, {
    signal: controller.signal,
    headers: lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
  });
  const events: RoomEvent[] = [];
  const comments: string[] = [];
  const retries: number[] = [];
  const waiting = new Set<() => void>();
  let lastId = lastEventId;
  let isOver = false;
  const wake = () => {
    for (const look of waiting) look();
  };
  const parser = createParser({
    onEvent: ({ event = 'message', id, data }) => {
      if (id !== undefined) lastId = id;
      const parsed = { event, id, data: JSON.parse(data) };
      events.push(parsed);
      onEvent?.(parsed);
      if (event === 'ping' && answers) {
        void client.request('POST', '/api/support/presence', { stream: find('hello')?.data.stream });
      }
    },
    onComment: comment => comments.push(comment),
    onRetry: retry => retries.push(retry),
  });

  const find = (event: string, matches: (data: RoomEvent['data']) => boolean = () => true) =>
    events.find(one => one.event === event && matches(one.data));

  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      parser.feed(decoder.decode(chunk, { stream: true }));
      wake();
    }
  }
  const over = read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
      wake();
    });

  /** Waits until something is so; what never is fails the test. */
  function until<T>(look: () => T | undefined | false, what: string, patience = 10_000): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => end(() => reject(new Error(`in vain for ${what}: ${JSON.stringify(events.slice(-5))}`))),
        patience,
      );
      const end = (settle: () => void) => {
        clearTimeout(timer);
        waiting.delete(check);
        settle();
      };
      const check = () => {
        const found = look();
        if (found) end(() => resolve(found));
        else if (isOver) end(() => reject(new Error(`the stream ended before ${what}`)));
      };
      waiting.add(check);
      check();
    });
  }

  return {
    status: response.status,
    headers: response.headers,
    events,
    comments,
    retries,
    find,
    /** Settles when the stream has ended, whoever ended it. */
    over,
    /** The id to come back with. */
    get lastId() {
      return lastId;
    },
    /** The first event of this name that matches, as soon as it has come. */
    next: (event: string, matches?: (data: RoomEvent['data']) => boolean, patience?: number) =>
      until(() => find(event, matches), event, patience),
    until,
    /** Texts of the messages in the order in which they came. */
    texts: () => events.filter(({ event }) => event === 'message').map(({ data }) => data.message as string),
    async leave() {
      controller.abort();
      await over;
    },
  };
}

export type RoomReader = Awaited<ReturnType<typeof readRoom>>;

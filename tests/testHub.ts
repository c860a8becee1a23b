import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach } from 'vitest';
import { Problem } from '../src/server/errors.ts';
import { createHub } from '../src/server/hub/hub.ts';
import type { Pace } from '../src/server/hub/pace.ts';
import type { Relay, RelayMessage } from '../src/server/hub/relay.ts';
import type { HubEvent, Reader, Source } from '../src/server/hub/source.ts';
import { createLog } from '../src/server/log.ts';
import { readRoom } from './roomReader.ts';

/** A quick pace: what takes seconds in the app takes hundredths of a second. */
const quick: Pace = {
  tick: 5,
  round: 40,
  patience: 20,
  presence: 20,
  linger: 60,
  silence: 1000,
  gap: 20,
  alone: 60_000,
  together: 60_000,
  drain: 100,
};

type Options = { pace?: Partial<Pace>; relay?: Relay; limited?: boolean };

/** What the database holds for a hub under test, and whether it answers. */
export function testSource() {
  const committed: HubEvent[] = [];
  const readers = new Map<string, Reader>();
  const endedSessions = new Set<string>();
  const state = { broken: false, reads: 0 };
  const source: Source = {
    async read(number, most) {
      state.reads++;
      if (state.broken) throw new Error('the database is away');
      const position = committed.at(-1)?.number ?? 0;
      const from = Math.max(number, position - most);
      return { position, events: committed.filter(event => event.number > from) };
    },
    async reader(id) {
      if (state.broken) throw new Error('the database is away');
      return readers.get(id);
    },
    liveSessions: async ids => new Set(ids.filter(id => !endedSessions.has(id))),
  };
  return {
    source,
    committed,
    readers,
    endedSessions,
    state,
    add(id: string, more: Partial<Reader> = {}): void {
      readers.set(id, { id, fullName: id, avatarUrl: null, sharePresence: true, hidden: new Set(), ...more });
    },
    /** Commits a message under the next number, or another event. */
    commit(text: string, { author = 'ada', ...more }: Partial<HubEvent> = {}): HubEvent {
      const number = (committed.at(-1)?.number ?? 0) + 1;
      const data = { message: text };
      const event = { number, event: 'message', data, author, subject: `message ${number}`, ...more };
      committed.push(event);
      return event;
    },
  };
}

export type TestSource = ReturnType<typeof testSource>;

/** The way between hubs of one test, where words get lost when the test says so. */
export function testRelays() {
  const hubs = new Map<string, { hear: (message: RelayMessage, from: string) => void; found: () => void }>();
  const state = { deaf: false };
  return {
    state,
    /** What a process that was killed does: nothing any more. */
    kill: (id: string) => hubs.delete(id),
    /** Everyone can be heard again. */
    restore() {
      state.deaf = false;
      for (const { found } of hubs.values()) found();
    },
    join: (id: string): Relay => ({
      send(message) {
        if (state.deaf || !hubs.has(id)) return;
        const text = JSON.stringify(message);
        for (const [other, { hear }] of hubs)
          if (other !== id) setImmediate(() => hear(JSON.parse(text), id));
      },
      listen(hear, found) {
        hubs.set(id, { hear, found });
        found();
      },
      ping: async () => {},
      close: async () => void hubs.delete(id),
    }),
  };
}

/** Hubs behind real HTTP servers, on databases that are made up. */
export function testHubs() {
  const cleanups: (() => Promise<unknown> | undefined)[] = [];
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });

  return {
    async open(database: TestSource, { pace, relay, limited = false }: Options = {}) {
      const hub = await createHub({
        source: database.source,
        log: createLog('silent'),
        relay,
        limited,
        pace: { ...quick, ...pace },
      });
      const server = createServer((request, response) => {
        const header = (name: string) => request.headers[name]?.toString();
        const userId = header('x-user') ?? 'ben';
        if (request.method === 'POST') {
          request.resume().on('end', () => {
            const stream = header('x-stream') ?? '';
            if (!hub.beat(stream)) hub.beatElsewhere(stream);
            response.writeHead(204).end();
          });
          return;
        }
        const opening = {
          userId,
          sessionId: header('x-session') ?? `session of ${userId}`,
          lastEventId: header('last-event-id'),
        };
        hub.open(response, opening).catch(error => refuse(response, error));
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      cleanups.push(async () => {
        await hub.close();
        server.closeAllConnections();
        server.close();
      });
      return { hub, server, port, ...clients(port, cleanups) };
    },
  };
}

function clients(port: number, cleanups: (() => Promise<unknown> | undefined)[]) {
  return {
    /** A reader of the room. */
    async read(userId: string, options: Parameters<typeof readRoom>[1] & { session?: string } = {}) {
      const headers = { 'x-user': userId, ...(options.session && { 'x-session': options.session }) };
      const reader = await readRoom(
        {
          request: (method, path, body, more) =>
            fetch(`http://127.0.0.1:${port}${path}`, {
              method,
              signal: more?.signal,
              headers: {
                ...headers,
                ...more?.headers,
                ...(body !== undefined && { 'x-stream': (body as { stream: string }).stream }),
              },
            }),
        },
        options,
      );
      cleanups.push(() => reader.leave());
      return reader;
    },
    /** A connection that has asked for the stream and of which the test decides what it reads. */
    async connect(userId: string): Promise<Socket> {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(`GET /api/support/stream HTTP/1.1\r\nHost: x\r\nx-user: ${userId}\r\n\r\n`);
      socket.on('error', () => {});
      cleanups.push(async () => socket.destroy());
      return socket;
    },
  };
}

function refuse(response: ServerResponse, error: unknown): void {
  response.writeHead(error instanceof Problem ? error.status : 500).end();
}

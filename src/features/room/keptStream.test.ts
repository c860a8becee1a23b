import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepStream } from './keptStream.api.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

type Connection = {
  path: string;
  tell: (text: string) => void;
  end: () => void;
  break: () => void;
  refuse: (status: number, headers?: Record<string, string>) => void;
  signal: AbortSignal;
};
let connections: Connection[];
let beats: unknown[];
let page: EventTarget & { visibilityState?: string };
let browser: EventTarget;

beforeEach(() => {
  connections = [];
  beats = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  browser = new EventTarget();
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path === '/api/support/presence') {
      beats.push(JSON.parse(String(init.body)));
      return Promise.reject(new TypeError('nobody needs an answer'));
    }
    return new Promise<Response>((resolve, reject) => {
      const signal = init.signal ?? new AbortController().signal;
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const response = new Response(readable, { headers: { 'Content-Type': 'text/event-stream' } });
      signal.addEventListener('abort', () => {
        reject(signal.reason);
        void writer.abort(signal.reason).catch(() => {});
      });
      connections.push({
        path,
        signal,
        tell(text) {
          resolve(response);
          void writer.write(new TextEncoder().encode(text)).catch(() => {});
        },
        end: () => void writer.close(),
        break: () => reject(new TypeError('failed to fetch')),
        refuse: (status, headers) => resolve(new Response('{}', { status, headers })),
      });
    });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function keep(after: number) {
  const controller = new AbortController();
  const heard: [number, string[]][] = [];
  const states: string[] = [];
  const over = keepStream(
    after,
    {
      onEvents: (place, events) => heard.push([place, events.map(({ type }) => type)]),
      onConnection: connection => states.push(connection),
    },
    controller.signal,
  );
  return { controller, heard, states, over };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const connection = (n: number): Connection => {
  const found = connections[n];
  if (!found) throw new Error(`there was no connection ${n}`);
  return found;
};
const message = (id: number) => `event: message\nid: ${id}\ndata: {"id":"m${id}","seq":${id}}\n\n`;
const hello = (id: number) => `event: hello\nid: ${id}\ndata: {"position":${id},"stream":"s${id}"}\n\n`;

test('events that come together are handed on together, with the place behind which they begin', async () => {
  const { heard, states } = keep(4);
  expect(connection(0).path).toBe('/api/support/stream?lastEventId=4');
  connection(0).tell(`retry: 2000\n\n${message(5)}${message(7)}${hello(7)}`);
  await settled();
  connection(0).tell(`${message(8)}event: presence\ndata: {"count":0,"people":[]}\n\n: still here\n\n`);
  await settled();
  expect(heard).toEqual([
    [4, ['message', 'message', 'hello']],
    [7, ['message', 'presence']],
  ]);
  expect(states).toEqual(['connecting', 'live']);
});

test('a connection that ends is opened again where it left off', async () => {
  const { states } = keep(4);
  connection(0).tell(`retry: 300\n\n${hello(4)}${message(9)}`);
  await settled();
  connection(0).end();
  await settled();
  expect(states).toEqual(['connecting', 'live', 'lost']);
  await vi.advanceTimersByTimeAsync(299);
  expect(connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(connection(1).path).toBe('/api/support/stream?lastEventId=9');
});

test('the pauses grow until it is live again; coming online ends them', async () => {
  keep(0);
  for (const pause of [2_000, 4_000, 8_000]) {
    connections.at(-1)?.break();
    const before = connections.length;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(connections).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(connections).toHaveLength(before + 1);
  }
  connections.at(-1)?.break();
  await settled();
  browser.dispatchEvent(new Event('online'));
  await settled();
  expect(connections).toHaveLength(5);
  connection(4).tell(hello(1));
  await settled();
  connection(4).end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(connections).toHaveLength(6);
});

test('the server says how long to stay away', async () => {
  keep(0);
  connection(0).refuse(429, { 'Retry-After': '7' });
  await vi.advanceTimersByTimeAsync(6_999);
  expect(connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(connections).toHaveLength(2);
});

test('silence means that the connection is dead, and so does being offline', async () => {
  const { states } = keep(0);
  connection(0).tell(hello(3));
  await vi.advanceTimersByTimeAsync(20_000);
  connection(0).tell(': still here\n\n');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connection(0).signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connection(0).signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  connection(1).tell(hello(3));
  await settled();
  expect(states).toEqual(['connecting', 'live', 'lost', 'live']);
  browser.dispatchEvent(new Event('offline'));
  await settled();
  expect(connection(1).signal.aborted).toBe(true);
  expect(states.at(-1)).toBe('lost');
});

test('a page that slept looks at once', async () => {
  keep(0);
  connection(0).tell(hello(3));
  await settled();
  vi.setSystemTime(Date.now() + 60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(connection(0).signal.aborted).toBe(true);
  await settled();
  page.dispatchEvent(new Event('visibilitychange'));
  await settled();
  expect(connections).toHaveLength(2);
});

test('a ping is answered with the name of this connection', async () => {
  keep(0);
  connection(0).tell(`${hello(3)}event: ping\ndata: {}\n\n`);
  await settled();
  expect(beats).toEqual([{ stream: 's3' }]);
});

test('an unknown session ends it, and so does leaving', async () => {
  const ended = keep(0);
  connection(0).refuse(401);
  await ended.over;
  expect(ended.states).toEqual(['connecting', 'signedOut']);

  const left = keep(0);
  connection(1).tell(hello(1));
  await settled();
  left.controller.abort();
  await left.over;
  expect(connection(1).signal.aborted).toBe(true);
  expect(left.states).toEqual(['connecting', 'live']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toHaveLength(2);
});

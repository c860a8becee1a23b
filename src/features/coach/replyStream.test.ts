import { afterEach, expect, test, vi } from 'vitest';
import { NetworkError, ProblemError } from '../../ui/fetch.ts';
import { streamReply } from './replyStream.api.ts';

const encoder = new TextEncoder();
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A server that answers with these bytes, and then ends, breaks off or falls silent. */
function answering(text: string, then: 'ends' | 'breaks' | 'hangs' = 'ends', pieces = 7): void {
  const bytes = encoder.encode(text);
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    let at = 0;
    const body = new ReadableStream({
      start: controller => signal?.addEventListener('abort', () => controller.error(signal.reason)),
      async pull(controller) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, at + pieces));
        else if (then === 'ends') controller.close();
        else if (then === 'breaks') controller.error(new TypeError('network'));
        else await new Promise(() => {});
        at += pieces;
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
}

async function read(signal = new AbortController().signal) {
  const heard: unknown[] = [];
  const end = await streamReply(
    '/api/chat/messages',
    { content: 'hello' },
    {
      signal,
      onMessage: message => heard.push(['message', message]),
      onCrisis: card => heard.push(['crisis', card]),
      onDelta: text => heard.push(text),
      onDone: reply => heard.push(['done', reply]),
    },
  ).then(
    () => 'done',
    error => error,
  );
  return { heard, end };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const message = { id: '1' };
const card = { level: 'ideation', text: 'You are not alone.', helplines: [] };
const whole =
  event('message', message) +
  event('crisis', card) +
  event('delta', { text: 'Ça va: ' }) +
  ': still here\n\n' +
  event('later', { unknown: true }) +
  event('delta', { text: '🪨' }) +
  event('done', { message: { id: '2' }, source: 'model' });

test.each([1, 3, 7, 10_000])('the events of a reply, in pieces of %i bytes', async pieces => {
  answering(whole, 'ends', pieces);
  const { heard, end } = await read();
  expect(heard).toEqual([['message', message], ['crisis', card], 'Ça va: ', '🪨', ['done', { id: '2' }]]);
  expect(end).toBe('done');
});

test('nothing more is waited for once the reply is done', async () => {
  answering(whole, 'hangs');
  expect((await read()).end).toBe('done');
});

test.each(['ends', 'breaks'] as const)('a stream that %s early is a lost connection', async then => {
  answering(event('message', message) + event('delta', { text: 'Half' }), then);
  const { heard, end } = await read();
  expect(heard).toContain('Half');
  expect(end).toBeInstanceOf(NetworkError);
});

test('garbled events are a lost connection', async () => {
  answering('event: delta\ndata: {"text":\n\n');
  expect((await read()).end).toBeInstanceOf(NetworkError);
});

test('an error of the server is told as one', async () => {
  answering(event('message', message) + event('error', { title: 'Broken', detail: 'Please try again.' }));
  const { end } = await read();
  expect(end).toBeInstanceOf(ProblemError);
  expect(end).toMatchObject({ status: 500, detail: 'Please try again.' });
});

test('a refusal is told as one', async () => {
  const headers = { 'Retry-After': '7', 'Content-Type': 'application/problem+json' };
  vi.stubGlobal('fetch', async () => new Response('{"title":"Too many"}', { status: 429, headers }));
  expect((await read()).end).toMatchObject({ name: 'ProblemError', status: 429, retryAfter: 7 });
});

test('stopping ends it with the abort, not with a lost connection', async () => {
  answering(event('message', message), 'hangs');
  const stop = new AbortController();
  const reading = read(stop.signal);
  setTimeout(() => stop.abort());
  expect((await reading).end).toMatchObject({ name: 'AbortError' });
});

test('a minute without a byte is a lost connection', async () => {
  vi.useFakeTimers();
  answering(event('message', message), 'hangs');
  const reading = read();
  await vi.advanceTimersByTimeAsync(59_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await reading).end).toBeInstanceOf(NetworkError);
});

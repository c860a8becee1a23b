import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError, ProblemError, request } from '../../ui/fetch.ts';
import type { Unsent } from './outbox.rules.ts';
import { createOutbox } from './outbox.ts';
import type { RoomMessage } from './room.schema.ts';

vi.mock('../../ui/fetch.ts', async original => ({
  ...(await original<typeof import('../../ui/fetch.ts')>()),
  request: vi.fn(),
}));

i18n.loadAndActivate({ locale: 'en', messages: {} });

type Call = { message: string; key: string; answer: (seq: number) => void; fail: (error: Error) => void };
let calls: Call[];
let storage: Map<string, string>;

beforeEach(() => {
  calls = [];
  storage = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.mocked(request).mockImplementation(
    (_path, { body, headers } = {}) =>
      new Promise<never>((resolve, reject) => {
        const { message } = body as { message: string };
        calls.push({
          message,
          key: headers?.['Idempotency-Key'] ?? '',
          answer: seq => resolve(stored(seq, message) as never),
          fail: reject,
        });
      }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = (seq: number, message: string): RoomMessage => ({
  id: `m${seq}`,
  seq,
  message,
  createdAt: '2026-11-20T10:00:00Z',
  author: { id: 'me', fullName: 'Me', avatarUrl: null, currentStreak: 1 },
});

function open() {
  const listener = { onChange: vi.fn<(unsent: Unsent[]) => void>(), onStored: vi.fn(), onSignedOut: vi.fn() };
  const outbox = createOutbox('me', listener);
  return { outbox, ...listener, states: () => outbox.unsent().map(({ message, state }) => [message, state]) };
}

const call = (n: number): Call => {
  const found = calls[n];
  if (!found) throw new Error(`there was no request ${n}`);
  return found;
};
const settled = () => vi.advanceTimersByTimeAsync(0);
const kept = () => JSON.parse(storage.get('cairn.room.unsent.me') ?? '[]');

test('one after the other, in the order they were written, each kept until it is stored', async () => {
  const { outbox, onStored, states } = open();
  outbox.send('one', 4);
  outbox.send('two', 4);
  expect(states()).toEqual([
    ['one', 'sending'],
    ['two', 'waiting'],
  ]);
  expect(calls).toHaveLength(1);
  expect(kept()).toHaveLength(2);
  call(0).answer(5);
  await settled();
  expect(onStored).toHaveBeenCalledWith(stored(5, 'one'));
  expect(kept()).toMatchObject([{ message: 'two', after: 4 }]);
  call(1).answer(6);
  await settled();
  expect(states()).toEqual([]);
  expect(storage.size).toBe(0);
});

test('without a connection all wait, and go again by themselves under their keys', async () => {
  const { outbox, states } = open();
  outbox.send('one', 0);
  outbox.send('two', 0);
  call(0).fail(new NetworkError('offline'));
  await settled();
  expect(states()).toEqual([
    ['one', 'waiting'],
    ['two', 'waiting'],
  ]);
  for (const { problem } of outbox.unsent()) expect(problem).toContain('connection');
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(call(1)).toMatchObject({ message: 'one', key: call(0).key });
  call(1).answer(1);
  await settled();
  expect(call(2).key).not.toBe(call(0).key);
  call(2).answer(2);
  await settled();
  expect(states()).toEqual([]);
});

test('the pauses grow, and a connection that is back ends them', async () => {
  const { outbox } = open();
  outbox.send('one', 0);
  for (let n = 0; n < 4; n++) {
    call(n).fail(new NetworkError('offline'));
    await settled();
    if (n < 3) await vi.advanceTimersByTimeAsync(30_000);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(4);
  outbox.deliver();
  expect(calls).toHaveLength(5);
});

test('what was refused keeps its words and says why; the next one goes on', async () => {
  const { outbox, states } = open();
  outbox.send('one', 0);
  outbox.send('two', 0);
  call(0).fail(new ProblemError({ status: 403, detail: 'You can write again on 24 November.' }));
  await settled();
  expect(states()).toEqual([
    ['one', 'kept'],
    ['two', 'sending'],
  ]);
  expect(outbox.unsent()[0]?.problem).toBe('You can write again on 24 November.');
  call(1).answer(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
  outbox.sendAgain(call(0).key);
  expect(call(2)).toMatchObject({ message: 'one', key: call(0).key });
  outbox.discard('other');
  expect(states()).toEqual([['one', 'sending']]);
});

test('a session that ended is told, and nothing goes out until the person is back', async () => {
  const { outbox, onSignedOut, states } = open();
  outbox.send('one', 0);
  call(0).fail(new ProblemError({ status: 401 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSignedOut).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(1);
  expect(states()).toEqual([['one', 'waiting']]);
});

test('after a reload what was under way goes again under its key', async () => {
  const before = open();
  before.outbox.send('one', 7);
  const after = open();
  expect(after.states()).toEqual([['one', 'waiting']]);
  after.outbox.deliver();
  expect(call(1).key).toBe(call(0).key);
});

test('what arrived although no answer came is dropped', async () => {
  const { outbox, states } = open();
  outbox.send('one', 4);
  outbox.send('two', 4);
  call(0).fail(new NetworkError('offline'));
  await settled();
  outbox.settle([stored(5, 'one')]);
  expect(states()).toEqual([['two', 'waiting']]);
  expect(kept()).toHaveLength(1);
});

test('once closed, nothing is kept, sent or told', async () => {
  const { outbox, onStored, onChange } = open();
  outbox.send('one', 0);
  outbox.close();
  storage.clear();
  onChange.mockClear();
  call(0).answer(1);
  outbox.send('two', 0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(storage.size).toBe(0);
  expect(calls).toHaveLength(1);
  expect(onStored).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});

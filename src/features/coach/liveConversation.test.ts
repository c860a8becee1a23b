import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NetworkError, ProblemError } from '../../ui/fetch.ts';
import type { ChatMessage } from './coach.schema.ts';
import { readUnsent } from './drafts.ts';
import type { HistoryPage } from './history.rules.ts';
import { createConversation } from './liveConversation.ts';
import { streamReply } from './replyStream.api.ts';

vi.mock('./replyStream.api.ts', () => ({ streamReply: vi.fn() }));

const ask: ChatMessage = {
  id: '1',
  role: 'user',
  content: 'hello',
  coach: 'patrick',
  source: null,
  cutOff: false,
  replyTo: null,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const answer: ChatMessage = {
  ...ask,
  id: '2',
  role: 'assistant',
  content: 'I hear you.',
  source: 'model',
  replyTo: '1',
};

i18n.loadAndActivate({ locale: 'en', messages: {} });

type Call = {
  path: string;
  body: unknown;
  listener: Parameters<typeof streamReply>[2];
  end: (error?: Error) => void;
};

let calls: Call[];
let frames: (() => void)[];
let storage: Map<string, string>;

beforeEach(() => {
  calls = [];
  frames = [];
  storage = new Map();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.mocked(streamReply).mockImplementation(
    (path, body, listener) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve());
        listener.signal.addEventListener('abort', () => end(new DOMException('stopped', 'AbortError')));
        calls.push({ path, body, listener, end });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

function begin() {
  const queries = new QueryClient();
  queries.setQueryData(['chat', 'me'], { pages: [{ items: [], nextCursor: null }], pageParams: [null] });
  const conversation = createConversation('me', queries);
  conversation.send('hello', 'patrick');
  const [call] = calls;
  if (!call) throw new Error('nothing was sent');
  const history = () => queries.getQueryData<{ pages: HistoryPage[] }>(['chat', 'me'])?.pages[0]?.items;
  return { conversation, call, history };
}

const settled = () => new Promise(resolve => setTimeout(resolve));

test('a whole turn: words once a frame, then the history', async () => {
  const { conversation, call, history } = begin();
  expect(call).toMatchObject({ path: '/api/chat/messages', body: { content: 'hello' } });
  call.listener.onMessage(ask);
  for (const word of ['I ', 'hear ']) call.listener.onDelta(word);
  expect(conversation.replyText()).toBe('');
  for (const frame of frames.splice(0)) frame();
  expect(conversation.replyText()).toBe('I hear ');

  const outline = conversation.outline();
  call.listener.onDelta('you.');
  for (const frame of frames.splice(0)) frame();
  expect(conversation.outline()).toBe(outline);

  call.listener.onDone(answer);
  call.end();
  await settled();
  expect(history()).toEqual([answer, ask]);
  expect(conversation.outline()).toMatchObject({ turn: { phase: 'done' }, answer: '2' });
});

test('one message at a time', () => {
  const { conversation } = begin();
  conversation.send('again', 'patrick');
  expect(calls).toHaveLength(1);
});

test('what could not be sent goes again under its key, and outlives a reload until it is stored', async () => {
  const { conversation, call } = begin();
  expect(readUnsent('me')).toMatchObject([{ content: 'hello' }]);
  call.end(new NetworkError('offline'));
  await settled();
  const [unsent] = conversation.outline().unsent;
  if (!unsent) throw new Error('the words are gone');
  expect(unsent).toMatchObject({ content: 'hello', problem: expect.stringContaining('connection') });

  conversation.sendAgain(unsent, 'patrick');
  const again = calls[1];
  expect(again?.listener.headers).toEqual(call.listener.headers);
  expect(readUnsent('me')).toHaveLength(1);
  again?.listener.onMessage(ask);
  expect(readUnsent('me')).toEqual([]);
});

test('stop keeps the words that came, without a complaint', async () => {
  const { conversation, call } = begin();
  call.listener.onMessage(ask);
  call.listener.onDelta('Half an ans');
  conversation.stop();
  await settled();
  expect(conversation.outline().turn).toMatchObject({ phase: 'broken', text: 'Half an ans', problem: '' });
});

test('a session that ended is noticed', async () => {
  const { conversation, call } = begin();
  call.end(new ProblemError({ status: 401 }));
  await settled();
  expect(conversation.outline()).toMatchObject({ signedOut: true, unsent: [{ content: 'hello' }] });
});

test('after leaving, a late end is not told, and the words stay for when the person is back', async () => {
  const { conversation, call } = begin();
  const heard = vi.fn();
  conversation.subscribe(heard);
  conversation.leave();
  expect(call.listener.signal.aborted).toBe(true);
  await settled();
  expect(heard).not.toHaveBeenCalled();
  expect(readUnsent('me')).toHaveLength(1);
});

test('a retry asks for a new reply to the message', () => {
  const conversation = createConversation('me', new QueryClient());
  conversation.retry('1', answer, 'sarah');
  expect(calls[0]).toMatchObject({ path: '/api/chat/messages/1/retry', body: undefined });
  expect(conversation.outline().turn).toMatchObject({ replyTo: '1', replaces: answer, coach: 'sarah' });
});

test('a card that is raised is told at once and outlives the turn', async () => {
  const { conversation, call } = begin();
  const card = { level: 'ideation' as const, text: 'You are not alone.', helplines: [] };
  call.listener.onMessage(ask);
  call.listener.onCrisis(card);
  expect(conversation.outline().crisis).toEqual(card);
  call.listener.onDone(answer);
  call.end();
  await settled();
  conversation.settle([ask, answer]);
  expect(conversation.outline().crisis).toEqual(card);
  conversation.clear();
  expect(conversation.outline().crisis).toBeNull();
});

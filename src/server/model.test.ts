import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Provider, startProvider } from '../../tests/provider.ts';
import { createModel, ModelError } from './model.ts';

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const ask = (silence = 5_000, signal = new AbortController().signal, baseUrl = provider.url) => {
  const pieces: string[] = [];
  const model = createModel({ apiKey: 'sk-test', baseUrl, model: 'gpt-4o', enabled: true }, silence);
  const done = model({
    messages: [{ role: 'user', content: 'hello' }],
    onText: text => pieces.push(text),
    signal,
  });
  return { done, pieces };
};

it('hands over each piece in order and ends when the provider does', async () => {
  provider.next({ words: ['Guten ', 'Morgen ', '☀️', ''] });
  const { done, pieces } = ask();
  await done;
  expect(pieces).toEqual(['Guten ', 'Morgen ', '☀️']);
});

it.each([
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [401, false],
])('a refusal with %i may be tried again: %s', async (status, retryable) => {
  provider.next({ status });
  await expect(ask().done).rejects.toMatchObject({ constructor: ModelError, status, retryable });
});

it('a provider that never answers is given up, and not tried again', async () => {
  provider.next({ hang: true });
  await expect(ask(100).done).rejects.toMatchObject({ message: 'silent', retryable: false });
});

it('a provider that falls silent in the middle is given up with what it said', async () => {
  provider.next({ words: ['One', ' two'], release: new Promise(() => {}) });
  const { done, pieces } = ask(100);
  await expect(done).rejects.toMatchObject({ message: 'silent' });
  expect(pieces).toEqual(['One']);
});

it('an answer that ends without saying so broke off', async () => {
  provider.next({ words: ['One', ' two'], breakAfter: 1 });
  await expect(ask().done).rejects.toMatchObject({ constructor: ModelError, retryable: true });
});

it('a provider that is not there can be tried again', async () => {
  await expect(ask(1_000, undefined, 'http://127.0.0.1:9').done).rejects.toMatchObject({
    message: 'unreachable',
    retryable: true,
  });
});

it('hangs up on the provider when told to', async () => {
  provider.next({ words: ['One', ' two'], release: new Promise(() => {}) });
  const leaving = new AbortController();
  const { done } = ask(5_000, leaving.signal);
  const outcome = expect(done).rejects.toBeInstanceOf(ModelError);
  await expect.poll(() => provider.calls.length).toBe(1);
  leaving.abort();
  await outcome;
  await expect.poll(() => provider.calls[0]?.aborted).toBe(true);
});

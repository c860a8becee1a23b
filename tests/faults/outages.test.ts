import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../scripts/build.mjs';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';
import { findPostgres } from '../postgres.ts';
import { startProvider } from '../provider.ts';
import { findRedis } from '../redis.ts';
import { readRoom } from '../roomReader.ts';
import { openServer } from './openServer.ts';
import { startLoad } from './underLoad.ts';

/** Twenty restarts of each server with `npm run faults`. */
const RESTARTS = process.env.FAULT_ROUNDS ? 20 : 2;
/** Milliseconds within which writes succeed again once what was away is back. */
const BACK = 2_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
const open = (env?: Record<string, string>) => openServer(cleanups, env);
beforeAll(async () => expect(await build()).toBe(''), 120_000);

const canRun = Boolean(findPostgres() && findRedis());
const onlyKind = (answers: Map<string, number>) =>
  [...answers.keys()].filter(answer => !['201', '503', '429'].includes(answer));

describe.skipIf(!canRun)('under load', () => {
  it(`Postgres is restarted ${RESTARTS} times and the network to it fails in every way: no write is lost or doubled`, async () => {
    const { url, postgres, toPostgres } = await open();
    const load = await startLoad(url);
    const took: Record<string, number[]> = { restarted: [], cut: [], silent: [], slow: [] };
    await load.recovery();
    for (let i = 0; i < RESTARTS; i++) {
      await sleep(200);
      await postgres.restart();
      took.restarted?.push(await load.recovery());
    }
    for (const [what, fail] of [
      ['cut', toPostgres.cut],
      ['silent', toPostgres.hush],
      ['slow', () => toPostgres.slow(100)],
    ] as const) {
      fail();
      await sleep(1_000);
      toPostgres.heal();
      took[what]?.push(await load.recovery());
    }
    await load.finish();
    report(`Postgres, ${load.acknowledged.size} writes`, took, load.answers);
    expect(onlyKind(load.answers)).toEqual([]);
    expect(load.answers.get('503')).toBeGreaterThan(0);
    expect(Math.max(...Object.values(took).flat())).toBeLessThan(BACK);
  }, 240_000);

  it(`Redis is restarted ${RESTARTS} times and the network to it fails in every way: nobody notices`, async () => {
    const { url, redis, toRedis } = await open();
    const load = await startLoad(url);
    // From the beginning: the first may have been said before it came.
    const reader = await readRoom(load.client, { lastEventId: '0' });
    cleanups.push(reader.leave);
    await reader.next('hello');
    for (let i = 0; i < RESTARTS; i++) {
      await load.recovery();
      await redis.stop();
      await sleep(200);
      await redis.start();
    }
    for (const fail of [toRedis.cut, toRedis.hush, () => toRedis.slow(100)]) {
      fail();
      await load.recovery();
      await sleep(500);
      toRedis.heal();
    }
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status, { timeout: 10_000 }).toBe(200);
    await load.finish();
    await reader.until(() => reader.texts().length >= load.acknowledged.size, 'every message');
    report(`Redis, ${load.acknowledged.size} writes`, {}, load.answers);
    expect([...load.answers.keys()]).toEqual(['201']);
    expect(reader.texts().toSorted()).toEqual([...load.acknowledged.keys()].toSorted());
  }, 240_000);

  it('replies that are made while Postgres is away are kept, and end as if nothing had been', async () => {
    const provider = await startProvider();
    cleanups.push(provider.close);
    const { url, toPostgres } = await open({ OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-test' });
    const client = createClient(url);
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: 'quiet-river-stones' };
    expect((await client.post('/api/auth/sign-up/email', account)).status).toBe(200);
    let finish = () => {};
    const release = new Promise<void>(resolve => {
      finish = resolve;
    });
    provider.next(...Array.from({ length: 8 }, () => ({ words: ['I ', 'hear ', 'you.'], release })));
    let begun = 0;
    const onEvent = ({ event }: { event: string }) => void (event === 'delta' && begun++);
    const chats = Array.from({ length: 8 }, () =>
      client.stream('/api/chat/messages', { content: 'Hello' }, { onEvent }),
    );
    await expect.poll(() => begun, { timeout: 20_000 }).toBe(8);
    toPostgres.cut();
    finish();
    await sleep(1_500);
    toPostgres.heal();
    for (const { events, text } of await Promise.all(chats)) {
      expect([events.at(-1)?.event, text]).toEqual(['done', 'I hear you.']);
      expect(events.at(-1)?.data.message).toMatchObject({ content: 'I hear you.', source: 'model' });
    }
    const { items } = await client.json<{ items: { role: string }[] }>('/api/chat/messages?limit=100');
    expect(items.map(({ role }) => role).toSorted()).toEqual([
      ...Array(8).fill('assistant'),
      ...Array(8).fill('user'),
    ]);
  }, 120_000);
});

it.skipIf(!canRun)(
  'a process that is told to stop takes nobody new, sends readers elsewhere and finishes answers',
  async () => {
    const provider = await startProvider();
    cleanups.push(provider.close);
    const { url, program } = await open({ OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-test' });
    const client = createClient(url);
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: 'quiet-river-stones' };
    expect((await client.post('/api/auth/sign-up/email', account)).status).toBe(200);
    const readers = await Promise.all(Array.from({ length: 8 }, () => readRoom(client)));
    for (const reader of readers) await reader.next('hello');
    provider.next({ words: Array.from({ length: 20 }, (_, i) => `${i} `), gap: 100 });
    let first = () => {};
    const speaking = new Promise<void>(resolve => {
      first = resolve;
    });
    const chat = client.stream(
      '/api/chat/messages',
      { content: 'Hello' },
      { onEvent: ({ event }) => event === 'delta' && first() },
    );
    await speaking;

    const began = performance.now();
    const stopped = program.stop();
    await Promise.all(readers.map(({ over }) => over));
    const released = performance.now() - began;
    await expect(fetch(`${url}/healthz`)).rejects.toThrow();
    const { events, text } = await chat;
    expect(events.at(-1)?.event).toBe('done');
    expect(text).toBe(Array.from({ length: 20 }, (_, i) => `${i} `).join(''));
    await stopped;
    const took = performance.now() - began;
    report('drain', { released: [released], stopped: [took] }, new Map());
    expect(released).toBeLessThan(BACK);
    expect(took).toBeLessThan(10_000);
  },
  60_000,
);

/** With `npm run faults`, what was measured: the figures of docs/faults.md. */
function report(what: string, took: Record<string, number[]>, answers: Map<string, number>): void {
  if (!process.env.FAULT_ROUNDS) return;
  const times = Object.entries(took).map(
    ([name, all]) => `${name} ${all.map(ms => Math.round(ms)).join(' ')} ms`,
  );
  const counts = [...answers].map(([answer, count]) => `${answer} × ${count}`);
  process.stdout.write(`${what}: ${[...times, ...counts].join('; ')}\n`);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startProgram } from '../../bench/lib/program.ts';
import { build } from '../../scripts/build.mjs';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';
import { findPostgres, startPostgres } from '../postgres.ts';
import { startProvider } from '../provider.ts';
import { findRedis } from '../redis.ts';
import { readRoom } from '../roomReader.ts';
import { startTcpProxy } from '../tcpProxy.ts';
import { testRedis } from '../testRedis.ts';
import { startLoad } from './underLoad.ts';

/** Twenty restarts of each server with `npm run faults`. */
const RESTARTS = process.env.FAULT_ROUNDS ? 20 : 2;
const CHATS = process.env.FAULT_ROUNDS ? 200 : 40;
/** Milliseconds within which writes succeed again once what was away is back. */
const BACK = 2_000;

const main = resolve(import.meta.dirname, '../../src/app/main.ts');

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
beforeAll(async () => expect(await build()).toBe(''), 120_000);

/** The real program over a Postgres and a Redis of its own, with a network between them that can fail. */
async function openServer(env: Record<string, string> = {}) {
  const postgres = await startPostgres();
  cleanups.push(postgres.stop);
  const redis = await testRedis();
  await redis.start();
  cleanups.push(redis.stop);
  const toPostgres = await startTcpProxy(Number(new URL(postgres.url).port));
  const toRedis = await startTcpProxy(Number(new URL(redis.url).port));
  cleanups.push(toPostgres.stop, toRedis.stop);
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-outage-'));
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const databaseUrl = new URL(postgres.url);
  databaseUrl.port = String(toPostgres.port);
  const program = await startProgram({
    args: [main],
    ready: /Cairn is ready/,
    env: {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl.href,
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      AUTH_SECRET: 'a secret of forty characters or a few more',
      ...env,
    },
  });
  cleanups.push(program.stop);
  return { url, program, postgres, redis, toPostgres, toRedis };
}

const canRun = Boolean(findPostgres() && findRedis());
const onlyKind = (answers: Map<string, number>) =>
  [...answers.keys()].filter(answer => !['201', '503', '429'].includes(answer));

describe.skipIf(!canRun)('under load', () => {
  it(`Postgres is restarted ${RESTARTS} times and the network to it fails in every way: no write is lost or doubled`, async () => {
    const { url, postgres, toPostgres } = await openServer();
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
    const { url, redis, toRedis } = await openServer();
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

  it(`${CHATS} chats at once get an answer each, whatever the provider does`, async () => {
    const provider = await startProvider();
    cleanups.push(provider.close);
    const { url } = await openServer({ OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-test' });
    const kinds = [
      { status: 429, retryAfter: 1 },
      { status: 500 },
      { words: ['I ', 'hear '], breakAfter: 1 },
      { words: ['Fine.'] },
    ];
    provider.next(...Array.from({ length: CHATS }, (_, i) => kinds[i % kinds.length] ?? { status: 500 }));
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const client = createClient(url);
        const account = { name: 'Ada', email: `${newId()}@example.org`, password: 'quiet-river-stones' };
        expect((await client.post('/api/auth/sign-up/email', account)).status).toBe(200);
        return client;
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: CHATS }, (_, i) =>
        people[i % 8]?.stream('/api/chat/messages', { content: `Hello ${i}` }),
      ),
    );
    for (const [i, first] of answers.entries()) {
      expect(first?.status).toBe(200);
      // A machine that is over its limit says so, with the message stored: it can be asked for again.
      const { id } = first?.events[0]?.data ?? {};
      const failed = first?.events.at(-1)?.event === 'error';
      const answer = failed ? await people[i % 8]?.stream(`/api/chat/messages/${id}/retry`, {}) : first;
      expect(answer?.events.at(-1)?.event).toBe('done');
      expect(answer?.text.length).toBeGreaterThan(0);
    }
    const kept = await Promise.all(
      people.map(person => person.json<{ items: { role: string }[] }>('/api/chat/messages?limit=100')),
    );
    const roles = kept.flatMap(({ items }) => items.map(({ role }) => role));
    expect(roles.filter(role => role === 'user')).toHaveLength(CHATS);
    expect(roles.filter(role => role === 'assistant')).toHaveLength(CHATS);
  }, 120_000);
});

it.skipIf(!canRun)(
  'a process that is told to stop takes nobody new, sends readers elsewhere and finishes answers',
  async () => {
    const provider = await startProvider();
    cleanups.push(provider.close);
    const { url, program } = await openServer({ OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-test' });
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

import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { build } from '../../scripts/build.mjs';
import type { ChatMessage } from '../../src/features/coach/coach.schema.ts';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';
import { findPostgres } from '../postgres.ts';
import { type Script, startProvider } from '../provider.ts';
import { findRedis } from '../redis.ts';
import { openServer } from './openServer.ts';

const CHATS = process.env.FAULT_ROUNDS ? 200 : 48;
const PEOPLE = 8;
/** Milliseconds after which a page gives a silent reply up; see `replyStream.api.ts`. */
const PROMISED = 60_000;

/** All that a provider can do wrong, and once right. */
const kinds: Script[] = [
  { status: 429, retryAfter: 1 },
  { status: 500 },
  { hang: true },
  { words: ['I ', 'hear ', 'you.'], stallAfter: 2 },
  { words: ['I ', 'hear ', 'you.'], breakAfter: 2 },
  { words: ['Fine.'] },
];

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
beforeAll(async () => expect(await build()).toBe(''), 120_000);

it.skipIf(!(findPostgres() && findRedis()))(
  `${CHATS} chats at once, each with another fault of the provider, get a reply each, and others are served meanwhile`,
  async () => {
    const provider = await startProvider();
    cleanups.push(provider.close);
    const { url, program } = await openServer(cleanups, {
      OPENAI_BASE_URL: provider.url,
      OPENAI_API_KEY: 'sk-test',
    });
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => signUp(url)));
    const personOf = (i: number) => people[i % PEOPLE] as Person;
    await sleep(500);
    const before = socketsOf(program.pid);

    provider.next(...Array.from({ length: CHATS }, (_, i) => kinds[i % kinds.length] as Script));
    const keys = Array.from({ length: CHATS }, newId);
    const began = performance.now();
    let isOver = false;
    const served = askMeanwhile(url, () => isOver);
    const answers = await Promise.all(
      keys.map((key, i) =>
        personOf(i).stream(
          '/api/chat/messages',
          { content: `Hello ${i}` },
          // Closed, as one that is kept for the next request would look like one that was left open.
          { headers: { 'Idempotency-Key': key, Connection: 'close' } },
        ),
      ),
    );
    const took = performance.now() - began;
    isOver = true;
    const times = (await served).toSorted((a, b) => a - b);
    if (process.env.FAULT_ROUNDS)
      process.stdout.write(
        `${CHATS} chats in ${Math.round(took)} ms; /healthz ${times.length} times, at most ${Math.round(times.at(-1) ?? 0)} ms\n`,
      );

    expect(took).toBeLessThan(PROMISED);
    expect(times.length).toBeGreaterThan(20);
    expect(answers.map(({ events }) => events.at(-1)?.event)).toEqual(Array(CHATS).fill('done'));
    const made = answers.map(({ events }) => events.at(-1)?.data.message as ChatMessage);
    const ofKind = (kind: string) =>
      Array.from({ length: CHATS }, (_, i) => kinds[i % kinds.length]).filter(
        script => script && kind in script,
      ).length;
    // What hangs before the first word is answered without the model; what stops or breaks after it stays, as a half that can be asked for again.
    expect(made.filter(({ source }) => source === 'fallback').length).toBeGreaterThanOrEqual(ofKind('hang'));
    expect(made.filter(({ cutOff }) => cutOff)).toHaveLength(ofKind('stallAfter') + ofKind('breakAfter'));

    const again = await personOf(0).stream(
      '/api/chat/messages',
      { content: 'Hello 0' },
      { headers: { 'Idempotency-Key': keys[0] ?? '' } },
    );
    expect(again.events.at(-1)?.data.message).toEqual(answers[0]?.events.at(-1)?.data.message);

    const kept = (await Promise.all(people.map(historyOf))).flat();
    const said = kept.filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(said.toSorted()).toEqual(keys.map((_, i) => `Hello ${i}`).toSorted());
    const replies = new Map(
      kept.filter(({ role }) => role === 'assistant').map(reply => [reply.replyTo, reply]),
    );
    expect(kept).toHaveLength(2 * CHATS);
    for (const { events, text } of answers) {
      const reply = replies.get(events[0]?.data.id);
      expect([reply?.content, reply]).toEqual([text, events.at(-1)?.data.message]);
    }

    // Nothing stays open: neither towards the provider nor towards people.
    await expect.poll(provider.connections, { timeout: 15_000 }).toBe(0);
    await expect.poll(() => socketsOf(program.pid), { timeout: 20_000 }).toBeLessThanOrEqual(before + PEOPLE);
    for (const person of people)
      expect((await person.json<{ items: unknown[] }>('/api/me/sessions')).items).toHaveLength(1);
  },
  180_000,
);

async function signUp(url: string) {
  const client = createClient(url);
  const account = { name: 'Ada', email: `${newId()}@example.org`, password: 'quiet-river-stones' };
  expect((await client.post('/api/auth/sign-up/email', account)).status).toBe(200);
  return client;
}

type Person = Awaited<ReturnType<typeof signUp>>;

const historyOf = async (person: Person) =>
  (await person.json<{ items: ChatMessage[] }>('/api/chat/messages?limit=100')).items;

/** How many connections a process has. */
function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  const isSocket = (name: string) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith('socket:');
    } catch {
      return false;
    }
  };
  return readdirSync(folder).filter(isSocket).length;
}

/** Asks for what needs nothing, over and over. @returns milliseconds of each answer */
async function askMeanwhile(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const asked = performance.now();
    expect((await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(10_000) })).status).toBe(200);
    times.push(performance.now() - asked);
    await sleep(100);
  }
  return times;
}

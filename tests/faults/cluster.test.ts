import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import http2 from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../scripts/build.mjs';
import type { ChatMessage } from '../../src/features/coach/coach.schema.ts';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';
import { type Cluster, startCluster } from '../cluster.ts';
import { findNginx } from '../nginx.ts';
import { findPostgres } from '../postgres.ts';
import { type Provider, startProvider } from '../provider.ts';
import { findRedis } from '../redis.ts';
import { readRoom } from '../roomReader.ts';
import { send } from '../send.ts';

const canRun = Boolean(findNginx() && findRedis() && (process.env.TEST_POSTGRES_URL ?? findPostgres()));
/** `npm run faults` sets it: then long enough, and with nothing beside it, for figures that mean something. */
const isLong = Number(process.env.FAULT_ROUNDS ?? 5) >= 100;
const SECONDS = isLong ? 30 : 3;
const RATE = 100;
const LISTENERS = 12;

let cluster: Cluster;
let provider: Provider;
const cleanups: (() => Promise<unknown>)[] = [];

const signUp = async (url: string, name: string) => {
  const client = createClient(url);
  const account = { name, email: `${newId()}@example.org`, password: 'quiet-river-stones' };
  const response = await client.post('/api/auth/sign-up/email', account);
  expect(response.status).toBe(200);
  /** The same browser in front of one process, past nginx. */
  const at = (other: string) => {
    const there = createClient(other);
    for (const [cookie, value] of client.jar) there.jar.set(cookie, value);
    return there;
  };
  return Object.assign(client, { account, at });
};

type Person = Awaited<ReturnType<typeof signUp>>;

const read = async (client: ReturnType<typeof createClient>) => {
  const reader = await readRoom(client);
  cleanups.push(reader.leave);
  await reader.next('hello');
  return reader;
};

const say = async (person: Person, message: string, id = newId()) => {
  const key = { 'Idempotency-Key': id };
  const response = await person.post('/api/support/messages', { message }, key);
  await response.arrayBuffer();
  return response.status;
};

const cookiesOf = ({ jar }: Person) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** A post as `say` makes it, over few connections and with as little work of this process as can be. */
const post = async (person: Person, message: string) => {
  const headers = { Cookie: cookiesOf(person), 'Content-Type': 'application/json' };
  const body = JSON.stringify({ message });
  return (await send(cluster.url, { method: 'POST', path: '/api/support/messages', headers, body })).status;
};

/** Milliseconds until a GET is answered through nginx. */
const timeOf = async (path: string) => {
  const began = performance.now();
  await send(cluster.url, { method: 'GET', path, headers: {} });
  return performance.now() - began;
};

/** Tells of each message the moment it arrives. What is measured here must not wait for what measures: events are not parsed. */
async function listen(person: Person, onMessage: (message: string, at: number) => void): Promise<void> {
  const asked = get(`${cluster.url}/api/support/stream`, { headers: { Cookie: cookiesOf(person) } });
  cleanups.push(async () => asked.destroy());
  const [stream] = (await once(asked, 'response')) as [IncomingMessage];
  asked.on('error', () => {});
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const at = performance.now();
    const events = `${rest}${text}`.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const [, message] = /"message":"([^"]+)"/.exec(event) ?? [];
      if (message) onMessage(message, at);
    }
  });
}

/** Seconds of the processor that all the processes of Cairn have taken. */
async function processorTime(): Promise<number> {
  const texts = await Promise.all(
    cluster.members.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
  );
  return texts.reduce((sum, text) => sum + Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]), 0);
}

const share = (sorted: number[], part: number) =>
  Math.round((sorted[Math.floor(sorted.length * part)] ?? Number.NaN) * 10) / 10;

const streamsOf = async (url: string) =>
  Number(/^cairn_room_streams (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

describe.skipIf(!canRun)('three processes behind the shipped nginx', () => {
  beforeAll(async () => {
    expect(await build()).toBe('');
    provider = await startProvider();
    cluster = await startCluster({ OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'sk-test' });
  }, 180_000);
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
  afterAll(async () => {
    await cluster?.stop();
    await provider?.close();
  });

  it(
    `tell ${LISTENERS} listeners on all of them ${RATE} messages a second, each once and soon`,
    async () => {
      const people: Person[] = [];
      for (let i = 0; i < 5; i++) people.push(await signUp(cluster.url, `Person ${i}`));
      const arrivals = new Map<string, number[]>();
      const someone = (i: number) => people[i % people.length] as Person;
      for (let i = 0; i < LISTENERS; i++)
        await listen(someone(i), (message, at) => arrivals.get(message)?.push(at));
      // nginx spreads them.
      for (const { url } of cluster.members) expect(await streamsOf(url)).toBe(LISTENERS / 3);

      const sent = new Map<string, number>();
      const posts: Promise<number>[] = [];
      const bare: Promise<number>[] = [];
      const before = await processorTime();
      const began = performance.now();
      for (let i = 0; i < SECONDS * RATE; i++) {
        const due = began + (i * 1000) / RATE;
        if (due > performance.now()) await sleep(due - performance.now());
        // As people write: a code can be taken for a sign of danger, which is then stored for moderators, too.
        const text = `Evening ${i} was long, and I called my sister.`;
        arrivals.set(text, []);
        sent.set(text, performance.now());
        posts.push(post(someone(i), text));
        if (i % 5 === 0) bare.push(timeOf('/healthz'));
      }
      expect(new Set(await Promise.all(posts))).toEqual(new Set([201]));
      await expect
        .poll(() => [...arrivals.values()].every(times => times.length === LISTENERS), { timeout: 10_000 })
        .toBe(true);

      const spent = ((await processorTime()) - before) / posts.length;
      process.stdout.write(
        `processor of the ${cluster.members.length} processes: ${(spent * 1000).toFixed(1)} ms a message\n`,
      );
      const delays = [...arrivals]
        .flatMap(([text, times]) => times.map(time => time - (sent.get(text) ?? 0)))
        .sort((a, b) => a - b);
      const times = {
        arrivals: delays,
        'answers that need nothing': (await Promise.all(bare)).sort((a, b) => a - b),
      };
      for (const [what, sorted] of Object.entries(times))
        process.stdout.write(`${what}: p50 ${share(sorted, 0.5)} ms, p99 ${share(sorted, 0.99)} ms\n`);
      // Beside other tests a figure says nothing about Cairn.
      if (isLong) expect(share(delays, 0.99)).toBeLessThan(50);
    },
    60_000 + SECONDS * 2000,
  );

  it('end the streams of a session on all of them within a second of its end on one', async () => {
    const phone = await signUp(cluster.url, 'Ada');
    const laptop = createClient(cluster.url);
    await laptop.post('/api/auth/sign-in/email', phone.account);
    const { items } = await laptop.json<{ items: { id: string; current: boolean }[] }>('/api/me/sessions');
    const other = items.find(({ current }) => !current);
    const lost = await Promise.all(cluster.members.map(({ url }) => read(phone.at(url))));
    lost.push(await read(phone));
    const kept = await read(laptop);

    const began = performance.now();
    expect((await laptop.delete(`/api/me/sessions/${other?.id}`)).status).toBe(204);
    await Promise.all(lost.map(({ over }) => over));
    expect(performance.now() - began).toBeLessThan(1000);
    for (const { url } of cluster.members) expect((await phone.at(url).get('/api/me')).status).toBe(401);
    await laptop.post('/api/support/messages', { message: 'still here' });
    await kept.next('message', ({ message }) => message === 'still here');
  });

  it('take a message of the chat once, whichever of them is asked again', async () => {
    const ada = await signUp(cluster.url, 'Ada');
    const key = { 'Idempotency-Key': newId() };
    provider.next(
      { words: ['One ', 'hard ', 'evening.'], gap: 100 },
      { words: ['One ', 'hard ', 'evening.'], gap: 100 },
    );
    const ask = (url: string) =>
      ada.at(url).stream('/api/chat/messages', { content: 'Payday.' }, { headers: key });
    const answers = await Promise.all(cluster.members.map(({ url }) => ask(url)));
    const ids = answers.map(({ events }) => events.find(({ event }) => event === 'message')?.data.id);
    expect(new Set(ids).size).toBe(1);
    const { items } = await ada.json<{ items: ChatMessage[] }>('/api/chat/messages');
    expect(items.map(({ role }) => role).toSorted()).toEqual(['assistant', 'user']);
  });

  it('show a like or a post of one on all the others at once', async () => {
    const [ada, ben] = [await signUp(cluster.url, 'Ada'), await signUp(cluster.url, 'Ben')];
    const urls = cluster.members.map(({ url }) => url);
    const [one = '', ...others] = urls;
    const page = async (person: typeof ada, url: string) => {
      const response = await person.at(url).get('/api/posts?limit=20');
      return { tag: response.headers.get('etag'), body: await response.json() };
    };
    for (const url of urls) await page(ben, url);
    const post = (await (
      await ada.at(one).post('/api/posts', { title: 'Day one', content: 'Again.' })
    ).json()) as {
      id: string;
    };
    for (const url of others) expect((await page(ben, url)).body.items[0].id).toBe(post.id);
    const before = await page(ben, others[0] ?? '');
    await ben.at(one).request('PUT', `/api/posts/${post.id}/like`);
    for (const url of urls) {
      const after = await page(ben, url);
      expect(after.body.items[0]).toMatchObject({ likes: 1, likedByMe: true });
      expect(after.tag).not.toBe(before.tag);
    }
  });

  it('speak HTTP/2 over TLS and hand every word on as it comes', async () => {
    const ada = await signUp(cluster.url, 'Ada');
    const { port, certificate } = cluster.nginx.tls;
    const session = http2.connect(`https://localhost:${port}`, { ca: certificate });
    cleanups.push(async () => session.destroy());
    const gap = 200;
    provider.next({ words: ['One ', 'word ', 'after ', 'another.'], gap });
    const cookie = [...ada.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = session.request({
      ':method': 'POST',
      ':path': '/api/chat/messages',
      'content-type': 'application/json',
      cookie,
    });
    const times: number[] = [];
    let text = '';
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      if (piece.includes('event: delta')) times.push(performance.now());
    });
    stream.end(JSON.stringify({ content: 'Hello' }));
    await new Promise(resolve => stream.once('end', resolve));
    expect(session.alpnProtocol).toBe('h2');
    expect(text).toContain('event: done');
    expect(times).toHaveLength(4);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(gap * 2);
  });

  it.each([
    ['ECDHE-RSA-AES128-GCM-SHA256', true],
    ['AES128-GCM-SHA256', false],
    ['ECDHE-RSA-AES128-SHA', false],
  ])('take %s for TLS 1.2: %s', async (ciphers, taken) => {
    const { port, certificate } = cluster.nginx.tls;
    const socket = tls.connect({
      port,
      ca: certificate,
      servername: 'localhost',
      ciphers,
      maxVersion: 'TLSv1.2',
    });
    const outcome = await Promise.race([
      once(socket, 'secureConnect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    expect(outcome).toBe(taken);
  });

  it('are compressed, cached where that is safe, and show nothing that is the operator’s', async () => {
    const ada = await signUp(cluster.url, 'Ada');
    const html = await (await ada.get('/')).text();
    const file = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
    for (const state of ['MISS', 'HIT']) {
      const response = await ada.request('GET', file, undefined, { headers: { 'Accept-Encoding': 'br' } });
      expect(response.headers.get('x-cache')).toBe(state);
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    const coaches = await ada.request('GET', '/api/openapi.json', undefined, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(coaches.headers.get('content-encoding')).toBe('gzip');
    for (const path of ['/metrics', '/readyz']) expect((await ada.get(path)).status).toBe(404);
    expect((await ada.get('/healthz')).status).toBe(200);
    const log = cluster.nginx.logged();
    expect(log).toContain(' GET 200 ');
    expect(log).not.toMatch(/\/api|\/assets|Ada|@/);
  });

  it('go on while each of them is stopped and started again, and nothing is lost or doubled', async () => {
    const ada = await signUp(cluster.url, 'Ada');
    const statuses: number[] = [];
    const said: string[] = [];
    let over = false;
    const writing = Array.from({ length: 4 }, async () => {
      while (!over) {
        const message = newId();
        const key = newId();
        // A connection that closed in between: as the page does, it is sent again with the same key.
        let status = await say(ada, message, key);
        for (let tries = 1; status === 502 && tries < 5; tries++) status = await say(ada, message, key);
        statuses.push(status);
        said.push(message);
        await sleep(20);
      }
    });
    for (const member of cluster.members) {
      await member.stop();
      await member.start();
    }
    over = true;
    await Promise.all(writing);
    expect(statuses.length).toBeGreaterThan(20);
    expect(new Set(statuses)).toEqual(new Set([201]));
    const kept: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      type Messages = { items: { message: string }[]; nextCursor: string | null };
      const page: Messages = await ada.json(
        `/api/support/messages?limit=100${cursor && `&cursor=${cursor}`}`,
      );
      kept.push(...page.items.map(({ message }) => message));
      cursor = page.nextCursor;
    }
    expect(kept.filter(message => said.includes(message)).sort()).toEqual(said.sort());
  }, 120_000);
});

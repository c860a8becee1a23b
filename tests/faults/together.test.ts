import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { start } from '../../src/app/start.ts';
import { parseConfig } from '../../src/server/config.ts';
import { connect } from '../../src/server/db/connect.ts';
import { createLog } from '../../src/server/log.ts';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';
import { openTestDatabase } from '../database.ts';
import { findPostgres } from '../postgres.ts';
import { findRedis } from '../redis.ts';
import { type RoomReader, readRoom } from '../roomReader.ts';
import { testRedis } from '../testRedis.ts';

const canRun = Boolean(findRedis() && (process.env.TEST_POSTGRES_URL ?? findPostgres()));

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Two of the real app over one Postgres server, and a Redis that the test starts. */
async function openTwo() {
  const redis = await testRedis();
  cleanups.push(redis.stop);
  const folder = await mkdtemp(join(tmpdir(), 'cairn-test-'));
  await copyFile(join(import.meta.dirname, '../../index.html'), join(folder, 'index.html'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const database = await openTestDatabase('server');
  cleanups.push(database.close);
  if (database.kind !== 'server') throw new Error('these run on a server');
  const { databaseUrl } = database;

  async function open(): Promise<string> {
    const connection = await connect({ dataDir: folder, databaseUrl });
    cleanups.push(connection.close);
    const config = parseConfig({
      PORT: '0',
      PUBLIC_URL: 'http://cairn.test',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      AUTH_SECRET: 'a secret that only the tests know, of 40+ characters',
      RATE_LIMITS: 'off',
    });
    const running = await start(config, connection, { dist: folder, log: createLog('silent') });
    cleanups.push(running.stop);
    return `http://127.0.0.1:${running.port}`;
  }
  return { redis, open };
}

/** Somebody who has signed up, in front of one of the apps; `at` puts them in front of another. */
async function personAt(url: string, name: string) {
  const client = createClient(url);
  const account = { name, email: `${newId()}@example.org`, password: 'quiet-river-stones' };
  const response = await client.post('/api/auth/sign-up/email', account);
  expect(response.status).toBe(200);
  const at = (other: string) => {
    const there = createClient(other);
    for (const [cookie, value] of client.jar) there.jar.set(cookie, value);
    return there;
  };
  return Object.assign(client, { at });
}

const read = async (client: ReturnType<typeof createClient>) => {
  const reader = await readRoom(client);
  cleanups.push(reader.leave);
  await reader.next('hello');
  return reader;
};
const say = async (client: ReturnType<typeof createClient>, message: string, key: string = newId()) => {
  const response = await client.post('/api/support/messages', { message }, { 'Idempotency-Key': key });
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; seq: number; message: string };
};
const count = (reader: RoomReader) => reader.events.findLast(({ event }) => event === 'presence')?.data.count;
const ready = async (url: string) => (await fetch(`${url}/readyz`)).status;

describe.skipIf(!canRun)('two processes', () => {
  it('tell everything once and in one order, whoever took it, and know who is here', async () => {
    const { redis, open } = await openTwo();
    await redis.start();
    const [one, other] = [await open(), await open()];
    await expect.poll(() => ready(one)).toBe(200);
    const [ada, ben] = [await personAt(one, 'Ada'), await personAt(other, 'Ben')];
    const readers = [await read(ada), await read(ben), await read(ada.at(other))];
    for (const reader of readers) await expect.poll(() => count(reader), { timeout: 10_000 }).toBe(2);

    const said = await Promise.all(
      Array.from({ length: 200 }, (_, i) => say(i % 2 ? ada : ben, `${i}`, undefined)),
    );
    const expected = said.toSorted((a, b) => a.seq - b.seq).map(({ message }) => message);
    for (const reader of readers) {
      await reader.until(() => reader.texts().length >= 200, 'all of them');
      expect(reader.texts()).toEqual(expected);
    }

    // The same key at both at once, as when a client is sent elsewhere in the middle of a post.
    const keys = Array.from({ length: 20 }, newId);
    const twice = await Promise.all(
      keys.flatMap(key => [say(ada, `once ${key}`, key), say(ada.at(other), `once ${key}`, key)]),
    );
    expect(new Set(twice.map(({ id }) => id)).size).toBe(20);
    const last = await say(ben, 'last');
    expect(last.seq).toBe(221);
    for (const reader of readers) {
      await reader.next('message', ({ message }) => message === 'last');
      expect(new Set(reader.texts()).size).toBe(221);
      expect(reader.texts()).toHaveLength(221);
    }

    // A session that ends here ends its streams there.
    await ada.post('/api/auth/sign-out');
    const began = performance.now();
    await Promise.all([readers[0]?.over, readers[2]?.over]);
    expect(performance.now() - began).toBeLessThan(1000);
  }, 60_000);

  it.each(['is not there', 'hangs'])(
    'go on from the database when Redis %s, and are together again when it is back',
    async what => {
      const { redis, open } = await openTwo();
      if (what === 'hangs') await redis.start();
      const [one, other] = [await open(), await open()];
      const [ada, ben] = [await personAt(one, 'Ada'), await personAt(other, 'Ben')];
      const [adas, bens] = [await read(ada), await read(ben)];
      if (what === 'hangs') {
        await expect.poll(() => count(adas), { timeout: 10_000 }).toBe(2);
        redis.hang();
      } else {
        expect(await ready(one)).toBe(503);
        expect(count(adas)).toBe(1);
      }
      for (const [from, to] of [
        [ada, bens],
        [ben, adas],
      ] as const) {
        const { id } = await say(from, 'without Redis');
        await to.next('message', data => data.id === id, 5000);
      }
      if (what === 'hangs') redis.goOn();
      else await redis.start();
      await expect.poll(() => ready(one), { timeout: 10_000 }).toBe(200);
      await expect.poll(() => [count(adas), count(bens)], { timeout: 20_000 }).toEqual([2, 2]);
      await say(ada, 'with Redis');
      await bens.next('message', ({ message }) => message === 'with Redis');
      await adas.next('message', ({ message }) => message === 'with Redis');
      expect(adas.texts()).toEqual(bens.texts());
    },
    60_000,
  );
});

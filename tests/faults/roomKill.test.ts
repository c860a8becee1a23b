import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePort, type Program, startProgram } from '../../bench/lib/program.ts';
import { build } from '../../scripts/build.mjs';
import type { RoomMessages } from '../../src/features/room/room.schema.ts';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';
import { openTestDatabase } from '../database.ts';
import { findPostgres } from '../postgres.ts';
import { readRoom } from '../roomReader.ts';

/** How often the server is killed; `npm run faults` sets it. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 5);
const WRITERS = 8;
/** Milliseconds, at most, that a server lives after its first answer. */
const LIFE = 400;

const main = resolve(import.meta.dirname, '../../dist-server/main.js');
const hasServer = Boolean(process.env.TEST_POSTGRES_URL ?? findPostgres());

// `npm test` has built already.
beforeAll(async () => expect(await build()).toBe(''), 120_000);

describe.each([
  ['embedded Postgres', true],
  ['a Postgres server', hasServer],
])('on %s', (name, canRun) => {
  it.skipIf(!canRun)(
    `every answered message is there once after ${ROUNDS} kills in the middle of posts, and every reader has it once`,
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'cairn-kill-'));
      const database = name.includes('server') ? await openTestDatabase('server') : undefined;
      try {
        await killAndLook(dataDir, database?.kind === 'server' ? database.databaseUrl : undefined);
      } finally {
        await database?.close();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    20_000 + ROUNDS * 15_000,
  );
});

async function killAndLook(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    startProgram({
      args: [main],
      ready: /Cairn is ready/,
      env: {
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: dataDir,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...(databaseUrl && {
          DATABASE_URL: databaseUrl,
          AUTH_SECRET: 'a secret of forty characters or a few more',
        }),
      },
    });

  let server: Program = await start();
  const client = createClient(url);
  const account = { name: 'Quiet River', email: `${newId()}@example.org`, password: 'quiet-river-stones' };
  expect((await client.post('/api/auth/sign-up/email', account)).status).toBe(200);

  const acknowledged = new Map<string, { id: string; seq: number }>();
  /** Keys of messages that were sent and not answered: a client sends them again. */
  const open = new Set<string>();
  const told: { seq: number; message: string }[] = [];
  let lastId: string | undefined;

  /** The key is the text too. @returns whether the server still answers */
  async function post(key: string): Promise<boolean> {
    open.add(key);
    try {
      const response = await client.post(
        '/api/support/messages',
        { message: key },
        { 'Idempotency-Key': key },
      );
      if (response.status !== 201) return response.status < 500;
      const { id, seq } = (await response.json()) as { id: string; seq: number };
      const before = acknowledged.get(key);
      if (before) expect({ id, seq }).toEqual(before);
      acknowledged.set(key, { id, seq });
      open.delete(key);
      return true;
    } catch {
      return false;
    }
  }

  async function read() {
    const reader = await readRoom(client, { lastEventId: lastId });
    const over = reader.over.then(() => {
      for (const { event, data } of reader.events) if (event === 'message') told.push(data);
      lastId = reader.lastId;
    });
    await reader.next('hello');
    return { ...reader, over };
  }

  for (let round = 1; round <= ROUNDS; round++) {
    const reader = await read();
    for (const key of [...open]) await post(key);
    expect(open.size).toBe(0);
    const writing = Array.from({ length: WRITERS }, async () => {
      while (await post(newId()));
    });
    await sleep(Math.random() * LIFE);
    process.kill(server.pid, 'SIGKILL');
    await Promise.all([server.stop(), reader.over, ...writing]);
    server = await start();
  }

  const reader = await read();
  for (const key of [...open]) await post(key);
  const stored = await readAll(client);
  await reader.until(() => told.length + reader.texts().length >= stored.length, 'all that is stored');
  await reader.leave();
  await reader.over;
  await server.stop();

  expect(acknowledged.size).toBeGreaterThan(ROUNDS);
  expect(open.size).toBe(0);
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, i) => i + 1));
  expect(stored.map(({ message, id, seq }) => [message, { id, seq }]).toSorted()).toEqual(
    [...acknowledged].toSorted(),
  );
  expect(told.map(({ seq, message }) => [seq, message])).toEqual(
    stored.map(({ seq, message }) => [seq, message]),
  );
}

/** Everything in the room, oldest first. */
async function readAll(client: ReturnType<typeof createClient>) {
  const all: RoomMessages['items'] = [];
  for (let cursor = ''; ; ) {
    const page = await client.json<RoomMessages>(`/api/support/messages?limit=100${cursor}`);
    all.push(...page.items);
    if (!page.nextCursor) return all.reverse();
    cursor = `&cursor=${page.nextCursor}`;
  }
}

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { freePort, startProgram } from '../../bench/lib/program.ts';
import { build } from '../../scripts/build.mjs';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';
import { createClock, findFaketime } from '../clock.ts';
import { openTestDatabase } from '../database.ts';
import { findPostgres } from '../postgres.ts';
import { readRoom } from '../roomReader.ts';
import { startLoad } from './underLoad.ts';

const main = resolve(import.meta.dirname, '../../dist-server/main.js');
const canRun = Boolean(findFaketime());
const hasServer = Boolean(process.env.TEST_POSTGRES_URL ?? findPostgres());

const HOUR = 3600;
const DAY = 24 * HOUR;
const MINUTE = 60_000;
/** Where the clock is put, in seconds from the right time: on by a day, back to an hour behind, and right again. */
const JUMPS = [DAY, -HOUR, 0];

if (!canRun)
  process.stdout.write('Clocks that jump are not tried here: that needs `apt-get install faketime`.\n');

// `npm test` has built already.
beforeAll(async () => expect(await build()).toBe(''), 120_000);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

it.skipIf(!canRun)(
  'a clock that jumps loses and doubles nothing, refuses nobody and ends no stream; sessions hold, and nobody is reminded twice',
  // Side by side: most of the time they wait for the next full minute.
  async () => void (await Promise.all((hasServer ? [false, true] : [false]).map(jump))),
  10 * MINUTE,
);

/** @param onServer on a Postgres server, which has a clock of its own: the right one. The embedded one's jumps, too */
async function jump(onServer: boolean): Promise<void> {
  const { url, clock, dataDir } = await startCairn(onServer);
  const person = await signUp(url);
  const reader = await readRoom(person, { answers: true });
  cleanups.push(reader.leave);
  await reader.next('hello');
  await remindSoon(person, clock.now());
  await expect.poll(() => remindersIn(dataDir), { timeout: 3 * MINUTE, interval: 500 }).toBe(1);

  const people = [person];
  let said = 0;
  for (const seconds of JUMPS) {
    const load = await startLoad(url, 4);
    await load.recovery();
    clock.set(seconds);
    await expect.poll(() => errorOfClock(url, clock.now()), { timeout: 10_000 }).toBeLessThan(5000);
    for (let i = 0; i < 20; i++) await load.recovery();
    await load.finish();
    said += load.acknowledged.size;
    expect([...load.answers.keys()]).toEqual(['201']);

    for (const one of people) expect((await one.get('/api/me')).status).toBe(200);
    people.push(await signUp(url));
    await nextJobs(url);
  }

  // Today’s, and tomorrow’s when it was tomorrow: today’s not again when its time came once more.
  expect(await remindersIn(dataDir)).toBe(2);
  await reader.until(() => reader.texts().length >= said, 'all that was said');
  const numbers = reader.events.filter(({ event }) => event === 'message').map(({ data }) => data.seq);
  expect(numbers).toEqual(Array.from({ length: said }, (_, i) => i + 1));
  expect(reader.events.filter(({ event }) => event === 'hello')).toHaveLength(1);
}

async function startCairn(onServer: boolean) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-clock-'));
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  const clock = createClock(dataDir);
  const database = onServer ? await openTestDatabase('server') : undefined;
  if (database) cleanups.push(database.close);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = await startProgram({
    args: [main],
    ready: /Cairn is ready/,
    env: {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: join(dataDir, 'data'),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...clock.env,
      ...(database?.kind === 'server' && {
        DATABASE_URL: database.databaseUrl,
        AUTH_SECRET: 'a secret of forty characters or a few more',
      }),
    },
  });
  cleanups.push(program.stop);
  return { url, clock, dataDir: join(dataDir, 'data') };
}

async function signUp(url: string) {
  const client = createClient(url);
  const account = { name: 'Quiet River', email: `${newId()}@example.org`, password: 'quiet-river-stones' };
  expect((await client.post('/api/auth/sign-up/email', account)).status).toBe(200);
  return client;
}

/** Asks for a reminder by mail at the next full minute that is at least some seconds away. */
async function remindSoon(person: ReturnType<typeof createClient>, now: number): Promise<void> {
  const time = new Date(now + MINUTE + 5000).toISOString().slice(11, 16);
  const reminders = { enabled: true, time, channels: ['email'] };
  expect((await person.patch('/api/me/settings', { reminders })).status).toBe(200);
}

/** Waits until the jobs of the next full minute have run. */
async function nextJobs(url: string): Promise<void> {
  const runs = async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(
      /^cairn_job_duration_seconds_count\{job="reminders",outcome="done"\} (\d+)$/m.exec(metrics)?.[1] ?? 0,
    );
  };
  const before = await runs();
  await expect.poll(runs, { timeout: 2 * MINUTE, interval: 500 }).toBeGreaterThan(before);
}

/** Milliseconds between what the server takes for the time and what it should. */
async function errorOfClock(url: string, expected: number): Promise<number> {
  const { headers } = await fetch(`${url}/healthz`);
  return Math.abs(Date.parse(headers.get('date') ?? '') - expected);
}

async function remindersIn(dataDir: string): Promise<number> {
  const outbox = join(dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter(name => name.endsWith('.eml'));
  const mails = await Promise.all(names.map(name => readFile(join(outbox, name), 'utf8')));
  return mails.filter(mail => mail.includes('Time for your check-in')).length;
}

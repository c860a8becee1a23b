import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { freePort, startProgram } from '../../bench/lib/program.ts';
import { build } from '../../scripts/build.mjs';
import { root } from '../../src/server/root.ts';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';
import { findPostgres, startPostgres } from '../postgres.ts';
import { readRoom } from '../roomReader.ts';
import { openSmallDisk, type SmallDisk } from '../smallDisk.ts';
import { startLoad } from './underLoad.ts';

const ROUNDS = process.env.FAULT_ROUNDS ? 20 : 2;
/** Milliseconds within which writes succeed again once there is room. */
const BACK = 2_000;

/** The log of an embedded database is in pieces of so many bytes, and must always find its own. */
const LOG_PIECE = 1024 * 1024;

/** Bytes that are left where a disk is nearly full. */
const LEFT = 20 * 1024 * 1024;

const main = join(root, 'dist-server/main.js');

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
/** Keeps one row, and then writes into the log, past every guard, until that has no room. */
const SPEND = `
  import { connectEmbedded } from '${root}/src/server/db/embedded.ts';
  const [folder, isFirst] = process.argv.slice(1);
  const { pglite, close } = await connectEmbedded(folder);
  if (isFirst === 'true') {
    await pglite.exec('create table kept (id int); insert into kept values (1)');
    process.stdout.write('kept');
    await new Promise(resolve => process.stdin.resume().once('end', resolve));
    const spend = () => pglite.query("select pg_logical_emit_message(true, '', repeat('.', 50000))");
    for (let i = 0; i < 2000; i++) await spend().catch(() => {});
  }
  const { rows } = await pglite.query('select count(*) from kept');
  process.stdout.write(rows[0].count + ' row\\n');
  await close();
`;

beforeAll(async () => expect(await build()).toBe(''), 120_000);

async function openOn(disk: SmallDisk, env: Record<string, string> = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const [command = process.execPath, ...args] = [...disk.prefix, process.execPath, main];
    const program = await startProgram({
      command,
      args,
      ready: /Cairn is ready/,
      env: {
        PORT: String(port),
        PUBLIC_URL: url,
        DATA_DIR: join(disk.folder, 'data'),
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        ...env,
      },
    });
    cleanups.push(program.stop);
    return program;
  };
  return { url, start };
}

const answers = async (asked: Record<string, Promise<Response>>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(asked).map(async ([name, answer]) => {
        const { status, headers } = await answer;
        return [name, status === 503 && headers.has('retry-after') ? 'later' : status] as const;
      }),
    ),
  );

type Client = ReturnType<typeof createClient>;
type Load = Awaited<ReturnType<typeof startLoad>>;

const picture = (shade: number) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: shade, g: 90, b: 60 } } })
    .png()
    .toBuffer();

async function setPicture(client: Client, shade: number): Promise<Response> {
  const body = new Uint8Array(await picture(shade));
  const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${client.url}/api/me/avatar`, {
    method: 'PUT',
    body,
    headers: { 'Content-Type': 'image/png', Cookie: cookie },
  });
}

/** Words of so many bytes, so that whatever is written next needs the table to be longer than that. */
async function writeMoreThan(bytes: number, { client, acknowledged }: Load): Promise<void> {
  for (let written = 0; written < bytes * 1.2; written += 20 * 2000) {
    const messages = Array.from({ length: 20 }, () => randomBytes(1000).toString('hex'));
    await Promise.all(
      messages.map(async message => {
        const answer = await client.post('/api/support/messages', { message });
        acknowledged.set(message, (await answer.json()).id);
      }),
    );
  }
}

it(`a full disk under the embedded database, ${ROUNDS} times and killed with it: writes wait, readers go on, nothing is lost`, async () => {
  const disk = await openSmallDisk({ megabytes: 160, fileBytes: LOG_PIECE });
  cleanups.push(disk.stop);
  const { url, start } = await openOn(disk);
  let program = await start();
  const load = await startLoad(url);
  const { client } = load;
  const reader = await readRoom(client, { lastEventId: '0' });
  cleanups.push(reader.leave);
  await load.recovery();
  if (disk.kind === 'limit') await writeMoreThan(LOG_PIECE, load);

  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const refused = load.answers.get('503') ?? 0;
    // The first time there is some room left: what is below the reserve counts as full.
    disk.fill(program.pid, round === 0 ? LEFT : 0);
    await expect.poll(() => (load.answers.get('503') ?? 0) - refused, { timeout: 20_000 }).toBeGreaterThan(8);
    if (disk.kind === 'mount') {
      expect(
        await answers({
          chat: client.post('/api/chat/messages', { content: 'Hello' }),
          'check-in': client.post('/api/check-ins'),
          post: client.post('/api/posts', { title: 'Day one', content: 'I start again.' }),
          'sign-up': createClient(url).post('/api/auth/sign-up/email', {
            name: 'Ada',
            email: `${newId()}@example.org`,
            password: 'quiet-river-stones',
          }),
          picture: setPicture(client, round),
        }),
      ).toEqual({ chat: 'later', 'check-in': 'later', post: 'later', 'sign-up': 'later', picture: 'later' });
    }
    const paths = ['/healthz', '/readyz', '/', '/api/me', '/api/support/messages', '/api/progress'];
    expect(await answers(Object.fromEntries(paths.map(path => [path, client.get(path)])))).toEqual(
      Object.fromEntries(paths.map(path => [path, 200])),
    );
    disk.free(program.pid);
    took.push(await load.recovery());
  }
  // Told while it was so: the stream never broke.
  await reader.until(() => reader.texts().length >= load.acknowledged.size, 'every message');

  disk.fill(program.pid);
  await sleep(300);
  process.kill(program.pid, 'SIGKILL');
  await program.stop();
  if (disk.kind === 'mount') disk.free(program.pid);
  program = await start();
  await load.recovery();
  await load.finish();
  if (process.env.FAULT_ROUNDS) {
    const counts = [...load.answers].map(([answer, count]) => `${answer} × ${count}`).join('; ');
    process.stdout.write(`full disk, ${took.map(Math.round).join(' ')} ms; ${counts}\n`);
  }
  expect([...load.answers.keys()].filter(answer => !['201', '503', 'no answer'].includes(answer))).toEqual(
    [],
  );
  expect(Math.max(...took)).toBeLessThan(BACK);
}, 240_000);

it('a database that finds no room for its log ends the process with a word, and opens again with all that it said it kept', async () => {
  const disk = await openSmallDisk({ megabytes: 96, fileBytes: LOG_PIECE / 2 });
  cleanups.push(disk.stop);
  const run = (fill: boolean) => {
    const [command = '', ...args] = [
      ...disk.prefix,
      process.execPath,
      '--input-type=module-typescript',
      '-e',
      SPEND,
    ];
    return spawn(command, [...args, disk.folder, String(fill)], { stdio: ['pipe', 'pipe', 'pipe'] });
  };
  const first = run(true);
  const words = text(first.stderr);
  await once(first.stdout, 'data');
  disk.fill(first.pid ?? 0);
  first.stdin.end();
  expect(await once(first, 'exit')).toEqual([1, null]);
  expect(await words).toMatch(/^The database in .+ had to stop \(could not write .+\)\. Start Cairn again/m);
  if (disk.kind === 'mount') disk.free(0);
  expect(await text(run(false).stdout)).toBe('1 row\n');
}, 240_000);

it.skipIf(!findPostgres())(
  'a full disk under the pictures: the old one stays, nothing half is left, and the next try succeeds',
  async () => {
    const postgres = await startPostgres();
    cleanups.push(postgres.stop);
    const disk = await openSmallDisk({ megabytes: 48, fileBytes: 0 });
    cleanups.push(disk.stop);
    const { url, start } = await openOn(disk, {
      DATABASE_URL: postgres.url,
      AUTH_SECRET: 'a secret of forty characters or a few more',
    });
    const program = await start();
    const client = createClient(url);
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: 'quiet-river-stones' };
    expect((await client.post('/api/auth/sign-up/email', account)).status).toBe(200);
    const { avatarUrl: first } = await (await setPicture(client, 1)).json();

    disk.fill(program.pid);
    expect(
      await answers({ picture: setPicture(client, 2), old: client.get(first), me: client.get('/api/me') }),
    ).toEqual({ picture: 'later', old: 200, me: 200 });
    expect((await client.json('/api/me')).avatarUrl).toBe(first);
    disk.free(program.pid);
    await sleep(200);
    const { avatarUrl: second } = await (await setPicture(client, 3)).json();
    expect(await answers({ old: client.get(first), new: client.get(second) })).toEqual({
      old: 404,
      new: 200,
    });
    expect(disk.list('data/files')).toEqual([second.split('/').at(-1)]);
  },
  60_000,
);

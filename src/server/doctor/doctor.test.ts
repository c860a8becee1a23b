import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../../tests/database.ts';
import { findRedis } from '../../../tests/redis.ts';
import { testRedis } from '../../../tests/testRedis.ts';
import { testFolder } from '../db/testFolder.ts';
import { checkConfig } from './doctor.ts';

// biome-ignore lint/style/noProcessEnv: the test command says here where its server is
const serverUrl = process.env.TEST_POSTGRES_URL;
const AUTH_SECRET = 'a secret that only the tests know, of 40+ characters';
const NOBODY = '127.0.0.1:1';

/** What is found about each part, by its name. */
async function check(env: Record<string, string>) {
  const findings = await checkConfig({ DATA_DIR: testFolder(), ...env });
  const text = JSON.stringify(findings);
  expect(text).not.toMatch(/canary/);
  for (const { state, advice } of findings) expect(Boolean(advice)).toBe(state !== 'good');
  return Object.fromEntries(findings.map(({ part, state, says }) => [part, `${state}: ${says}`]));
}

/** An HTTP server that answers with JSON by path. */
async function serving(answers: (url: string) => Record<string, [number, unknown]>): Promise<string> {
  const server = createServer((request, response) => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [status, body] = answers(url)[request.url ?? ''] ?? [404, {}];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('is content with nothing at all, and says what that means', async () => {
  const found = await check({});
  expect(found.PUBLIC_URL).toBe('warning: http://localhost:3000 is for this machine alone');
  expect(found.Database).toMatch(/^warning: embedded, in .* a power cut can damage it$/);
  expect(found.Mail).toMatch(/^warning: written to .*outbox: nobody who forgot a password gets one$/);
  expect(found.Coach).toMatch(/^warning: no model/);
  expect(Object.values(found).filter(says => says.startsWith('bad'))).toEqual([]);
});

it('names the first variable that can’t be read', async () => {
  expect(await check({ PORT: 'x' })).toEqual({
    Variables: 'bad: PORT is not a whole number from 0 to 65535. Example: PORT=3000',
  });
});

it.each([
  [{ PUBLIC_URL: 'http://cairn.example.org' }, /^bad: .* is not https/],
  [{ PUBLIC_URL: 'https://cairn.example.org' }, /^warning: .*TRUSTED_PROXIES is 0/],
  [{ PUBLIC_URL: 'https://cairn.example.org', TRUSTED_PROXIES: '1' }, /^good: /],
])('%j', async (env, says) => {
  expect((await check(env)).PUBLIC_URL).toMatch(says);
});

it('a folder that can’t be written', async () => {
  const folder = testFolder();
  // Whoever runs as root may write anywhere, but make no folder inside a file.
  writeFileSync(join(folder, 'file'), '');
  const inFile = join(folder, 'file/data');
  expect((await check({ DATA_DIR: inFile })).DATA_DIR).toMatch(/^bad: .* can't be used/);
  expect((await check({ DATA_DIR: folder })).DATA_DIR).toMatch(/^good: .*GB left/);
});

it('nobody at any address', async () => {
  const found = await check({
    DATABASE_URL: `postgres://cairn:canary@${NOBODY}/cairn`,
    AUTH_SECRET,
    REDIS_URL: `redis://:canary@${NOBODY}`,
    SMTP_URL: `smtp://ada:canary@${NOBODY}`,
    OPENAI_BASE_URL: `http://${NOBODY}/v1`,
    OPENAI_API_KEY: 'canary',
    OIDC_ISSUER: `http://${NOBODY}`,
    OIDC_CLIENT_ID: 'cairn',
    OIDC_CLIENT_SECRET: 'canary',
  });
  expect(found.Database).toBe(
    `bad: nothing useful answers at ${NOBODY}/cairn (connect ECONNREFUSED ${NOBODY})`,
  );
  for (const part of ['Redis', 'Mail', 'Coach', 'Sign-in elsewhere'])
    expect(found[part], part).toMatch(/^bad: /);
  expect(found.Migrations).toBeUndefined();
});

it('a provider whose key, model or name is wrong', async () => {
  const url = await serving(own => ({
    '/v1/models': [200, { data: [{ id: 'gentle-1' }] }],
    '/refusing/models': [401, {}],
    '/.well-known/openid-configuration': [200, { issuer: own, authorization_endpoint: `${own}/authorize` }],
    '/realm/.well-known/openid-configuration': [
      200,
      { issuer: own, authorization_endpoint: `${own}/authorize` },
    ],
  }));
  const coach = async (path: string, OPENAI_MODEL: string) =>
    (await check({ OPENAI_BASE_URL: url + path, OPENAI_MODEL })).Coach;
  expect(await coach('/v1', 'gentle-1')).toMatch(/^good: .*model gentle-1$/);
  expect(await coach('/v1', 'gpt-4o')).toMatch(/^bad: .* has no model gpt-4o$/);
  expect(await coach('/refusing', 'gentle-1')).toMatch(/^bad: .*refuses the key \(401\)$/);

  const elsewhere = async (path: string) =>
    (await check({ OIDC_ISSUER: url + path, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }))[
      'Sign-in elsewhere'
    ];
  expect(await elsewhere('')).toMatch(/^good: /);
  expect(await elsewhere('/realm')).toBe(`bad: the provider calls itself ${url}`);
  expect(await elsewhere('/nothing')).toMatch(/^bad: .*is no description of a provider \(404\)$/);
});

it('a mail server that is there', async () => {
  const server = net
    .createServer(socket => {
      socket.write('220 here\r\n');
      socket.on('data', () => socket.write('250 fine\r\n'));
      socket.on('error', () => {});
    })
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const SMTP_URL = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await check({ SMTP_URL })).Mail).toMatch(/^warning: .*but MAIL_FROM is/);
  expect((await check({ SMTP_URL, MAIL_FROM: 'cairn@example.org' })).Mail).toMatch(/^good: .* takes mail$/);
});

describe.runIf(serverUrl)('on a server', () => {
  it('tells its version and which migrations it lacks, has, or knows from a newer version', async () => {
    const empty = await check({ DATABASE_URL: serverUrl ?? '', AUTH_SECRET });
    expect(empty.Database).toMatch(/^good: Postgres \d+.* answers$/);
    expect(empty.Migrations).toMatch(/^good: the next start applies \d+, the last one \d{4}_\w+$/);

    const connection = await openTestDatabase('server');
    onTestFinished(connection.close);
    if (connection.kind !== 'server') throw new Error('this runs on a server');
    const env = { DATABASE_URL: connection.databaseUrl, AUTH_SECRET };
    expect((await check(env)).Migrations).toBe('good: all are applied');
    await connection.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9e15)`,
    );
    expect((await check(env)).Migrations).toBe('warning: the database has 1 of a newer version of Cairn');
  });

  it.runIf(findRedis())('with Redis', async () => {
    const redis = await testRedis();
    await redis.start();
    onTestFinished(redis.stop);
    expect((await check({ REDIS_URL: redis.url, DATABASE_URL: serverUrl ?? '', AUTH_SECRET })).Redis).toMatch(
      /^good/,
    );
    expect((await check({ REDIS_URL: redis.url })).Redis).toMatch(/^warning: set without DATABASE_URL/);
  });
});

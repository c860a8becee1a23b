import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { start } from '../src/app/start.ts';
import { parseConfig } from '../src/server/config.ts';
import type { Connection } from '../src/server/db/connect.ts';
import { users } from '../src/server/db/schema.ts';
import { createLog } from '../src/server/log.ts';
import type { Mail } from '../src/server/mail.ts';
import { newId } from '../src/shared/ids.ts';
import { createClient } from './client.ts';
import { emptyTables, openTestDatabase } from './database.ts';
import { startProvider } from './provider.ts';

/** The instant at which every test begins: a Tuesday, noon in UTC. */
const NOON = new Date('2026-03-10T12:00:00Z');

/**
 * The real app over a real database on a free port, with a clock that stands still, a stand-in for the
 * model's server, and a mailbox. One app serves a test file; its tables are emptied after each test.
 */
export function testApp(env: Record<string, string> = {}) {
  let running: Awaited<ReturnType<typeof open>> | undefined;
  const opened = () => {
    if (!running) throw new Error('the app runs only inside tests');
    return running;
  };
  beforeAll(async () => {
    running = await open(env);
  }, 60_000);
  afterEach(() => running?.reset());
  afterAll(() => running?.close());

  const app = {
    get db() {
      return opened().connection.db;
    },
    get url() {
      return opened().url;
    },
    /** Where the app keeps its files. */
    get dataDir() {
      return opened().dataDir;
    },
    get provider() {
      return opened().provider;
    },
    /** Every mail sent in this test. */
    get mails() {
      return opened().mails;
    },
    /** Everything logged in this test, as it was written. */
    get logged() {
      return opened().logLines.join('');
    },
    setClock: (now: Date) => opened().setClock(now),
    /** A browser of a person without an account. */
    visitor: () => createClient(opened().url),
    /** A browser of a person who has just signed up. */
    async person(
      account: {
        name?: string;
        email?: string;
        password?: string;
        timeZone?: string;
        currency?: string;
      } = {},
    ) {
      const client = createClient(opened().url);
      const email = account.email ?? `${newId()}@example.org`;
      const password = account.password ?? 'quiet-river-stones';
      const response = await client.post('/api/auth/sign-up/email', {
        name: 'Quiet River',
        ...account,
        email,
        password,
      });
      if (response.status !== 200) throw new Error(`sign-up answered ${response.status}`);
      const { user } = (await response.json()) as { user: { id: string } };
      return Object.assign(client, { id: user.id, email, password });
    },
    /** A browser of a moderator: their address has to be in `MODERATORS`. */
    async moderator(account: { name?: string; email: string }) {
      const person = await app.person(account);
      await opened().connection.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.id));
      return person;
    },
  };
  return app;
}

async function open(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-test-'));
  await copyFile(join(import.meta.dirname, '../index.html'), join(folder, 'index.html'));
  const provider = await startProvider();
  const connection: Connection = await openTestDatabase();
  const mails: Mail[] = [];
  const logLines: string[] = [];
  let now = NOON;
  const config = parseConfig({
    PORT: '0',
    PUBLIC_URL: 'http://cairn.test',
    DATA_DIR: folder,
    AUTH_SECRET: 'a secret that only the tests know, of 40+ characters',
    OPENAI_API_KEY: 'sk-test-canary',
    OPENAI_BASE_URL: provider.url,
    RATE_LIMITS: 'off',
    ...env,
  });
  const collect = new Writable({
    write(line, _encoding, done) {
      logLines.push(String(line));
      done();
    },
  });
  const running = await start(config, connection, {
    dist: folder,
    log: createLog(config.logLevel, collect),
    now: () => now,
    sendMail: async mail => void mails.push(mail),
  });
  return {
    connection,
    dataDir: folder,
    provider,
    mails,
    logLines,
    url: `http://127.0.0.1:${running.port}`,
    setClock(instant: Date) {
      now = instant;
    },
    async reset() {
      now = NOON;
      provider.calls.length = 0;
      provider.next();
      mails.length = 0;
      logLines.length = 0;
      await emptyTables(connection.db);
    },
    async close() {
      await running.stop();
      await connection.close();
      await provider.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { start } from '../../src/app/start.ts';
import { parseConfig } from '../../src/server/config.ts';
import { connect } from '../../src/server/db/connect.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { createLog } from '../../src/server/log.ts';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';
import { findPostgres, startPostgres } from '../postgres.ts';

it.skipIf(!findPostgres())(
  'with the database away every route says 503 and when to try again, and what needs none goes on',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cairn-test-'));
    await copyFile(join(import.meta.dirname, '../../index.html'), join(folder, 'index.html'));
    const postgres = await startPostgres();
    const connection = await connect({ dataDir: folder, databaseUrl: postgres.url });
    await migrate(connection);
    const config = parseConfig({
      PORT: '0',
      PUBLIC_URL: 'http://cairn.test',
      DATA_DIR: folder,
      DATABASE_URL: postgres.url,
      AUTH_SECRET: 'a secret that only the tests know, of 40+ characters',
    });
    const running = await start(config, connection, { dist: folder, log: createLog('silent') });
    const url = `http://127.0.0.1:${running.port}`;
    const person = createClient(url);
    const account = { name: 'Ada', email: `${newId()}@example.org`, password: 'quiet-river-stones' };
    expect((await person.post('/api/auth/sign-up/email', account)).status).toBe(200);
    expect((await person.get('/readyz')).status).toBe(200);

    await postgres.stop();
    const answers = {
      readyz: await person.get('/readyz'),
      me: await person.get('/api/me'),
      'sign-in': await createClient(url).post('/api/auth/sign-in/email', account),
      'sign-up': await createClient(url).post('/api/auth/sign-up/email', {
        ...account,
        email: 'new@example.org',
      }),
      session: await person.get('/api/auth/get-session'),
      chat: await person.post('/api/chat/messages', { content: 'Hello' }),
      room: await person.post('/api/support/messages', { message: 'Hello' }),
      stream: await person.get('/api/support/stream'),
      'check-in': await person.post('/api/check-ins'),
      post: await person.post('/api/posts', { title: 'Day one', content: 'I start again.' }),
      settings: await person.patch('/api/me/settings', { dailySpendLimit: 20 }),
      page: await person.get('/'),
    };
    for (const [name, answer] of Object.entries(answers)) {
      expect([name, answer.status]).toEqual([name, 503]);
      expect(Number(answer.headers.get('retry-after')), name).toBeGreaterThan(0);
      expect(await answer.json(), name).toMatchObject({ title: 'Not available', status: 503 });
    }
    for (const path of ['/healthz', '/', '/offline-shell', '/api/helplines?country=US', '/api/coaches'])
      expect([path, (await createClient(url).get(path)).status]).toEqual([path, 200]);

    await running.stop();
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  },
  60_000,
);

import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../shared/ids.ts';
import { createLog } from '../log.ts';
import type { ServerConnection } from './connect.ts';
import { connect } from './connect.ts';
import { connectEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { chatMessages, userProgress, users } from './schema.ts';
import { connectServer } from './server.ts';
import { testFolder, testProcess } from './testFolder.ts';

vi.setConfig({ testTimeout: 30_000 });

// biome-ignore lint/style/noProcessEnv: the test command says here where its server is
const serverUrl = process.env.TEST_POSTGRES_URL;

it('says in one line that the server is not there, without the password', async () => {
  const databaseUrl = 'postgres://cairn:very-secret@127.0.0.1:1/cairn';
  await expect(connect({ dataDir: '', databaseUrl })).rejects.toThrow(
    'The database at 127.0.0.1:1/cairn could not be reached (connect ECONNREFUSED 127.0.0.1:1). Check DATABASE_URL and that the server runs.',
  );
});

describe.runIf(serverUrl)('on a server', () => {
  const admin = new pg.Client(serverUrl);
  const made: string[] = [];
  beforeAll(() => admin.connect());
  afterAll(async () => {
    for (const name of made) await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  async function newDatabase(): Promise<string> {
    const name = `test_${newId().replaceAll('-', '')}`;
    await admin.query(`create database ${name}`);
    made.push(name);
    const url = new URL(serverUrl ?? '');
    url.pathname = name;
    return url.href;
  }

  it('is migrated once by many processes that start at once', async () => {
    const databaseUrl = await newDatabase();
    const start = `
      import { connect } from './connect.ts';
      import { migrate } from './migrate.ts';
      const connection = await connect({ dataDir: '', databaseUrl: process.argv[1] });
      process.stdout.write('connected\\n');
      process.stdin.once('data', async () => {
        await migrate(connection);
        await connection.close();
        process.exit();
      });
    `;
    const starts = Array.from({ length: 4 }, () => testProcess(start, databaseUrl));
    await Promise.all(starts.map(({ lines }) => lines.next()));
    const here = await Promise.all(Array.from({ length: 4 }, () => connectServer(databaseUrl)));
    for (const { child } of starts) child.stdin?.write('go');
    await Promise.all(here.map(connection => migrate(connection)));
    expect(await Promise.all(starts.map(({ exited }) => exited))).toEqual([0, 0, 0, 0]);

    for (const { pool } of here.slice(0, 1)) {
      const { rows } = await pool.query(
        'select count(*)::int as all, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
      );
      expect(rows[0].all).toBe(rows[0].different);
    }
    await Promise.all(here.map(connection => connection.close()));
  });

  async function open(lines: string[] = []): Promise<ServerConnection> {
    const log = createLog('info', { write: line => lines.push(line) });
    const connection = await connectServer(await newDatabase(), log);
    await migrate(connection);
    return connection;
  }

  const terminateAll = (connection: ServerConnection) =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      new URL(connection.databaseUrl).pathname.slice(1),
    ]);

  it('goes on after the server dropped its idle connections', async () => {
    const lines: string[] = [];
    const connection = await open(lines);
    await Promise.all([connection.ping(), connection.ping()]);
    await terminateAll(connection);
    await expect.poll(() => connection.pool.totalCount).toBe(0);
    expect(lines.length).toBeGreaterThan(0);
    await connection.ping();
    await connection.close();
  });

  it('goes on after the server dropped a connection in the middle of a transaction', async () => {
    const connection = await open();
    for (let round = 0; round < 11; round++) {
      const lost = connection.db.transaction(async tx => {
        await tx.execute(sql`select 1`);
        await terminateAll(connection);
        await new Promise(resolve => setTimeout(resolve, 20));
        await tx.execute(sql`select 2`);
      });
      await expect(lost).rejects.toThrow();
    }
    await connection.ping();
    expect(connection.pool.totalCount).toBeLessThanOrEqual(1);
    await connection.close();
  });

  it('gets back every connection whose transaction could not even begin', async () => {
    const connection = await open();
    const breakOff = (client: pg.PoolClient) => {
      client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
    };
    connection.pool.on('acquire', breakOff);
    for (let round = 0; round < 11; round++) {
      await expect(connection.db.transaction(tx => tx.execute(sql`select 1`))).rejects.toThrow();
    }
    connection.pool.off('acquire', breakOff);
    await connection.ping();
    await connection.close();
  });

  it('commits, rolls back, nests, and gives the connection back each time', async () => {
    const connection = await open();
    const { db } = connection;
    const person = () => ({ id: newId(), email: newId(), fullName: 'Ada' });
    await db.transaction(async tx => {
      await tx.insert(users).values(person());
      await tx.transaction(async inner => {
        await inner.insert(users).values(person());
      });
    });
    const refused = new Error('thought better of it');
    await expect(
      db.transaction(async tx => {
        await tx.insert(users).values(person());
        throw refused;
      }),
    ).rejects.toBe(refused);
    expect(await db.$count(users)).toBe(2);
    expect(connection.pool.totalCount).toBe(connection.pool.idleCount);
    await connection.close();
    await connection.close();
  });

  it('gives the same values as the embedded database', async () => {
    const embedded = await connectEmbedded(testFolder());
    await migrate(embedded);
    const server = await open();
    const id = newId();
    const when = new Date('2026-03-29T00:59:59.123Z');
    const read = async ({ db }: Pick<ServerConnection, 'db'>) => {
      await db
        .insert(users)
        .values({ id, email: 'ada@example.org', fullName: 'Ada ✨', createdAt: when, updatedAt: when });
      await db
        .insert(userProgress)
        .values({ userId: id, totalMoneySaved: '1150.5', lastCheckIn: '2026-03-28' });
      await db
        .insert(chatMessages)
        .values({ id, userId: id, role: 'user', content: 'a\u2028b', coach: 'mike', createdAt: when });
      return {
        users: await db.select().from(users),
        progress: await db.select().from(userProgress),
        messages: await db.select().from(chatMessages),
        count: await db.$count(users),
        day: await db
          .select({
            day: sql<string>`${users.createdAt}::date`,
            zone: sql<string>`current_setting('TimeZone')`,
          })
          .from(users),
      };
    };
    const ours = await read(embedded);
    expect(ours).toEqual(await read(server));
    expect(ours.users[0]?.createdAt).toEqual(when);
    expect(ours.progress[0]).toMatchObject({ totalMoneySaved: '1150.50', lastCheckIn: '2026-03-28' });
    await Promise.all([embedded.close(), server.close()]);
  });
});

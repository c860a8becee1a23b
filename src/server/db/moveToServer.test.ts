import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FILLED, fillTables } from '../../../tests/fillTables.ts';
import { newId } from '../../shared/ids.ts';
import { connectEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { moveToServer } from './moveToServer.ts';
import { connectServer } from './server.ts';
import { testFolder } from './testFolder.ts';

// biome-ignore lint/style/noProcessEnv: the test command says here where its server is
const serverUrl = process.env.TEST_POSTGRES_URL;

/** Every file of the embedded database, by what is in it. */
const digest = (dataDir: string) =>
  globSync('**/*', { cwd: join(dataDir, 'pgdata') })
    .filter(name => statSync(join(dataDir, 'pgdata', name)).isFile())
    .sort()
    .map(name => [
      name,
      createHash('md5')
        .update(readFileSync(join(dataDir, 'pgdata', name)))
        .digest('hex'),
    ]);

async function filled(): Promise<{ dataDir: string; tables: string[] }> {
  const dataDir = testFolder();
  const connection = await connectEmbedded(dataDir);
  await migrate(connection);
  const query = async (sql: string, values?: unknown[]) => {
    return (await connection.pglite.query<Record<string, unknown>>(sql, values)).rows;
  };
  const tables = await fillTables(query);
  await connection.close();
  return { dataDir, tables };
}

describe.runIf(serverUrl)('moving to a server', () => {
  let admin: pg.Client;
  let databaseUrl: string;
  let name: string;
  beforeEach(async () => {
    admin = new pg.Client(serverUrl);
    await admin.connect();
    name = `test_${newId().replaceAll('-', '')}`;
    await admin.query(`create database ${name}`);
    const url = new URL(serverUrl ?? '');
    url.pathname = name;
    databaseUrl = url.href;
  });
  afterEach(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });

  it('carries every row of every table as it is, and leaves the source byte for byte', async () => {
    const { dataDir, tables } = await filled();
    const files = digest(dataDir);
    const moved = await moveToServer(dataDir, databaseUrl);
    expect(moved.map(({ table }) => table).toSorted()).toEqual(tables.toSorted());
    expect(moved.every(({ rows }) => rows === FILLED)).toBe(true);
    expect(digest(dataDir)).toEqual(files);

    const source = await connectEmbedded(dataDir);
    const target = await connectServer(databaseUrl);
    for (const table of tables) {
      const all = `select to_jsonb(t)::text as row from "${table}" t order by 1`;
      const { rows } = await source.pglite.query<{ row: string }>(all);
      expect((await target.pool.query(all)).rows).toEqual(rows);
    }
    // The triggers of the tables are at work again.
    const likes = async () =>
      (await target.pool.query('select sum(like_count)::int as n from posts')).rows[0].n;
    const before = await likes();
    await target.pool.query('delete from post_likes');
    expect(await likes()).toBe(before - FILLED);
    await source.close();
    await target.close();
  });

  it('refuses a server that has rows, and takes one on which a move broke off', async () => {
    const { dataDir } = await filled();
    const target = await connectServer(databaseUrl);
    await migrate(target);
    await target.pool.query(`insert into server_keys values ('canary', '{}')`);
    await expect(moveToServer(dataDir, databaseUrl)).rejects.toThrow(
      'The database at DATABASE_URL is not empty: public.server_keys has rows.',
    );
    expect((await target.pool.query('select count(*)::int as n from users')).rows[0].n).toBe(0);
    await target.pool.query('delete from server_keys');
    await target.close();
    expect((await moveToServer(dataDir, databaseUrl)).length).toBeGreaterThan(20);
  });

  it('keeps nothing on the server when something does not arrive as it left', async () => {
    const { dataDir } = await filled();
    const target = await connectServer(databaseUrl);
    await migrate(target);
    // Not a trigger of the table's user, which would be off: a rule that loses rows.
    await target.pool.query('create rule lossy as on insert to plans do instead nothing');
    await expect(moveToServer(dataDir, databaseUrl)).rejects.toThrow(
      'plans did not arrive as it left (3 rows, then 0). Nothing was kept on the server.',
    );
    expect((await target.pool.query('select count(*)::int as n from users')).rows[0].n).toBe(0);
    await target.close();
  });

  it('waits for no one who still uses the embedded database', async () => {
    const { dataDir } = await filled();
    const connection = await connectEmbedded(dataDir);
    await expect(moveToServer(dataDir, databaseUrl)).rejects.toThrow('is in use by');
    await connection.close();
  });
});

it('says when there is nothing to move', async () => {
  const dataDir = testFolder();
  await expect(moveToServer(dataDir, 'postgres://127.0.0.1:1/x')).rejects.toThrow(
    `There is no embedded database in ${dataDir}.`,
  );
});

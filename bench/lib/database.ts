import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../tests/postgres.ts';

/**
 * A new database on the Postgres server of DATABASE_URL, or on one that is started for this run. Its name is its own, so
 * that nothing of the server's is touched; on a server that stays it is dropped by `drop`.
 */
export async function openDatabase() {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const name = `cairn_bench_${randomBytes(4).toString('hex')}`;
  await query(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    env: { DATABASE_URL: url.href, AUTH_SECRET: randomBytes(32).toString('hex') },
    async drop() {
      await query(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

/** Runs statements over a connection of their own. @returns the rows of the last one */
export async function query(url: string, sql: string, values?: unknown[]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql, values).finally(() => client.end());
  return rows;
}

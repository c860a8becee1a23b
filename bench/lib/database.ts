import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgres } from '../../tests/postgres.ts';

/** A database of a benchmark, and the environment in which the app uses it. */
export type BenchDatabase = { url: string; env: { DATABASE_URL: string; AUTH_SECRET: string } };

/**
 * New databases on the Postgres server of DATABASE_URL, or on one that is started for this run. Their names are their own,
 * so that nothing of the server's is touched; on a server that stays they are dropped by `drop`.
 */
export async function openDatabases(number: number) {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  const names = Array.from({ length: number }, () => `cairn_bench_${randomBytes(4).toString('hex')}`);
  for (const name of names) await query(server.url, `create database ${name}`);
  const databases = names.map((name): BenchDatabase => {
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return { url: url.href, env: { DATABASE_URL: url.href, AUTH_SECRET: randomBytes(32).toString('hex') } };
  });
  return {
    databases,
    async drop() {
      for (const name of names) await query(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

/** One such database. */
export async function openDatabase(): Promise<BenchDatabase & { drop(): Promise<void> }> {
  const { databases, drop } = await openDatabases(1);
  const [database] = databases;
  if (!database) throw new Error('one database was asked for');
  return { ...database, drop };
}

/** Runs statements over a connection of their own. @returns the rows of the last one */
export async function query(url: string, sql: string, values?: unknown[]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql, values).finally(() => client.end());
  return rows;
}

import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { ServerConnection } from './connect.ts';
import * as schema from './schema.ts';
import { reasonOf, StartError } from './startError.ts';

/** Milliseconds. No query of a request is worth waiting longer for, and a lost server must not hold every request. */
const limits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 15_000,
  // Our own clock, above the server's, for a server that fell silent.
  query_timeout: 20_000,
};

/**
 * Opens a pool of at most ten connections to a Postgres server and makes sure that it answers.
 * @throws {StartError} when it does not.
 */
export async function connectServer(databaseUrl: string, log?: Log): Promise<ServerConnection> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'cairn',
    options: '-c TimeZone=UTC',
    max: 10,
    keepAlive: true,
    ...limits,
  });
  // Without listeners a connection that the server drops would end the process: the pool speaks for the idle ones,
  // each client for itself while it is in use, where the query that was running is told as well.
  pool.on('error', error => log?.warn({ reason: error.message }, 'lost an idle database connection'));
  pool.on('connect', client => client.on('error', () => {}));

  const db = drizzle(pool, { schema });
  db.transaction = async (work, config) => {
    // Drizzle's own way over a pool sends BEGIN outside its `try`: a client whose BEGIN broke never came back.
    const client = await pool.connect();
    let suspect = false;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } catch (error) {
      suspect = error instanceof DrizzleQueryError && !(error.cause instanceof pg.DatabaseError);
      throw error;
    } finally {
      client.release(suspect);
    }
  };
  const ping = async () => {
    await pool.query('select 1');
  };

  await ping().catch(async error => {
    await pool.end();
    const { host, pathname } = new URL(databaseUrl);
    throw new StartError(
      `The database at ${host}${pathname} could not be reached (${reasonOf(error)}). Check DATABASE_URL and that the server runs.`,
    );
  });

  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= pool.end();
    return closing;
  };
  return { kind: 'server', db, databaseUrl, pool, ping, close };
}

import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';
import type * as schema from './schema.ts';

/**
 * The database of either kind, and a transaction of either kind. Inside `db.transaction(tx => …)` use only `tx`: the
 * embedded database has one connection, and a `db` in there waits for itself for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

type Open = {
  db: Database;
  /** One trip to the database and back. @throws when it does not answer. */
  ping(): Promise<void>;
  /** Ends the connection and lets go of the data folder. Calling it again does nothing. */
  close(): Promise<void>;
};

export type EmbeddedConnection = Open & { kind: 'embedded'; dataDir: string; pglite: PGlite };
export type ServerConnection = Open & { kind: 'server'; databaseUrl: string; pool: Pool };
export type Connection = EmbeddedConnection | ServerConnection;

/**
 * Opens the Postgres server at `databaseUrl`, or the embedded database in `dataDir` when there is no such URL. Only the
 * driver that is used gets loaded.
 * @throws {StartError} with the line to show.
 */
export async function connect(options: {
  dataDir: string;
  databaseUrl?: string;
  log?: Log;
}): Promise<Connection> {
  const { dataDir, databaseUrl, log } = options;
  if (databaseUrl) return (await import('./server.ts')).connectServer(databaseUrl, log);
  return (await import('./embedded.ts')).connectEmbedded(dataDir, log);
}

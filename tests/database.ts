import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type Connection, connect, type Database } from '../src/server/db/connect.ts';
import { migrate } from '../src/server/db/migrate.ts';
import * as schema from '../src/server/db/schema.ts';
import { newId } from '../src/shared/ids.ts';

/**
 * A migrated database of its own for one test file: embedded, out of the prepared image, or on the real
 * server that the test command started (TEST_POSTGRES_URL) when TEST_DATABASE says `server`.
 */
export async function openTestDatabase(kind = process.env.TEST_DATABASE): Promise<Connection> {
  const connection = kind === 'server' ? await openOnServer() : await openEmbedded();
  await migrate(connection);
  return connection;
}

async function openEmbedded(): Promise<Connection> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-test-db-'));
  const connection = await connect({ dataDir });
  return closingWith(connection, () => rm(dataDir, { recursive: true, force: true }));
}

async function openOnServer(): Promise<Connection> {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_DATABASE=server needs TEST_POSTGRES_URL');
  const name = `test_${newId().replaceAll('-', '')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database ${name}`);
  const url = new URL(server);
  url.pathname = name;
  const connection = await connect({ dataDir: tmpdir(), databaseUrl: url.href });
  return closingWith(connection, () => onServer(`drop database ${name} with (force)`));
}

function closingWith(connection: Connection, after: () => Promise<void>): Connection {
  const { close } = connection;
  return Object.assign(connection, { close: () => close().then(after) });
}

/** The room's numbers stay: one that was given is never given again, and the app goes by that. */
const tables = Object.values(schema).filter(value => is(value, PgTable) && value !== schema.rooms);

/** Empties every table, which is far quicker than a new database for each test. */
export async function emptyTables(db: Database): Promise<void> {
  const names = tables.map(table => `"${getTableName(table)}"`).join(', ');
  await db.execute(sql.raw(`truncate ${names} cascade`));
}

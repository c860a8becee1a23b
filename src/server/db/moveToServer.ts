import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { ConfigError, parseConfig } from '../config.ts';
import { lockFolder } from './lock.ts';
import { migrate, migrateEmbedded, migrationsFolder } from './migrate.ts';
import { openPglite } from './pglite.ts';
import * as schema from './schema.ts';
import { connectServer } from './server.ts';
import { reasonOf, StartError } from './startError.ts';

/** Rows that are carried at a time. */
const PIECE = 500;
/** What every statement of Cairn runs on. */
const OLDEST = 150_000;

type Moved = { table: string; rows: number };

/**
 * Copies the embedded database in `dataDir` to the empty Postgres server at `databaseUrl`: every row or, when one of them does
 * not arrive as it left, none. The embedded database is copied first and only the copy opened, so it stays byte for byte.
 * @throws {StartError} with the line to show.
 */
export async function moveToServer(dataDir: string, databaseUrl: string): Promise<Moved[]> {
  const pgdata = join(dataDir, 'pgdata');
  if (!existsSync(pgdata)) throw new StartError(`There is no embedded database in ${dataDir}.`);
  const lock = lockFolder(dataDir);
  const copy = join(dataDir, 'pgdata.moving');
  try {
    await requireEmpty(databaseUrl);
    rmSync(copy, { recursive: true, force: true });
    cpSync(pgdata, copy, { recursive: true });
    const { pglite } = await openPglite(copy);
    try {
      // Data of an earlier version: in the copy alone.
      await migrateEmbedded(pglite, migrationsFolder);
      await migrateTarget(databaseUrl);
      return await withClient(databaseUrl, client => copyAll(pglite, client));
    } finally {
      await pglite.close();
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database could not be moved (${reasonOf(error)}). The server has none of its rows, and ${dataDir} is as it was.`,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
    lock.release();
  }
}

/** Refuses a server that is too old, counts in another encoding or has anything in it. */
async function requireEmpty(databaseUrl: string): Promise<void> {
  const connection = await connectServer(databaseUrl);
  await connection.close();
  await withClient(databaseUrl, async client => {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    );
    const [{ version, encoding }] = rows;
    if (version < OLDEST) throw new StartError('The Postgres server is older than 15. Upgrade it first.');
    if (encoding !== 'UTF8')
      throw new StartError(`The database is in ${encoding}. Make one in UTF8: createdb --encoding=UTF8`);
    const present = await client.query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')`,
    );
    for (const { name } of present.rows) {
      const some = await client.query(`select 1 from ${name} limit 1`);
      if (some.rowCount)
        throw new StartError(
          `The database at DATABASE_URL is not empty: ${name} has rows. Make a new one (createdb) and name that: nothing is overwritten.`,
        );
    }
  });
}

async function migrateTarget(databaseUrl: string): Promise<void> {
  const connection = await connectServer(databaseUrl);
  await migrate(connection).finally(connection.close);
}

/** One connection without the time limits of requests. */
async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'cairn move',
    options: '-c TimeZone=UTC',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

async function copyAll(source: PGlite, target: pg.Client): Promise<Moved[]> {
  const moved: Moved[] = [];
  await target.query('begin');
  const names = tablesInOrder();
  for (const table of names) await copyTable(source, target, table);
  for (const table of names) {
    const [left, arrived] = [
      (await source.query<Sum>(sumOf(table))).rows[0],
      (await target.query<Sum>(sumOf(table))).rows[0],
    ];
    if (!left || left.rows !== arrived?.rows || left.checksum !== arrived.checksum)
      throw new StartError(
        `${table} did not arrive as it left (${left?.rows} rows, then ${arrived?.rows}). Nothing was kept on the server.`,
      );
    moved.push({ table, rows: left.rows });
  }
  await target.query('commit');
  return moved;
}

type Sum = { rows: number; checksum: string };

/** How many rows, and a sum over hashes of all that is in them, in whatever order they lie. */
const sumOf = (table: string) =>
  `select count(*)::int as rows, coalesce(sum(('x' || substr(md5(row::text), 1, 15))::bit(60)::bigint), 0)::text as checksum
    from "${table}" row`;

async function copyTable(source: PGlite, target: pg.Client, table: string): Promise<void> {
  const { rows: names } = await target.query(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const columns = names.map(({ name }) => name).join(', ');
  // Ids sort by time: what a row of the same table refers to comes before it.
  const order = names.some(({ name }) => name === 'id') ? 'order by id' : '';
  // Counts that triggers keep have been counted: they come with their rows.
  await target.query(`alter table "${table}" disable trigger user`);
  await source.transaction(async tx => {
    await tx.exec(`declare piece cursor for select to_jsonb(r)::text as row from "${table}" r ${order}`);
    for (;;) {
      const { rows } = await tx.query<{ row: string }>(`fetch ${PIECE} from piece`);
      if (rows.length === 0) break;
      await target.query(
        `insert into "${table}" (${columns}) select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
        [`[${rows.map(({ row }) => row).join(',')}]`],
      );
    }
  });
  await target.query(`alter table "${table}" enable trigger user`);
}

/** Every table after those that it refers to. */
function tablesInOrder(): string[] {
  const tables = Object.values(schema).filter(value => is(value, PgTable)) as PgTable[];
  const ordered: PgTable[] = [];
  const place = (table: PgTable) => {
    if (ordered.includes(table)) return;
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) place(foreignTable);
    }
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered.map(table => getTableConfig(table).name);
}

/** `npm run migrate-to-postgres`, with DATABASE_URL and, where it is not ./data, DATA_DIR. */
async function main(): Promise<string> {
  // What signs cookies is not needed for this.
  const { dataDir, databaseUrl } = parseConfig({ AUTH_SECRET: '-'.repeat(32), ...process.env });
  if (!databaseUrl)
    throw new ConfigError(
      'DATABASE_URL names the server to move to. Example: DATABASE_URL=postgres://cairn:secret@localhost:5432/cairn npm run migrate-to-postgres',
    );
  const moved = await moveToServer(dataDir, databaseUrl);
  const rows = moved.reduce((sum, table) => sum + table.rows, 0);
  return [
    ...moved.map(table => `  ${table.table}: ${table.rows}`),
    `Moved ${rows} rows of ${moved.length} tables; counts and checksums are the same on both sides. ${dataDir} is as it was.`,
    'From now on start Cairn with this DATABASE_URL and with',
    `  AUTH_SECRET="$(cat ${join(dataDir, 'auth-secret')})"`,
    `so that everyone stays signed in. Pictures stay in ${join(dataDir, 'files')}: keep DATA_DIR, or copy them to the bucket.`,
  ].join('\n');
}

if (import.meta.main) {
  try {
    process.stdout.write(`${await main()}\n`);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

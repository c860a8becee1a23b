import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { FILLED, fillTables, type Query } from '../../../tests/fillTables.ts';
import { newId } from '../../shared/ids.ts';
import type { Connection } from './connect.ts';
import { connectEmbedded } from './embedded.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { openPglite } from './pglite.ts';
import * as schema from './schema.ts';
import { connectServer } from './server.ts';
import { testFolder } from './testFolder.ts';

// biome-ignore lint/style/noProcessEnv: the test command says here where its server is
const serverUrl = process.env.TEST_POSTGRES_URL;

/** The last migration that people already had before this version. */
const RELEASED = '0003_room';

type Entry = { idx: number; when: number; tag: string };

/** Migrations as another version has them. */
function versionWith(change: (entries: Entry[], folder: string) => Entry[]): string {
  const folder = join(testFolder(), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: change(journal.entries, folder) }));
  return folder;
}

const released = () =>
  versionWith(entries => entries.slice(0, entries.findIndex(({ tag }) => tag === RELEASED) + 1));

/** This version, with a last migration that does not work after it has changed much. */
const broken = () =>
  versionWith((entries, folder) => {
    const last = {
      ...(entries.at(-1) as Entry),
      idx: entries.length,
      when: Date.now() + 1e12,
      tag: '9999_broken',
    };
    const statements = ['drop table chat_messages cascade', 'update users set full_name = null'];
    writeFileSync(join(folder, '9999_broken.sql'), statements.join(';\n--> statement-breakpoint\n'));
    return [...entries, last];
  });

async function embedded(): Promise<Connection> {
  const dataDir = testFolder();
  mkdirSync(join(dataDir, 'pgdata'));
  // Not out of the prepared image, which has every migration.
  const { pglite } = await openPglite(join(dataDir, 'pgdata'));
  await pglite.close();
  const connection = await connectEmbedded(dataDir);
  onTestFinished(connection.close);
  return connection;
}

async function server(): Promise<Connection> {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  const name = `test_${newId().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const url = new URL(serverUrl ?? '');
  url.pathname = name;
  const connection = await connectServer(url.href);
  onTestFinished(async () => {
    await connection.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return connection;
}

const queryOn =
  (connection: Connection): Query =>
  async (sql, values) =>
    connection.kind === 'embedded'
      ? (await connection.pglite.query<Record<string, unknown>>(sql, values)).rows
      : (await connection.pool.query(sql, values)).rows;

describe.each([
  ['embedded', embedded, true],
  ['on a server', server, Boolean(serverUrl)],
] as const)('%s, with rows in every table of the version before', (_, open, canRun) => {
  it.runIf(canRun)(
    'an upgrade that fails leaves everything as it was, and one that works keeps every row',
    async () => {
      const connection = await open();
      await migrate(connection, undefined, released());
      const query = queryOn(connection);
      const tables = await fillTables(query);
      expect(tables).toContain('support_messages');
      expect(tables).not.toContain('posts');

      const rowsOf = async (table: string) =>
        (await query(`select to_jsonb(t) as row from "${table}" t order by to_jsonb(t)::text`)).map(
          ({ row }) => row as Record<string, unknown>,
        );
      const read = async () =>
        Object.fromEntries(await Promise.all(tables.map(async t => [t, await rowsOf(t)])));
      const allTables = async () =>
        (await query(`select tablename from pg_tables where schemaname = 'public' order by 1`)).map(
          row => row.tablename,
        );
      const [rows, names] = [await read(), await allTables()];

      await expect(migrate(connection, undefined, broken())).rejects.toThrow('It is as it was before.');
      expect(await allTables()).toEqual(names);
      expect(await read()).toEqual(rows);

      await migrate(connection);
      for (const table of tables) {
        expect(rows[table]).toHaveLength(FILLED);
        const after = await rowsOf(table);
        // Each is there with all it had, and perhaps more.
        expect(after).toHaveLength(FILLED);
        for (const row of rows[table]) expect(after).toContainEqual(expect.objectContaining(row));
      }
      // This version reads every table of its own.
      for (const table of Object.values(schema).filter(value => is(value, PgTable)))
        await connection.db.select().from(table as PgTable);
    },
    180_000,
  );
});

import pg from 'pg';
import { migrationStates } from './migrate.ts';

/** Looks at the database of a server without changing anything. @throws what the driver says when there is no way in */
export async function inspectDatabase(databaseUrl: string) {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'cairn doctor',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const read = async <T extends pg.QueryResultRow>(sql: string) => (await client.query<T>(sql)).rows;
    const [about] = await read<{ number: number; text: string; encoding: string; mayCreate: boolean }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as text,
        current_setting('server_encoding') as encoding,
        has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "mayCreate"`,
    );
    if (!about) throw new Error('the server says nothing about itself');
    const [present] = await read<{ migrations: boolean; keys: boolean }>(
      `select to_regclass('drizzle.__drizzle_migrations') is not null as migrations,
        to_regclass('public.server_keys') is not null as keys`,
    );
    const applied = present?.migrations
      ? await read<{ when: string }>('select created_at as when from drizzle.__drizzle_migrations')
      : [];
    const keys = present?.keys ? await read("select 1 from server_keys where name = 'vapid'") : [];
    const { number, text, encoding, mayCreate } = about;
    return {
      version: { number, text },
      encoding,
      /** Whether its user may make tables. */
      mayCreate,
      /** Whether the keys for push messages have been made. */
      keys: keys.length > 0,
      ...migrationStates(applied.map(({ when }) => Number(when))),
    };
  } finally {
    await client.end().catch(() => {});
  }
}

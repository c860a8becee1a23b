import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../server/db/connect.ts';
import * as schema from '../../server/db/schema.ts';

/** Columns that are no knowledge about the person but keys, which in a file could be used by whoever finds it. */
const secrets = new Set([
  'accounts.password',
  'accounts.access_token',
  'accounts.refresh_token',
  'accounts.id_token',
  'sessions.token',
  'passkeys.credential_id',
  'passkeys.public_key',
  'push_subscriptions.endpoint',
  'push_subscriptions.p256dh',
  'push_subscriptions.auth',
]);

/** Every table with the column that says whose its rows are. A new table with `user_id` is part of the export at once. */
export const ownTables = Object.entries(schema).flatMap(([name, table]) => {
  if (!is(table, PgTable)) return [];
  const columns = Object.values(getTableColumns(table)) as PgColumn[];
  const owner = columns.find(column => column.name === (table === schema.users ? 'id' : 'user_id'));
  return owner ? [{ name, table, owner, columns }] : [];
});

/** Columns that name a person without making the row theirs, as `table.column`. */
export const otherReferences = (): string[] =>
  Object.values(schema).flatMap(table =>
    is(table, PgTable)
      ? getTableConfig(table).foreignKeys.flatMap(key => {
          const { columns, foreignTable } = key.reference();
          const [column] = columns;
          const toPerson = foreignTable === schema.users && column && column.name !== 'user_id';
          return toPerson ? [`${getTableName(table)}.${column.name}`] : [];
        })
      : [],
  );

/** Every row about a person and nobody else, by table. */
export async function exportRows(db: Database, userId: string): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { name, table, owner, columns } of ownTables) {
    const shown = columns.filter(column => !secrets.has(`${getTableName(table)}.${column.name}`));
    const fields = Object.fromEntries(shown.map(column => [column.name, column]));
    found[name] = await db.select(fields).from(table).where(eq(owner, userId));
  }
  return found;
}

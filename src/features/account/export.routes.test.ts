import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';
import { otherReferences, ownTables } from './export.queries.ts';

const app = testApp();

it('a stranger gets 401', async () => {
  for (const path of ['/api/me/export', '/api/me/export/calendar.csv'])
    expect((await app.visitor().get(path)).status).toBe(401);
});

it('knows every column that names a person without making the row theirs', () => {
  // Who blocked somebody is not told to who is blocked. A new column has to be thought about, and is then added here.
  expect(otherReferences().sort()).toEqual([
    'anonymous_blocks.blocked_id',
    'blocks.blocked_id',
    'moderation_actions.author_id',
    'moderation_actions.moderator_id',
    'moderation_items.author_id',
  ]);
});

it('holds every row about the person and none about another', async () => {
  const [person, other] = [await app.person(), await app.person()];
  for (const who of [person, other]) await fillEveryTable(who.id, `CANARY-${who.id}`);
  const response = await person.get('/api/me/export');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: Record<string, unknown[]> };
  for (const { name } of ownTables) {
    expect(data[name]?.length, name).toBeGreaterThan(0);
    expect(JSON.stringify(data[name]), name).toContain(person.id);
  }
  expect(text).toContain(`CANARY-${person.id}`);
  expect(text).not.toContain(other.id);
});

it('leaves keys and passwords out', async () => {
  const person = await app.person();
  const text = await (await person.get('/api/me/export')).text();
  for (const { table } of ownTables) {
    const [row] = (await app.db.select().from(table).limit(1)) as Record<string, unknown>[];
    for (const secret of ['password', 'token', 'p256dh', 'auth', 'endpoint'])
      if (typeof row?.[secret] === 'string') expect(text).not.toContain(row[secret]);
  }
  expect(text).not.toContain([...person.jar.values()][0]?.split('.')[0] ?? 'no cookie');
});

it('gives the calendar as a spreadsheet', async () => {
  const person = await app.person();
  await person.request('PUT', '/api/calendar/2026-03-09', { status: 'gambled', note: 'a "bad" day, over' });
  await person.post('/api/check-ins');
  const response = await person.get('/api/me/export/calendar.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(await response.text()).toBe(
    'date,status,trigger,amount,note\r\n2026-03-10,clean,,,\r\n2026-03-09,gambled,,,"a ""bad"" day, over"\r\n',
  );
});

let count = 0;

/** Puts a row of the person into each table that has none, with a canary in every text that takes one. */
async function fillEveryTable(userId: string, canary: string): Promise<void> {
  await app.db.transaction(async tx => {
    // Rows of one table need not fit those of another here.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { table, owner } of ownTables) {
      if ((await tx.select().from(table).where(sql`${owner} = ${userId}`)).length > 0) continue;
      const columns = Object.entries(getTableColumns(table)) as [string, PgColumn][];
      const row = columns
        .filter(([, column]) => !column.generated && (column.notNull ? !column.hasDefault : isFree(column)))
        .map(([key, column]) => [key, column === owner ? userId : valueFor(column, canary, userId)]);
      await tx.insert(table).values(Object.fromEntries(row));
    }
  });
}

/** A column that may be empty and in which anything may stand. */
const isFree = (column: PgColumn) =>
  column.columnType === 'PgNumeric' || (column.columnType === 'PgText' && !column.enumValues?.[0]);

function valueFor(column: PgColumn, canary: string, userId: string): unknown {
  if (column.enumValues?.[0]) return column.enumValues[0];
  switch (column.columnType) {
    case 'PgText':
      return `${canary} ${getTableName(column.table)}`;
    case 'PgUUID':
      return column.name === 'blocked_id' ? '0199f000-0000-7000-8000-000000000000' : userId;
    case 'PgTimestamp':
      return new Date('2026-03-10T12:00:00Z');
    case 'PgDateString':
      return '2026-03-10';
    case 'PgBoolean':
      return false;
    default:
      return ++count;
  }
}

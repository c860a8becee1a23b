import { newId } from '../src/shared/ids.ts';

type Row = Record<string, unknown>;

/** Runs a statement on either kind of database. */
export type Query = (sql: string, values?: unknown[]) => Promise<Row[]>;

/** Rows that a table gets. */
export const FILLED = 3;

/**
 * Puts rows into every table of a database, whichever migrations it has: with what is hard to carry (quotes, other alphabets,
 * the last digits of amounts and instants), and each pointing to rows of the tables it refers to. @returns the tables
 */
export async function fillTables(query: Query): Promise<string[]> {
  const columns = (await query(
    `select table_name, column_name, data_type, is_nullable = 'YES' as nullable
      from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`,
  )) as { table_name: string; column_name: string; data_type: string; nullable: boolean }[];
  const references = (await query(
    `select c.conrelid::regclass::text as table_name, a.attname as column_name, c.confrelid::regclass::text as target,
        f.attname as target_column
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )) as { table_name: string; column_name: string; target: string; target_column: string }[];
  const plain = (name: string) => name.replaceAll('"', '');

  const made = new Map<string, Row[]>();
  function make(table: string): void {
    if (made.has(table)) return;
    made.set(table, []);
    const own = references.filter(one => plain(one.table_name) === table);
    for (const { target } of own) make(plain(target));
    const ids = Array.from({ length: FILLED }, () => newId());
    const rows = ids.map((id, i) => {
      const targets: string[] = [];
      const values = columns
        .filter(column => column.table_name === table)
        .map(({ column_name, data_type, nullable }) => {
          const reference = own.find(one => one.column_name === column_name);
          if (column_name === 'id' && data_type === 'uuid') return [column_name, id];
          if (!reference) return [column_name, valueFor(data_type, column_name, i)];
          const target = plain(reference.target);
          if (target === table) return [column_name, ids[i - 1] ?? null];
          // The second reference to the same table points to another row: nobody blocks themselves.
          const shift = targets.filter(one => one === target).length;
          targets.push(target);
          const found = made.get(target)?.[(i + shift) % FILLED]?.[reference.target_column];
          return [column_name, nullable && i === 2 ? null : found];
        });
      return Object.fromEntries(values);
    });
    made.delete(table);
    made.set(table, rows);
  }
  for (const { table_name } of columns) make(table_name);

  for (const [table, rows] of made) {
    for (const row of rows) {
      const names = Object.keys(row).map(name => `"${name}"`);
      const places = names.map((_, i) => `$${i + 1}`);
      await query(`insert into "${table}" (${names}) values (${places})`, Object.values(row));
    }
  }
  return [...made.keys()];
}

function valueFor(type: string, column: string, i: number): unknown {
  switch (type) {
    case 'uuid':
      return newId();
    case 'boolean':
      return i === 1;
    case 'integer':
    case 'smallint':
    case 'bigint':
      return i + 1;
    case 'numeric':
      return `${i}2.05`;
    case 'date':
      return `2026-03-0${i + 1}`;
    case 'timestamp with time zone':
      return `2026-03-0${i + 1}T12:34:56.123456Z`;
    case 'jsonb':
      return JSON.stringify([{ id: `${i}`, text: 'Zoë "and" 😀 \\ 1.10' }]);
    case 'text':
      // What wrote it is named beside it, so it has to be a reply.
      if (column === 'role') return 'assistant';
      return `${column} ${i}: Zoë's "quotes", 😀, \\n and\na line`;
    default:
      throw new Error(`no value for ${column} of type ${type}`);
  }
}

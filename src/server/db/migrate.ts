import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import type { Log } from '../log.ts';
import { root } from '../root.ts';
import type { Connection, Database } from './connect.ts';
import { takeSnapshot } from './snapshots.ts';
import { reasonOf, StartError } from './startError.ts';

/** The migrations of this version, made by drizzle-kit. */
export const migrationsFolder: string = join(root, 'migrations');

/** Where drizzle-orm notes what it applied; `created_at` is the `when` of the journal. */
const appliedMigrations = pgSchema('drizzle').table('__drizzle_migrations', {
  when: bigint('created_at', { mode: 'number' }).notNull(),
});

type Migration = { when: number; tag: string };

/** "cairn" in ASCII: the advisory lock under which one process migrates while the others wait. */
const LOCK = 0x636169726e;

/**
 * Brings the database to this version, all of it or, when that does not work, nothing of it. An embedded database with
 * something in it gets a snapshot first. When there is nothing to do this is one query.
 * @throws {StartError} with the line to show; the database is then as it was.
 */
export async function migrate(connection: Connection, log?: Log, folder = migrationsFolder): Promise<void> {
  const applied = await readApplied(connection.db);
  const pending = findPending(readJournal(folder), applied);
  if (pending.length === 0) return;

  const snapshot =
    connection.kind === 'embedded' && applied.length > 0 ? await takeSnapshot(connection) : undefined;
  try {
    if (connection.kind === 'embedded') await migrateEmbedded(connection.pglite, folder);
    else await migrateServer(connection.databaseUrl, folder);
  } catch (error) {
    throw new StartError(
      `The database could not be brought up to date (${reasonOf(error)}). It is as it was before. Migrations: ${pending.map(({ tag }) => tag).join(', ')}`,
    );
  }
  log?.info({ migrations: pending.map(({ tag }) => tag), snapshot }, 'database migrated');
}

/** Applies what is missing to an embedded database that nobody else uses. */
export async function migrateEmbedded(pglite: PGlite, folder: string): Promise<void> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const migrator = await import('drizzle-orm/pglite/migrator');
  await migrator.migrate(drizzle(pglite), { migrationsFolder: folder });
}

/** One connection outside the pool and its time limits, whose end also ends the lock. */
async function migrateServer(databaseUrl: string, folder: string): Promise<void> {
  const { default: pg } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const migrator = await import('drizzle-orm/node-postgres/migrator');
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'cairn migrate' });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrator.migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** The newest migration of this version. */
export const newestMigration = (): string => readJournal(migrationsFolder).at(-1)?.tag ?? '';

/** Which migrations of this version a database lacks, by name, and how many of a newer version it has. */
export function migrationStates(applied: number[]): { pending: string[]; unknown: number } {
  const journal = readJournal(migrationsFolder);
  return {
    pending: journal.filter(({ when }) => !applied.includes(when)).map(({ tag }) => tag),
    unknown: applied.filter(when => !journal.some(migration => migration.when === when)).length,
  };
}

function readJournal(folder: string): Migration[] {
  return JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')).entries;
}

async function readApplied(db: Database): Promise<number[]> {
  try {
    const rows = await db.select().from(appliedMigrations);
    return rows.map(row => row.when);
  } catch (error) {
    const code = ((error as Error).cause as { code?: string } | undefined)?.code;
    if (code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

const UNDEFINED_TABLE = '42P01';

/** drizzle-orm applies what is newer than the newest it has applied, and would pass over anything older in silence. */
function findPending(journal: Migration[], applied: number[]): Migration[] {
  const pending = journal.filter(({ when }) => !applied.includes(when));
  const passedOver = pending.find(({ when }) => when < Math.max(...applied));
  if (passedOver) {
    throw new StartError(
      `Migration ${passedOver.tag} is older than one that this database already has. Generate it again, so that it comes last.`,
    );
  }
  return pending;
}

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { newId } from '../../shared/ids.ts';
import type { Connection } from './connect.ts';
import { connectEmbedded } from './embedded.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { users } from './schema.ts';
import { listSnapshots } from './snapshots.ts';
import { testFolder } from './testFolder.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Our migrations and one more, as a later version would have them. */
function laterVersion(statements: string, when = Date.now() + 1e12): string {
  const folder = join(testFolder(), 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  journal.entries.push({ ...journal.entries[0], idx: journal.entries.length, when, tag: '9999_later' });
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(journal));
  writeFileSync(join(folder, '9999_later.sql'), statements);
  return folder;
}

async function open(): Promise<{ connection: Connection; dataDir: string }> {
  const dataDir = testFolder();
  mkdirSync(dataDir, { recursive: true });
  const connection = await connectEmbedded(dataDir);
  await migrate(connection);
  await connection.db.insert(users).values({ id: newId(), email: 'ada@example.org', fullName: 'Ada' });
  return { connection, dataDir };
}

it('takes a snapshot, applies what is new, and does nothing the next time', async () => {
  const { connection, dataDir } = await open();
  expect(listSnapshots(dataDir)).toEqual([]);
  const later = laterVersion('alter table users add column motto text');
  await migrate(connection, undefined, later);
  expect(listSnapshots(dataDir)).toHaveLength(1);
  await connection.db.execute(sql`update users set motto = 'one day at a time'`);

  await migrate(connection, undefined, later);
  expect(listSnapshots(dataDir)).toHaveLength(1);
  await connection.close();
});

it('leaves everything as it was when one statement does not work', async () => {
  const { connection } = await open();
  const broken = laterVersion(
    'drop table sessions;\n--> statement-breakpoint\nalter table nowhere add column x text',
  );
  await expect(migrate(connection, undefined, broken)).rejects.toThrow(
    'The database could not be brought up to date (relation "nowhere" does not exist). It is as it was before. Migrations: 9999_later',
  );
  await connection.db.execute(sql`select * from sessions`);
  expect(await connection.db.$count(users)).toBe(1);

  await migrate(connection, undefined, laterVersion('alter table users add column motto text'));
  await connection.close();
});

it('refuses a migration that would be passed over in silence', async () => {
  const { connection } = await open();
  await expect(migrate(connection, undefined, laterVersion('select 1', 1))).rejects.toThrow(
    'Migration 9999_later is older than one that this database already has.',
  );
  await connection.close();
});

it('lets an older version run on a newer database', async () => {
  const { connection } = await open();
  await migrate(connection, undefined, laterVersion('alter table users add column motto text'));
  await migrate(connection);
  await connection.close();
});

import { mkdirSync, readdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { newId } from '../../shared/ids.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { users } from './schema.ts';
import { StartError } from './startError.ts';
import { testFolder, testProcess } from './testFolder.ts';

vi.setConfig({ testTimeout: 30_000 });

const ada = () => ({ id: newId(), email: `${newId()}@example.org`, fullName: 'Ada' });

it('makes a database on the first start and finds its rows on the next', async () => {
  const dataDir = testFolder();
  const first = await connect({ dataDir });
  await migrate(first);
  await first.db.insert(users).values(ada());
  await first.ping();
  await Promise.all([first.close(), first.close()]);
  await expect(first.ping()).rejects.toThrow();

  const second = await connect({ dataDir });
  await migrate(second);
  expect(await second.db.$count(users)).toBe(1);
  await second.close();
});

it('refuses a folder that another connection has open, and leaves that one alone', async () => {
  const dataDir = testFolder();
  const holder = await connect({ dataDir });
  await expect(connect({ dataDir })).rejects.toThrow(StartError);
  await holder.ping();
  await holder.close();
});

it('starts anew after a first start that was killed half-way', async () => {
  const dataDir = testFolder();
  mkdirSync(join(dataDir, 'pgdata.new'));
  writeFileSync(join(dataDir, 'pgdata.new/PG_VERSION'), '18\n');
  const connection = await connect({ dataDir });
  await migrate(connection);
  expect(await connection.db.$count(users)).toBe(0);
  await connection.close();
  expect(readdirSync(dataDir).sort()).toEqual(['lock.db', 'pgdata']);
});

it('finishes a restore that was killed after the old folder had been moved away', async () => {
  const dataDir = testFolder();
  const before = await connect({ dataDir });
  await migrate(before);
  await before.db.insert(users).values(ada());
  await before.close();
  renameSync(join(dataDir, 'pgdata'), join(dataDir, 'pgdata.restored'));

  const after = await connect({ dataDir });
  expect(await after.db.$count(users)).toBe(1);
  await after.close();
});

it('says what to do about a folder that does not open, and lets go of it', async () => {
  const dataDir = testFolder();
  await (await connect({ dataDir })).close();
  truncateSync(join(dataDir, 'pgdata/global/pg_control'));
  await expect(connect({ dataDir })).rejects.toThrow(/could not be opened .*npm run restore$/);
  await expect(connect({ dataDir })).rejects.toThrow(/could not be opened/);
});

it('keeps every acknowledged row through kill -9', async () => {
  const dataDir = testFolder();
  const writer = testProcess(
    `
    import { connect } from './connect.ts';
    import { migrate } from './migrate.ts';
    import { users } from './schema.ts';
    const connection = await connect({ dataDir: process.argv[1] });
    await migrate(connection);
    for (let i = 0; ; i++) {
      const id = crypto.randomUUID();
      await connection.db.insert(users).values({ id, email: id, fullName: 'x'.repeat(200) });
      process.stdout.write(id + '\\n');
    }
  `,
    dataDir,
  );
  const acknowledged: string[] = [];
  for await (const id of { [Symbol.asyncIterator]: () => writer.lines }) {
    acknowledged.push(id);
    if (acknowledged.length === 300) writer.child.kill('SIGKILL');
  }

  const connection = await connect({ dataDir });
  const stored = await connection.db.select({ id: users.id }).from(users).orderBy(asc(users.id));
  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  expect(acknowledged.filter(id => !ids.has(id))).toEqual([]);
  await connection.close();
});

it('reckons days in UTC', async () => {
  const connection = await connect({ dataDir: testFolder() });
  const { rows } = (await connection.db.execute(sql`show timezone`)) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ TimeZone: 'UTC' }]);
  await connection.close();
});

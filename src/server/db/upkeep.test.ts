import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { EmbeddedConnection } from './connect.ts';
import { connectEmbedded } from './embedded.ts';
import { testFolder } from './testFolder.ts';
import { keepUp, startUpkeep } from './upkeep.ts';

vi.setConfig({ testTimeout: 30_000 });

const logFiles = ({ dataDir }: EmbeddedConnection) => readdirSync(join(dataDir, 'pgdata/pg_wal')).length;

async function open(): Promise<EmbeddedConnection> {
  const connection = await connectEmbedded(testFolder());
  await connection.pglite.exec('create table filler (id serial primary key, words text)');
  return connection;
}

it('keeps the log from growing with everything that was ever written', async () => {
  const connection = await open();
  const counts: number[] = [];
  for (let round = 0; round < 6; round++) {
    // Each switch leaves the rest of a file of 1 MB unused, as if it had been written.
    for (let file = 0; file < 20; file++) {
      await connection.pglite.exec(`insert into filler (words) values ('x'); select pg_switch_wal()`);
    }
    await keepUp(connection.pglite);
    counts.push(logFiles(connection));
  }
  expect(Math.max(...counts)).toBeLessThan(50);
  await connection.close();
});

it('vacuums and analyses a table that changed a lot', async () => {
  const connection = await open();
  const { pglite } = connection;
  await pglite.exec(
    `insert into filler (words) select 'x' from generate_series(1, 1000); update filler set words = 'y'`,
  );
  const stats = async () => {
    await pglite.exec('select pg_stat_force_next_flush()');
    return (
      await pglite.query(
        `select n_dead_tup::int as dead, n_mod_since_analyze::int as changed from pg_stat_user_tables where relname = 'filler'`,
      )
    ).rows[0];
  };
  expect(await stats()).toEqual({ dead: 1000, changed: 2000 });
  await keepUp(pglite);
  expect(await stats()).toEqual({ dead: 0, changed: 0 });
  await connection.close();
});

it('goes on by itself until it is stopped, whatever one round brings', async () => {
  const connection = await open();
  let rounds = 0;
  const pglite = new Proxy(connection.pglite, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name);
      rounds++;
      throw new Error('no answer');
    },
  });
  const stop = startUpkeep(pglite, undefined, 5);
  await expect.poll(() => rounds).toBeGreaterThan(2);
  await stop();
  const stopped = rounds;
  await new Promise(resolve => setTimeout(resolve, 30));
  expect(rounds).toBe(stopped);
  await connection.close();
});

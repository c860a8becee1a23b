import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newId } from '../src/shared/ids.ts';
import { openTestDatabase } from './database.ts';
import { fillTables } from './fillTables.ts';
import { findPostgres } from './postgres.ts';

const serverUrl = process.env.TEST_POSTGRES_URL;
const programs = findPostgres();

/** Runs a script of deploy/ with the programs of the server that the tests use. */
function run(script: string, env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(resolve(import.meta.dirname, '../deploy', script), args, {
    env: { ...env, PATH: `${programs}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

async function emptyDatabase(): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await onServer(`create database ${name}`);
  onTestFinished(() => onServer(`drop database ${name} with (force)`));
  const url = new URL(serverUrl ?? '');
  url.pathname = name;
  return url.href;
}

describe.runIf(serverUrl && programs)('a backup of a server', () => {
  it('comes back as it was, into an empty database alone, and whole or not at all', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const source = await openTestDatabase('server');
    onTestFinished(source.close);
    if (source.kind !== 'server') throw new Error('this runs on a server');
    const tables = await fillTables(async (sql, values) => (await source.pool.query(sql, values)).rows);
    for (const day of ['01', '02', '03']) writeFileSync(join(folder, `cairn-2020-01-${day}.dump`), '');

    const env = { DATABASE_URL: source.databaseUrl, BACKUP_DIR: folder, BACKUP_KEEP: '2' };
    const backup = run('backup.sh', env);
    expect(backup).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(folder)).toEqual(['cairn-2020-01-03.dump', backup.stdout.split('/').at(-1)]);

    expect(run('restore.sh', { DATABASE_URL: source.databaseUrl }, backup.stdout)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nothing is overwritten'),
    });
    const target = await emptyDatabase();
    expect(run('restore.sh', { DATABASE_URL: target }, backup.stdout)).toMatchObject({ status: 0 });
    const restored = new pg.Client({ connectionString: target });
    await restored.connect();
    for (const table of tables) {
      const all = `select to_jsonb(t)::text as row from "${table}" t order by 1`;
      const { rows } = await restored.query(all);
      // Counts of limits are over by then.
      expect(rows, table).toEqual(table === 'rate_limits' ? [] : (await source.pool.query(all)).rows);
    }
    await restored.end();

    truncateSync(backup.stdout, 5000);
    const other = await emptyDatabase();
    expect(run('restore.sh', { DATABASE_URL: other }, backup.stdout).status).not.toBe(0);
    expect(run('restore.sh', { DATABASE_URL: other }, '/no/such.dump')).toMatchObject({ status: 1 });
  });

  it('that can’t be made leaves no file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-backup-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const env = { DATABASE_URL: 'postgres://cairn@127.0.0.1:1/cairn', BACKUP_DIR: folder };
    expect(run('backup.sh', env).status).not.toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });
});

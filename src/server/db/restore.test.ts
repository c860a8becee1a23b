import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { newId } from '../../shared/ids.ts';
import type { EmbeddedConnection } from './connect.ts';
import { connectEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { restoreSnapshot } from './restore.ts';
import { users } from './schema.ts';
import { snapshotsFolder, takeSnapshot } from './snapshots.ts';
import { testFolder } from './testFolder.ts';

vi.setConfig({ testTimeout: 30_000 });

async function open(dataDir: string): Promise<EmbeddedConnection> {
  const connection = await connectEmbedded(dataDir);
  await migrate(connection);
  return connection;
}

const add = ({ db }: EmbeddedConnection, fullName: string) =>
  db.insert(users).values({ id: newId(), email: `${fullName}@example.org`, fullName });

const names = async ({ db }: EmbeddedConnection) =>
  (await db.select({ name: users.fullName }).from(users).orderBy(users.fullName)).map(row => row.name);

let template: { dataDir: string; snapshot: string };

/** Ada is in the snapshot, Ben came later. */
beforeAll(async () => {
  const connection = await open(mkdtempSync(join(tmpdir(), 'cairn-db-')));
  await add(connection, 'ada');
  const snapshot = await takeSnapshot(connection);
  await add(connection, 'ben');
  await connection.close();
  template = { dataDir: connection.dataDir, snapshot };
  return () => rmSync(connection.dataDir, { recursive: true });
});

function snapshotWithAda(): { dataDir: string; snapshot: string } {
  const dataDir = testFolder();
  cpSync(template.dataDir, dataDir, { recursive: true });
  return { dataDir, snapshot: template.snapshot };
}

async function namesIn(dataDir: string): Promise<string[]> {
  const connection = await open(dataDir);
  return names(connection).finally(connection.close);
}

it('puts a snapshot back and keeps what was there', async () => {
  const { dataDir, snapshot } = snapshotWithAda();
  const { movedTo, ...rest } = await restoreSnapshot(dataDir, 'latest');
  expect(rest).toEqual({ name: snapshot, accounts: 1 });
  expect(await namesIn(dataDir)).toEqual(['ada']);
  expect(movedTo).toMatch(/pgdata\.before-restore-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/);
  expect(existsSync(join(String(movedTo), 'PG_VERSION'))).toBe(true);
  expect(readdirSync(dataDir).filter(file => /new|restored|pid/.test(file))).toEqual([]);
});

it('takes a name with or without its ending, and no other', async () => {
  const { dataDir, snapshot } = snapshotWithAda();
  await expect(restoreSnapshot(dataDir, '../pgdata')).rejects.toThrow('There is no snapshot ../pgdata in');
  expect((await restoreSnapshot(dataDir, snapshot.replace('.tar.gz', ''))).name).toBe(snapshot);
  expect((await restoreSnapshot(dataDir, snapshot)).name).toBe(snapshot);
});

it('changes nothing when the snapshot is damaged', async () => {
  const { dataDir, snapshot } = snapshotWithAda();
  const file = join(snapshotsFolder(dataDir), snapshot);
  const bytes = readFileSync(file);
  for (const damaged of [
    bytes.subarray(0, bytes.length / 2),
    bytes.fill(7, 1e6, 1e6 + 50),
    Buffer.from('not gzip'),
  ]) {
    writeFileSync(file, damaged);
    await expect(restoreSnapshot(dataDir, snapshot)).rejects.toThrow(
      /could not be restored .* as it was before\.$/,
    );
  }
  expect(await namesIn(dataDir)).toEqual(['ada', 'ben']);
  expect(readdirSync(dataDir).sort()).toEqual(['lock.db', 'pgdata', 'snapshots']);
});

it('refuses while Cairn runs', async () => {
  const { dataDir } = snapshotWithAda();
  const running = await open(dataDir);
  await expect(restoreSnapshot(dataDir, 'latest')).rejects.toThrow('is in use by');
  expect(await names(running)).toEqual(['ada', 'ben']);
  await running.close();
});

it('is a command that lists, restores and explains itself', async () => {
  const { dataDir, snapshot } = snapshotWithAda();
  const command = (wanted: string[], databaseUrl = '') => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, AUTH_SECRET: databaseUrl && 'x'.repeat(40) };
    const restore = join(import.meta.dirname, 'restore.ts');
    const { stdout, stderr, status } = spawnSync(process.execPath, [restore, ...wanted], {
      env,
      encoding: 'utf8',
    });
    return [...(stdout + stderr).trimEnd().split('\n'), status];
  };

  expect(command([])).toEqual([
    `Snapshots in ${dataDir}/snapshots, newest first:`,
    expect.stringMatching(new RegExp(`^  ${snapshot.replace('.tar.gz', '')}  \\d+\\.\\d MB$`)),
    'To put one back: npm run restore -- NAME (or latest)',
    0,
  ]);
  expect(command(['latest'], 'postgres://db/cairn')).toEqual([expect.stringMatching(/embedded database/), 1]);
  const [restored, status] = command(['latest']);
  expect(restored).toMatch(
    `Restored ${snapshot}, which has 1 account. What was there before is in ${dataDir}/pgdata.before-restore-`,
  );
  expect(status).toBe(0);
  expect(await namesIn(dataDir)).toEqual(['ada']);
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import type { EmbeddedConnection } from './connect.ts';
import { connectEmbedded } from './embedded.ts';
import {
  expiredSnapshots,
  listSnapshots,
  snapshotsFolder,
  startSnapshots,
  takeSnapshot,
} from './snapshots.ts';

vi.setConfig({ testTimeout: 30_000 });

const name = (day: number, hour = 0) =>
  `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}-00-00Z.tar.gz`;

it('keeps the newest eight and the newest of each of seven days', () => {
  const everySixHours = Array.from({ length: 20 }, (_, day) =>
    [0, 6, 12, 18].map(hour => name(day + 1, hour)),
  ).flat();
  const expired = new Set(expiredSnapshots(everySixHours));
  expect(everySixHours.filter(snapshot => !expired.has(snapshot))).toEqual([
    name(14, 18),
    name(15, 18),
    name(16, 18),
    name(17, 18),
    name(18, 18),
    ...[0, 6, 12, 18].map(hour => name(19, hour)),
    ...[0, 6, 12, 18].map(hour => name(20, hour)),
  ]);
});

it('lets go of nothing while there are few, nor of what it did not write', () => {
  expect(expiredSnapshots([name(1), name(2), 'before-the-move.tar.gz', 'notes.txt'])).toEqual([]);
  const many = Array.from({ length: 30 }, (_, day) => name(day + 1));
  expect(expiredSnapshots([...many, 'before-the-move.tar.gz'])).toEqual(many.slice(0, 22).reverse());
});

let connection: EmbeddedConnection;
let folder: string;

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-db-'));
  connection = await connectEmbedded(dataDir);
  folder = snapshotsFolder(dataDir);
  return async () => {
    await connection.close();
    rmSync(dataDir, { recursive: true });
  };
});

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

it('is one file that only its owner reads, and takes leftovers of a killed one away', async () => {
  writeFileSync(join(folder, '2026-01-01T00-00-00Z.tar.gz.partial'), 'half');
  const snapshot = await takeSnapshot(connection);
  expect(snapshot).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/);
  expect(readdirSync(folder)).toEqual([snapshot]);
  expect(statSync(join(folder, snapshot)).mode & 0o777).toBe(0o600);
});

it('answers queries while it is written', async () => {
  let answered = 0;
  const writing = takeSnapshot(connection);
  const asking = (async () => {
    for (let i = 0; i < 20; i++) {
      await connection.ping();
      answered++;
    }
  })();
  await Promise.all([writing, asking]);
  expect(answered).toBe(20);
});

const options = { everyMs: 400, firstAfterMs: 0 };

it('is taken again and again until stopped, and never keeps what it broke off', async () => {
  const stop = startSnapshots(connection, options);
  await expect.poll(() => listSnapshots(connection.dataDir).length, { timeout: 10_000 }).toBeGreaterThan(1);
  await stop();
  const taken = listSnapshots(connection.dataDir);

  const breakOff = startSnapshots(connection, { everyMs: 0, firstAfterMs: 0 });
  await expect.poll(() => readdirSync(folder).some(file => file.endsWith('.partial'))).toBe(true);
  await breakOff();
  expect(readdirSync(folder).sort()).toEqual(taken.sort());
});

it('waits until the newest is old enough', async () => {
  const recent = join(folder, name(1));
  writeFileSync(recent, '');
  const stop = startSnapshots(connection, { everyMs: 60_000, firstAfterMs: 0 });
  await new Promise(resolve => setTimeout(resolve, 100));
  await stop();
  expect(listSnapshots(connection.dataDir)).toEqual([name(1)]);

  utimesSync(recent, 0, 0);
  const stopAgain = startSnapshots(connection, { everyMs: 60_000, firstAfterMs: 0 });
  await expect.poll(() => listSnapshots(connection.dataDir).length, { timeout: 10_000 }).toBe(2);
  await stopAgain();
});

it('tells the log when it could not be written, and tries again', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: line => lines.push(line) });
  const { pglite } = connection;
  const exec = pglite.exec.bind(pglite);
  pglite.exec = async () => {
    throw new Error('disk full');
  };
  const stop = startSnapshots(connection, { ...options, log });
  await expect.poll(() => lines.length).toBe(1);
  pglite.exec = exec;
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBe(2);
  await stop();
  expect(lines.map(line => JSON.parse(line).msg)).toEqual(['snapshot could not be taken', 'snapshot taken']);
  expect(lines[0]).toContain('disk full');
});

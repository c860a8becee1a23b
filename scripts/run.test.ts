import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const run = (dataDir: string, ...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', 'src/server/db/restore.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  });

it('runs a program with its arguments, and passes its exit code on', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cairn-run-'));
  try {
    expect(run(dataDir)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('There are no snapshots'),
    });
    expect(run(dataDir, 'latest')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no snapshot latest'),
    });
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** An empty folder that goes with the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Another process running a piece of code, which can import from this folder by `./name.ts`; killed with the test. */
export function testProcess(
  code: string,
  ...args: string[]
): { child: ChildProcess; lines: AsyncIterator<string>; exited: Promise<number | null> } {
  const located = code.replaceAll(`'./`, `'${import.meta.dirname}/`);
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', located, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const exited = new Promise<number | null>(resolve => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, lines, exited };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../scripts/build.mjs';
import { freePort, type Program, startProgram } from './program.ts';

const main = path.join(import.meta.dirname, '../../dist-server/main.js');

export type Cairn = Program & { url: string; port: number };

type Start = { env?: Record<string, string>; core?: string; nodeOptions?: string[] };

/** Builds what is stale and starts the real app over an empty data folder, which goes when this process ends. */
export async function startCairn({ env, core, nodeOptions = [] }: Start): Promise<Cairn> {
  const problem = await build();
  if (problem) throw new Error(problem);
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = await startProgram({
    args: [...nodeOptions, main],
    core,
    ready: /Cairn is ready/,
    env: { PORT: String(port), PUBLIC_URL: url, DATA_DIR: folder, LOG_LEVEL: 'warn', ...env },
  });
  return { ...program, url, port };
}

/** Makes an account. @returns the `Cookie` header of its session */
export async function signUp(url: string, number: number): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({
      name: `Bench ${number}`,
      email: `bench-${number}@example.org`,
      password: 'quiet-river-stones',
      timeZone: 'Europe/Dublin',
      currency: 'EUR',
    }),
  });
  if (response.status !== 200)
    throw new Error(`sign-up answered ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ');
}

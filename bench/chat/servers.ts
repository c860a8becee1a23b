import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { signUp, startCairn } from '../lib/cairn.ts';
import { type Cores, freePort, startProgram } from '../lib/program.ts';
import { messageFor, type Shape } from './shape.ts';
import type { Call } from './stream.ts';

/** A server under measurement. */
export type Target = {
  name: 'direct' | 'pipe' | 'cairn';
  /** The process whose use of the machine is measured; none for the provider. */
  pid?: number;
  /** What the client of number `i` asks. */
  call(i: number, shape: Shape): Call;
  stop(): Promise<void>;
};

const file = (name: string): string => path.join(import.meta.dirname, name);
const completion = (shape: Shape): string =>
  JSON.stringify({
    model: 'gpt-4o',
    messages: [{ role: 'user', content: messageFor(shape) }],
    max_tokens: 500,
    temperature: 0.7,
    stream: true,
  });

/** The stand-in for the model's server, called without anything in between. */
export async function startProvider(cores?: Cores): Promise<Target & { url: string }> {
  const port = await freePort();
  const args = [file('provider.ts')];
  const { stop } = await startProgram({
    args,
    core: cores?.load,
    env: { PORT: String(port) },
    ready: /ready/,
  });
  return {
    name: 'direct',
    url: `http://127.0.0.1:${port}/v1`,
    stop,
    call: (_, shape) => ({
      port,
      path: '/v1/chat/completions',
      headers: {},
      body: completion(shape),
      end: /\[DONE\]/,
    }),
  };
}

export async function startPipe(provider: string, cores?: Cores): Promise<Target> {
  const port = await freePort();
  const { pid, stop } = await startProgram({
    args: [file('pipe.ts')],
    core: cores?.server,
    env: { PORT: String(port), PROVIDER: `${provider}/chat/completions` },
    ready: /ready/,
  });
  return {
    name: 'pipe',
    pid,
    stop,
    call: (_, shape) => ({ port, path: '/', headers: {}, body: completion(shape), end: /\[DONE\]/ }),
  };
}

type AppOptions = {
  streams: number;
  cores?: Cores;
  /** Where a Postgres server is; the embedded one otherwise. */
  database?: Record<string, string>;
  /** The file for a CPU profile. */
  profile?: string;
};

/** The real app with everything on: one account for each stream, every message and reply stored. */
export async function startApp(
  provider: string,
  { streams, cores, database, profile }: AppOptions,
): Promise<Target> {
  const cairn = await startCairn({
    core: cores?.server,
    nodeOptions: profile
      ? ['--cpu-prof', `--cpu-prof-dir=${path.dirname(profile)}`, `--cpu-prof-name=${path.basename(profile)}`]
      : [],
    env: {
      OPENAI_BASE_URL: provider,
      RATE_LIMITS: 'off',
      ...database,
    },
  });
  const cookies: string[] = [];
  // Four at a time: making a password's hash is meant to be slow.
  const makers = Array.from({ length: 4 }, async (_, first) => {
    for (let i = first; i < streams; i += 4) cookies[i] = await signUp(cairn.url, i);
  });
  await Promise.all(makers);
  return {
    name: 'cairn',
    pid: cairn.pid,
    stop: cairn.stop,
    call: (i, shape) => ({
      port: cairn.port,
      path: '/api/chat/messages',
      headers: { Cookie: cookies[i] ?? '', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ content: messageFor(shape) }),
      end: /event: done[\s\S]*"source":"model"/,
    }),
  };
}

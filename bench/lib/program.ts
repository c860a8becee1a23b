import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants } from 'node:os';

export type Program = { pid: number; stop(): Promise<void> };

type Start = {
  /** What to run; Node.js when absent. */
  command?: string;
  /** Its arguments: for Node.js options, the file, the file's own arguments. */
  args: string[];
  env?: Record<string, string>;
  /** The core it may run on. */
  core?: string;
  /** What it prints when it can be used. */
  ready: RegExp;
};

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Starts a program with nothing of this process's environment but PATH. Rejects when it ends before it is ready. */
export async function startProgram({
  command = process.execPath,
  args,
  env,
  core,
  ready,
}: Start): Promise<Program> {
  const pin = core === undefined ? [] : ['taskset', '-c', core];
  const [first = '', ...rest] = [...pin, command, ...args];
  const child = spawn(first, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  running.add(child);
  const ended = once(child, 'close').finally(() => running.delete(child));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000);
        if (ready.test(output)) resolve();
      });
    }
    ended.then(() => reject(new Error(`${args.join(' ')} did not start:\n${output}`)), reject);
  });
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Two cores that keep the server and its load apart. */
export type Cores = { server: string; load: string };

/** Nothing when the machine has one core or can't pin. */
export function pickCores(): Cores | undefined {
  if (spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  const allowed = /Cpus_allowed_list:\s*(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  const cores = allowed.split(',').flatMap(range => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  });
  const [server, load] = cores;
  return server !== undefined && load !== undefined ? { server, load } : undefined;
}

/** Moves this process, every thread of it, to one core. */
export function pinThisProcess(core: string): void {
  spawnSync('taskset', ['-a', '-c', '-p', core, String(process.pid)], { stdio: 'ignore' });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}

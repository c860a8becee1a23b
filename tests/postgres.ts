import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { debuglog } from 'node:util';

const log = debuglog('postgres');

/** The folder of Postgres' own programs; Debian keeps them out of PATH, one folder for each version. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map(version => join(debian, version, 'bin')),
  ];
  return folders.find(
    folder => folder && ['initdb', 'postgres'].every(name => existsSync(join(folder, name))),
  );
}

/**
 * Starts an empty Postgres server in a folder of its own, for the tests alone.
 * @throws when no server is installed or it does not come up.
 */
export async function startPostgres() {
  const programs = findPostgres();
  if (!programs) throw new Error('no Postgres server is installed here');
  const folder = mkdtempSync(join(tmpdir(), 'cairn-postgres-'));
  const owner = unprivileged();
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);

  const options = { cwd: folder, ...owner, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } };
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...options,
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'shared_buffers=32MB'];
  const launch = async () => {
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await isReady(server.stderr);
    return server;
  };
  let server = await launch();
  const end = async (signal: NodeJS.Signals) => {
    const over = server.exitCode === null ? once(server, 'exit') : undefined;
    server.kill(signal);
    await over;
  };

  // Also when this process ends early: SIGQUIT makes the server leave at once, whoever is connected.
  const remove = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** Goes away in the middle of whatever it does, and comes back with the same data. */
    async restart() {
      await end('SIGINT');
      server = await launch();
    },
    async stop() {
      process.off('exit', remove);
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let started: Awaited<ReturnType<typeof startPostgres>> | undefined;

/** Vitest calls this once before the tests, which find the server in TEST_POSTGRES_URL; or set that to one of your own. */
export async function setup(): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) return;
  started = await startPostgres();
  process.env.TEST_POSTGRES_URL = started.url;
}

export async function teardown(): Promise<void> {
  await started?.stop();
}

/** Postgres refuses to run as root; its packages bring a user for it. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return;
  const id = (flag: string, user: string) =>
    Number(execFileSync('id', [flag, user], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      // This machine has no such user: try the next.
    }
  }
}

/** Resolves when the server takes connections; its log goes on to NODE_DEBUG=postgres. */
function isReady(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    createInterface(output)
      .on('line', line => {
        log(line);
        if (line.includes('ready to accept connections')) resolve();
        else if (lines.length < 100) lines.push(line);
      })
      .once('close', () => reject(new Error(`Postgres did not start:\n${lines.join('\n')}`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
  return address.port;
}

import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, type Program, startProgram } from '../bench/lib/program.ts';
import { openTestDatabase } from './database.ts';
import { startNginx } from './nginx.ts';
import { startPostgres } from './postgres.ts';
import { testRedis } from './testRedis.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * Three processes of Cairn behind the nginx configuration that it ships, over one Postgres and one Redis: as a deployment
 * has them. The page has to be built. `node tests/cluster.ts` runs it until it is interrupted.
 * @param env variables of all the processes; `PORT` is where nginx listens
 */
export async function startCluster(env: Record<string, string> = {}, processes = 3) {
  const endings: (() => Promise<unknown>)[] = [];
  async function stop(): Promise<void> {
    for (const end of endings.splice(0).reverse()) await end();
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-cluster-'));
    chmodSync(folder, 0o755);
    endings.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const databaseUrl = await openDatabase(endings);
    const redis = await testRedis();
    await redis.start();
    endings.push(redis.stop);

    const plain = env.PORT ? Number(env.PORT) : await freePort();
    const url = `http://localhost:${plain}`;
    const members = [];
    for (let i = 0; i < processes; i++) members.push(await member(await freePort()));
    const nginx = await startNginx(
      join(folder, 'nginx'),
      plain,
      members.map(({ port }) => port),
    );
    endings.push(nginx.stop);
    return { url, members, nginx, redis, databaseUrl, dataDir: join(folder, 'data'), stop };

    async function member(port: number) {
      let program: Program | undefined;
      const start = async () => {
        program = await startProgram({
          args: [join(root, 'dist-server/main.js')],
          ready: /Cairn is ready/,
          env: {
            DATA_DIR: join(folder, 'data'),
            AUTH_SECRET: 'a secret that only the tests know, of 40+ characters',
            LOG_LEVEL: 'warn',
            RATE_LIMITS: 'off',
            ...env,
            PORT: String(port),
            PUBLIC_URL: url,
            DATABASE_URL: databaseUrl,
            REDIS_URL: redis.url,
            TRUSTED_PROXIES: '1',
          },
        });
      };
      const end = async () => {
        await program?.stop();
        program = undefined;
      };
      await start();
      endings.push(end);
      return { url: `http://127.0.0.1:${port}`, port, start, stop: end };
    }
  } catch (error) {
    await stop();
    throw error;
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

async function openDatabase(endings: (() => Promise<unknown>)[]): Promise<string> {
  if (!process.env.TEST_POSTGRES_URL) {
    const server = await startPostgres();
    endings.push(server.stop);
    return server.url;
  }
  const database = await openTestDatabase('server');
  endings.push(database.close);
  if (database.kind !== 'server') throw new Error('this runs on a server');
  return database.databaseUrl;
}

if (import.meta.main) {
  const cluster = await startCluster();
  process.stdout.write(`${cluster.url} before ${cluster.members.map(({ url }) => url).join(', ')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().then(() => process.exit()));
}

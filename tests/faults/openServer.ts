import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, startProgram } from '../../bench/lib/program.ts';
import { startPostgres } from '../postgres.ts';
import { startTcpProxy } from '../tcpProxy.ts';
import { testRedis } from '../testRedis.ts';

const main = resolve(import.meta.dirname, '../../dist-server/main.js');

/** The real program over a Postgres and a Redis of its own, with a network between them that can fail; what ends all that is added to `cleanups`. */
export async function openServer(cleanups: (() => unknown)[], env: Record<string, string> = {}) {
  const postgres = await startPostgres();
  cleanups.push(postgres.stop);
  const redis = await testRedis();
  await redis.start();
  cleanups.push(redis.stop);
  const toPostgres = await startTcpProxy(Number(new URL(postgres.url).port));
  const toRedis = await startTcpProxy(Number(new URL(redis.url).port));
  cleanups.push(toPostgres.stop, toRedis.stop);
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-outage-'));
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const databaseUrl = new URL(postgres.url);
  databaseUrl.port = String(toPostgres.port);
  const program = await startProgram({
    args: [main],
    ready: /Cairn is ready/,
    env: {
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      DATABASE_URL: databaseUrl.href,
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      AUTH_SECRET: 'a secret of forty characters or a few more',
      ...env,
    },
  });
  cleanups.push(program.stop);
  return { url, program, postgres, redis, toPostgres, toRedis };
}

import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { createAuth } from '../features/account/account.auth.ts';
import { createSessions } from '../features/account/account.sessions.ts';
import { keptAuthSecret } from '../server/authSecret.ts';
import type { Config } from '../server/config.ts';
import type { Connection } from '../server/db/connect.ts';
import type { Deps } from '../server/deps.ts';
import { createLimits } from '../server/limits.ts';
import { createMailer } from '../server/mail.ts';
import { createModel } from '../server/model.ts';
import { readPage } from './page.ts';
import { createServer } from './server.ts';

/** Milliseconds that open streams get to finish when the process is told to stop. */
const DRAIN = 8_000;

export type Running = { port: number; stop(): Promise<void> };

type Given = Pick<Deps, 'log'> & Partial<Pick<Deps, 'now' | 'model' | 'sendMail'>> & { dist: string };

/** Puts the app together over an open, migrated database and listens. Tests hand in their own clock and model. */
export async function start(config: Config, connection: Connection, given: Given): Promise<Running> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const { log, dist } = given;
  const { db, ping } = connection;
  const background = new Set<Promise<unknown>>();
  const sendMail = given.sendMail ?? createMailer(config);
  const authSecret = config.authSecret ?? keptAuthSecret(config.dataDir);
  const auth = createAuth({ config: { ...config, authSecret }, db, log, sendMail, background });
  const deps: Deps = {
    config,
    db,
    ping,
    log,
    background,
    sendMail,
    now: given.now ?? (() => new Date()),
    limits: createLimits(config.rateLimits),
    model: given.model ?? (config.openai.enabled ? createModel(config.openai) : undefined),
    sessions: await createSessions({ auth, db, secret: authSecret }),
  };
  const app = createServer(deps, auth, await readPage(dist), dist);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(config.port, config.host);
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise(resolve => server.close(resolve));
      server.closeIdleConnections();
      await Promise.race([closed, sleep(DRAIN, undefined, { ref: false })]);
      server.closeAllConnections();
      await Promise.allSettled(background);
    },
  };
}

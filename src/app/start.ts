import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { awaitProvider, createAuth } from '../features/account/account.auth.ts';
import { createSessions } from '../features/account/account.sessions.ts';
import { deleteDueAccounts } from '../features/account/deleteAccount.ts';
import { undoFrom } from '../features/community/community.rules.ts';
import { purgeDeleted } from '../features/community/posts.queries.ts';
import { sendDueReminders } from '../features/reminders/sendReminders.ts';
import { quickBeats } from '../features/room/quickBeats.ts';
import { roomSource } from '../features/room/roomSource.ts';
import { keptAuthSecret } from '../server/authSecret.ts';
import type { Config } from '../server/config.ts';
import type { Connection } from '../server/db/connect.ts';
import { newestMigration } from '../server/db/migrate.ts';
import { purgeRateLimits } from '../server/db/rateLimits.ts';
import { keptKey } from '../server/db/serverKeys.ts';
import type { Deps } from '../server/deps.ts';
import { createFiles } from '../server/files.ts';
import { createHub } from '../server/hub/hub.ts';
import { startJobs } from '../server/jobs.ts';
import { createLimits, LONGEST_LIMIT } from '../server/limits.ts';
import { createMailer } from '../server/mail.ts';
import { createMetrics } from '../server/metrics.ts';
import { createModel } from '../server/model.ts';
import { publicHosts } from '../server/publicHosts.ts';
import { createPush, makeVapidKeys } from '../server/push.ts';
import { version } from '../server/version.ts';
import { readPage } from './page.ts';
import { createServer } from './server.ts';

/** Milliseconds that open streams get to finish when the process is told to stop. */
const DRAIN = 8_000;
/**
 * Milliseconds that an idle connection is kept: longer than the 60 s of nginx and of most balancers, or the process would now
 * and then close one just as a request is written to it, and nobody sends a POST twice.
 */
const KEPT = 75_000;
/** Connections that may wait to be accepted: after a restart everyone comes back at once. The kernel has a limit of its own, often the same. */
const BACKLOG = 4096;

export type Running = { port: number; stop(): Promise<void> };

type Given = Pick<Deps, 'log'> &
  Partial<Pick<Deps, 'now' | 'model' | 'sendMail' | 'sendPush'>> & { dist: string };

/** Puts the app together over an open, migrated database and listens. Tests hand in their own clock and model. */
export async function start(config: Config, connection: Connection, given: Given): Promise<Running> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const { log, dist } = given;
  const { db, ping } = connection;
  const background = new Set<Promise<unknown>>();
  const sendMail = given.sendMail ?? createMailer(config);
  const authSecret = config.authSecret ?? keptAuthSecret(config.dataDir);
  // Loaded where it is used: it is as large as the rest of the server.
  const redis = config.redisUrl
    ? (await import('../server/redis.ts')).connectRedis(config.redisUrl, log)
    : undefined;
  const hub = await createHub({
    source: roomSource(db),
    log,
    relay: redis?.relay,
    limited: config.rateLimits,
  });
  const limits = createLimits({ enabled: config.rateLimits, db, secret: authSecret, redis });
  const metrics = createMetrics();
  metrics.watch({ connection, hub, version, migration: newestMigration() });
  const vapid = await keptKey(db, 'vapid', makeVapidKeys);
  const authDeps = {
    config: { ...config, authSecret },
    db,
    log,
    sendMail,
    background,
    onSessionEnd: hub.endSession,
    limits,
  };
  const auth = createAuth(authDeps);
  const model = given.model ?? (config.openai.enabled ? createModel(config.openai) : undefined);
  const deps: Deps = {
    config: { ...config, authSecret },
    db,
    ping,
    log,
    background,
    sendMail,
    files: createFiles(config),
    sendPush: given.sendPush ?? createPush(vapid, config.mailFrom, publicHosts()),
    pushKey: vapid.publicKey,
    now: given.now ?? (() => new Date()),
    limits,
    metrics,
    model: model && metrics.measured(model),
    sessions: await createSessions({ auth, db, secret: authSecret }),
    hub,
  };
  const app = createServer(deps, auth, await readPage(dist), dist);
  const server = createHttpServer({ keepAliveTimeout: KEPT }, quickBeats(hub, getRequestListener(app.fetch)));
  server.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  await once(server, 'listening');
  const stopping = new AbortController();
  if (config.oidc) void awaitProvider(auth, authDeps, stopping.signal);
  const jobs = startJobs(
    {
      purge: () => purgeDeleted(db, undoFrom(deps.now())),
      limits: () => purgeRateLimits(db, new Date(), LONGEST_LIMIT),
      reminders: () => sendDueReminders(deps),
      deletions: () => deleteDueAccounts(deps),
    },
    log,
    metrics,
  );

  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      stopping.abort();
      await jobs.stop();
      const closed = new Promise(resolve => server.close(resolve));
      server.closeIdleConnections();
      await hub.close();
      await Promise.race([closed, sleep(DRAIN, undefined, { ref: false })]);
      server.closeAllConnections();
      await Promise.allSettled(background);
    },
  };
}

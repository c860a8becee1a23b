import type { Config } from './config.ts';
import type { Database } from './db/connect.ts';
import type { Files } from './files.ts';
import type { Hub } from './hub/hub.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { SendMail } from './mail.ts';
import type { Metrics } from './metrics.ts';
import type { Model } from './model.ts';
import type { SendPush } from './push.ts';
import type { Sessions } from './session.ts';

/** Everything a route reaches outside itself, handed in so that tests run the real app with a fixed clock. */
export type Deps = {
  config: Config & { authSecret: string };
  db: Database;
  /** Asks the database for a sign of life. @throws when it does not answer. */
  ping: () => Promise<void>;
  now: () => Date;
  log: Log;
  limits: Limits;
  metrics: Metrics;
  sendMail: SendMail;
  files: Files;
  sendPush: SendPush;
  /** The public VAPID key that browsers subscribe with. */
  pushKey: string;
  /** Absent when no provider is configured: the coach then answers from its built-in replies. */
  model: Model | undefined;
  sessions: Sessions;
  hub: Hub;
  /** Work that outlives its request, such as storing a reply whose reader left; awaited before the process stops. */
  background: Set<Promise<unknown>>;
};

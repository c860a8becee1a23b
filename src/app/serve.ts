import { join } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { prepareDetector } from '../features/safety/detector.rules.ts';
import { ConfigError, parseConfig } from '../server/config.ts';
import { type Connection, connect } from '../server/db/connect.ts';
import { migrate, newestMigration } from '../server/db/migrate.ts';
import { startSnapshots } from '../server/db/snapshots.ts';
import { StartError } from '../server/db/startError.ts';
import { describeError } from '../server/errors.ts';
import { createLog, type Log } from '../server/log.ts';
import { root } from '../server/root.ts';
import { version } from '../server/version.ts';
import { start } from './start.ts';

const dist = join(root, 'dist');

type Env = Record<string, string | undefined>;

/**
 * Config, database, migrations, listening; until a signal says stop. What can't start ends the process with one line.
 * @param fill puts rows into the migrated database before anyone can see it
 */
export async function serve(env: Env, fill?: (connection: Connection) => Promise<void>): Promise<void> {
  try {
    const config = parseConfig(env);
    const log = createLog(config.logLevel);
    if (!config.rateLimits) log.warn('RATE_LIMITS=off: every limit is lifted');
    const connection = await connect({ ...config, log });
    await migrate(connection, log);
    await fill?.(connection);
    const stopSnapshots = connection.kind === 'embedded' ? startSnapshots(connection, { log }) : undefined;
    const running = await start(config, connection, { log, dist });
    log.info({ version, migration: newestMigration(), database: connection.kind }, 'started');
    process.stdout.write(`Cairn is ready at ${config.publicUrl}\n`);
    void readPatterns();
    onSignal(log, async () => {
      await stopSnapshots?.();
      await running.stop();
      await connection.close();
    });
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

/** Behind the first answers and before the first message, in steps between which others are answered. */
async function readPatterns(): Promise<void> {
  await sleep(1_000, undefined, { ref: false });
  for (const _ of prepareDetector()) await setImmediate();
}

function onSignal(log: Log, stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () =>
      stop().catch(error => {
        log.fatal(describeError(error), 'stopped badly');
        process.exit(1);
      }),
    );
  }
}

/** One line for what whoever starts Cairn can put right, the whole error for what they can't. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof StartError) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `PORT ${port} is taken by another program. Example: PORT=${Number(port) + 1}`;
  if (code === 'EACCES') return `PORT ${port} needs more rights than this user has. Example: PORT=3000`;
  return `Cairn could not start. ${error instanceof Error ? error.stack : String(error)}`;
}

import type { PGlite } from '@electric-sql/pglite';
import type { Log } from '../log.ts';
import { reasonOf } from './startError.ts';

/** Bytes of log after which a checkpoint is due: what a start after kill -9 has to replay at most, about a second. */
const LOG_LIMIT = 16 * 1024 * 1024;
/** Rows changed before a table is vacuumed and analysed: this many, and a fifth of the table, as autovacuum does. */
const CHANGED_ROWS = 200;

/**
 * Does what the background processes of a server do and PGlite, a single process, never does by itself: checkpoints,
 * without which its log grows until the disk is full, and vacuum. One table at a time, because everyone waits meanwhile.
 */
export async function keepUp(pglite: PGlite): Promise<void> {
  const log = await pglite.query<{ due: boolean }>(
    'select pg_current_wal_lsn() - redo_lsn > $1 as due from pg_control_checkpoint()',
    [LOG_LIMIT],
  );
  if (log.rows[0]?.due) await pglite.exec('checkpoint');

  const tables = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
      where greatest(n_dead_tup, n_mod_since_analyze) > $1 + n_live_tup / 5
      order by n_dead_tup desc limit 1`,
    [CHANGED_ROWS],
  );
  for (const { name } of tables.rows) await pglite.exec(`vacuum (analyze) ${name}`);
}

/** Keeps up every minute. @returns what stops it, once the round that is running has ended. */
export function startUpkeep(pglite: PGlite, log?: Log, everyMs = 60_000): () => Promise<void> {
  let round: Promise<void> = Promise.resolve();
  let waiting = false;
  const timer = setInterval(() => {
    if (waiting) return;
    waiting = true;
    round = keepUp(pglite)
      .catch(error => log?.warn({ reason: reasonOf(error) }, 'upkeep of the database did not work'))
      .finally(() => {
        waiting = false;
      });
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}

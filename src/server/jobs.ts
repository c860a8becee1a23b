import { Cron } from 'croner';
import { describeError } from './errors.ts';
import type { Log } from './log.ts';

/** What is done every minute. Processes share the work by claiming rows, so each of them runs every job. */
export type Jobs = Record<string, () => Promise<void>>;

/** Runs each job every minute, one run at a time, and once at the start for what was missed. */
export function startJobs(jobs: Jobs, log: Log): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>();
  const crons = Object.entries(jobs).map(([name, work]) => {
    const run = async () => {
      const done = work().catch(error => log.error({ job: name, ...describeError(error) }, 'job failed'));
      running.add(done);
      await done;
      running.delete(done);
    };
    const cron = new Cron('* * * * *', { protect: true, unref: true }, run);
    void cron.trigger();
    return cron;
  });
  return {
    async stop() {
      for (const cron of crons) cron.stop();
      await Promise.all(running);
    },
  };
}

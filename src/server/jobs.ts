import { Cron } from 'croner';
import { describeError } from './errors.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** What is done every minute. Processes share the work by claiming rows, so each of them runs every job. */
export type Jobs = Record<string, () => Promise<void>>;

/** Runs each job every minute, one run at a time, and once at the start for what was missed. */
export function startJobs(jobs: Jobs, log: Log, metrics: Metrics): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>();
  const crons = Object.entries(jobs).map(([name, work]) => {
    const run = async () => {
      const began = performance.now();
      const ran = (outcome: 'done' | 'failed') =>
        metrics.jobRan(name, outcome, (performance.now() - began) / 1000);
      const done = work().then(
        () => ran('done'),
        error => {
          ran('failed');
          log.error({ job: name, ...describeError(error) }, 'job failed');
        },
      );
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

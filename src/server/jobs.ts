import { describeError } from './errors.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** What is done every minute. Processes share the work by claiming rows, so each of them runs every job. */
export type Jobs = Record<string, () => Promise<void>>;

const MINUTE = 60_000;

/**
 * Runs each job at every full minute, one run at a time, and once at the start for what was missed. A wait is never longer
 * than a minute of time that passed: a clock that is put back by a day stops nothing.
 */
export function startJobs(jobs: Jobs, log: Log, metrics: Metrics): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>();

  async function run(name: string, work: () => Promise<void>): Promise<void> {
    const began = performance.now();
    const ran = (outcome: 'done' | 'failed') =>
      metrics.jobRan(name, outcome, (performance.now() - began) / 1000);
    try {
      await work();
      ran('done');
    } catch (error) {
      ran('failed');
      log.error({ job: name, ...describeError(error) }, 'job failed');
    }
    running.delete(name);
  }

  function runAll(): void {
    for (const [name, work] of Object.entries(jobs)) {
      if (!running.has(name)) running.set(name, run(name, work));
    }
  }

  let timer: NodeJS.Timeout;
  function wait(): void {
    timer = setTimeout(
      () => {
        wait();
        runAll();
      },
      // A little after the minute: timers can be a millisecond early.
      MINUTE - (Date.now() % MINUTE) + 5,
    ).unref();
  }
  wait();
  runAll();
  return {
    async stop() {
      clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}

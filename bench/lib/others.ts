import { cpus } from 'node:os';
import { printNote } from './report.ts';
import { cpuSeconds } from './usage.ts';

/** Share of the machine's time above which figures are not worth keeping. */
const TOO_MUCH = 0.05;

/**
 * Begins to watch what programs other than this one and those that it started take of the machine.
 * @returns what says it, when it was too much to measure beside
 */
export function watchOthers(): () => void {
  const start = { all: seconds('all'), idle: seconds('idle'), own: cpuSeconds(process.pid) };
  return () => {
    const all = seconds('all') - start.all;
    const others = all - (seconds('idle') - start.idle) - (cpuSeconds(process.pid) - start.own);
    const share = others / all;
    if (share > TOO_MUCH) {
      printNote(
        `Other programs took ${Math.round(share * 100)}% of the machine: measure again when it is idle.`,
      );
    }
  };
}

/** Seconds of all cores together since the machine started. */
function seconds(kind: 'all' | 'idle'): number {
  const milliseconds = cpus().flatMap(({ times }) => (kind === 'idle' ? [times.idle] : Object.values(times)));
  return milliseconds.reduce((total, time) => total + time, 0) / 1000;
}

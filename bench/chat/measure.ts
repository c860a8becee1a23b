import { setTimeout as sleep } from 'node:timers/promises';
import { median, quantile } from '../lib/statistics.ts';
import { cpuSeconds, residentBytes } from '../lib/usage.ts';
import type { Target } from './servers.ts';
import type { Shape } from './shape.ts';
import { stream } from './stream.ts';

/** One server under one load. Times in milliseconds, CPU in microseconds, memory in MB. */
export type Measured = {
  firstTokenP50: number;
  firstTokenP99: number;
  delayP50: number;
  delayP99: number;
  cpuPerToken: number;
  memoryBefore: number;
  memoryPeak: number;
  problems: string[];
};

/** Milliseconds between two streams' starts, and from the first to the last at most: people do not press Send together. */
const STAGGER = { step: 5, all: 500 };

/** Opens `streams` streams one after the other and follows each to its end. */
export async function measure(target: Target, streams: number, shape: Shape): Promise<Measured> {
  const { pid } = target;
  const memory = () => (pid === undefined ? Number.NaN : residentBytes(pid) / 2 ** 20);
  const cpu = () => (pid === undefined ? Number.NaN : cpuSeconds(pid));

  const memoryBefore = memory();
  let memoryPeak = memoryBefore;
  const watch = setInterval(() => {
    memoryPeak = Math.max(memoryPeak, memory());
  }, 250);
  const step = Math.min(STAGGER.step, STAGGER.all / streams);
  const cpuBefore = cpu();
  const all = await Promise.all(
    Array.from({ length: streams }, async (_, i) => {
      await sleep(i * step);
      return stream(target.call(i, shape), shape);
    }),
  );
  const cpuUsed = cpu() - cpuBefore;
  clearInterval(watch);

  const firstTokens = all.map(({ firstToken }) => firstToken);
  const delays = all.flatMap(one => one.delays);
  return {
    firstTokenP50: median(firstTokens),
    firstTokenP99: quantile(firstTokens, 0.99),
    delayP50: median(delays),
    delayP99: quantile(delays, 0.99),
    cpuPerToken: (cpuUsed * 1e6) / (streams * shape.tokens),
    memoryBefore,
    memoryPeak,
    problems: all.flatMap(({ problem }) => problem ?? []),
  };
}

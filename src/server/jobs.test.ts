import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startJobs } from './jobs.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';

const HOUR = 3_600_000;
const log = createLog('silent');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 2, 10, 12, 0, 30) });
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['back by a day', -24 * HOUR],
  ['back by an hour', -HOUR],
  ['on by an hour', HOUR],
  ['on by a day', 24 * HOUR],
])('run at every full minute, once, also when the clock is put %s', async (_name, jump) => {
  const times: string[] = [];
  const work = async () => void times.push(new Date().toISOString().slice(11, 19));
  const jobs = startJobs({ work }, log, createMetrics());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times).toEqual(['12:00:30', '12:01:00']);
  vi.setSystemTime(Date.now() + jump);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(times.slice(2).map(time => time.slice(3))).toEqual(['02:00', '03:00', '04:00']);
  await jobs.stop();
  await vi.advanceTimersByTimeAsync(180_000);
  expect(times).toHaveLength(5);
});

it('run one at a time, and again after one that failed', async () => {
  let runs = 0;
  let end = () => {};
  const slow = () => {
    runs++;
    return new Promise<void>((_resolve, reject) => {
      end = () => reject(new Error('away'));
    });
  };
  const jobs = startJobs({ slow }, log, createMetrics());
  await vi.advanceTimersByTimeAsync(180_000);
  expect(runs).toBe(1);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(2);
  end();
  await jobs.stop();
});

it('are waited for by whoever stops them', async () => {
  let end = () => {};
  const slow = () =>
    new Promise<void>(resolve => {
      end = resolve;
    });
  const jobs = startJobs({ slow }, log, createMetrics());
  let stopped = false;
  const stopping = jobs.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).toBe(false);
  end();
  await stopping;
});

it('that fail are logged by name, and counted for the operator', async () => {
  const lines: string[] = [];
  const log = createLog('error', { write: line => void lines.push(line) });
  const metrics = createMetrics();
  const good = async () => {};
  const bad = () => Promise.reject(new Error('words of a person'));
  await startJobs({ good, bad }, log, metrics).stop();
  expect(lines.map(line => JSON.parse(line))).toMatchObject([{ job: 'bad', msg: 'job failed' }]);
  expect(lines.join()).not.toContain('words of a person');
  const counts = (await metrics.text()).match(/(?<=cairn_job_duration_seconds_count).+/g);
  expect(counts).toEqual(['{job="good",outcome="done"} 1', '{job="bad",outcome="failed"} 1']);
});

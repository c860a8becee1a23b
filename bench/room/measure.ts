import { setTimeout as sleep } from 'node:timers/promises';
import { microseconds } from '../lib/marker.ts';
import { cpuSeconds } from '../lib/usage.ts';
import type { Audience } from './audience.ts';
import { createTally, type Tally } from './tally.ts';
import type { Target } from './targets.ts';

/** Messages to an audience. Times in milliseconds, CPU in seconds. */
export type Measured = {
  lost: number;
  doubled: number;
  p50: number;
  p99: number;
  cpuPerMillion: number;
  /** Deliveries in a second, from the first message's sending to the last delivery. */
  deliveryRate: number;
  /** Share of its core that the load itself took. */
  load: number;
};

/** How long late deliveries are waited for, in milliseconds. */
const PATIENCE = 15_000;

/** People who take turns in writing at a rate. */
const WRITERS = 10;

type Talk = { rate: number; seconds: number; text: string };

/** Messages one after the other. @param heard how many readers count, from the first one */
export async function measureTalk(
  target: Target,
  audience: Audience,
  { rate, seconds, text }: Talk,
  heard = audience.size,
): Promise<Measured> {
  const messages = Math.round(rate * seconds);
  const tally = createTally(heard, messages);
  audience.listen(tally);
  const writers = await openPublishers(target, WRITERS);
  const measured = await measure(target, tally, async () => {
    const start = performance.now();
    const posts: Promise<void>[] = [];
    for (let i = 0; i < messages; i++) {
      await sleep(Math.max(0, start + (i * 1000) / rate - performance.now()));
      const writer = writers[i % WRITERS];
      // The writer's own turn: its last message was answered long ago, or this waits for it.
      await posts[i - WRITERS];
      if (writer) posts.push(writer.post(tally.text(text)));
    }
    await Promise.all(posts);
  });
  for (const writer of writers) writer.close();
  return measured;
}

/** Messages by as many people at the same moment. */
export async function measureBurst(
  target: Target,
  audience: Audience,
  messages: number,
  text: string,
  heard = audience.size,
): Promise<Measured> {
  const tally = createTally(heard, messages);
  audience.listen(tally);
  const writers = await openPublishers(target, messages);
  const measured = await measure(target, tally, async () => {
    await Promise.all(writers.map(writer => writer.post(tally.text(text))));
  });
  for (const writer of writers) writer.close();
  return measured;
}

const openPublishers = (target: Target, number: number) =>
  Promise.all(Array.from({ length: number }, (_, i) => target.openPublisher(i)));

async function measure(target: Target, tally: Tally, talk: () => Promise<void>): Promise<Measured> {
  const cpuBefore = cpuSeconds(target.pid);
  const loadBefore = process.cpuUsage();
  const start = microseconds();
  await talk();
  const giveUp = performance.now() + PATIENCE;
  while (tally.received < tally.expected && performance.now() < giveUp) await sleep(5);
  const load = process.cpuUsage(loadBefore);
  const cpu = cpuSeconds(target.pid) - cpuBefore;
  return {
    lost: tally.expected - tally.received,
    doubled: tally.doubled,
    p50: tally.delay(0.5),
    p99: tally.delay(0.99),
    cpuPerMillion: (cpu * 1e6) / tally.received,
    deliveryRate: (tally.received * 1e6) / (tally.lastAt - start),
    load: (load.user + load.system) / (microseconds() - start),
  };
}

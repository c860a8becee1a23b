import { median, quantile } from '../lib/statistics.ts';
import { cpuSeconds } from '../lib/usage.ts';
import type { Filled, Reader } from './fill.ts';
import { openClient } from './load.ts';

/** A server that answers pages, and how it wants to be asked; of the app also how to like a post. */
export type Target = {
  port: number;
  pid: number;
  request(reader: Reader, cursor?: string): string;
  like?(reader: Reader, id: string, likes: boolean): string;
};

/** Answers a second; milliseconds; microseconds of the server's own CPU for each; KB of an answer. */
export type Measured = { rate: number; p50: number; p99: number; cpu: number; size: number };

type Load = {
  clients: number;
  seconds: number;
  deep: boolean;
  /** How many likes are given or taken back in a second meanwhile, of the newest posts. */
  likes: number;
};

/** Asks for pages as fast as they are answered, each client the next when it has the last: the newest, or any. */
export async function measure(
  target: Target,
  { readers, ids, newest }: Filled,
  { clients, seconds, deep, likes }: Load,
): Promise<Measured> {
  const connections = await Promise.all(Array.from({ length: clients }, () => openClient(target.port)));
  const delays: number[] = [];
  let bytes = 0;
  const stopLiking = await startLiking(target, { readers, newest, likes });
  const cpuBefore = cpuSeconds(target.pid);
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    connections.map(async client => {
      for (let sent = start; sent < end; ) {
        sent = performance.now();
        const size = await client.send(target.request(any(readers), deep ? any(ids) : undefined));
        bytes += size;
        delays.push(performance.now() - sent);
      }
    }),
  );
  const took = (performance.now() - start) / 1000;
  const cpu = ((cpuSeconds(target.pid) - cpuBefore) * 1e6) / delays.length;
  await stopLiking();
  for (const client of connections) client.close();
  return {
    rate: delays.length / took,
    p50: median(delays),
    p99: quantile(delays, 0.99),
    cpu,
    size: bytes / delays.length / 1024,
  };
}

/** Changes the newest page again and again, at a steady pace. @returns what stops it */
async function startLiking(
  { port, like }: Target,
  { readers, newest, likes }: Pick<Filled, 'readers' | 'newest'> & Pick<Load, 'likes'>,
): Promise<() => Promise<void>> {
  if (!like || likes === 0) return async () => {};
  const client = await openClient(port);
  let sent = Promise.resolve<unknown>(0);
  let given = 0;
  const timer = setInterval(() => {
    const request = like(any(readers), any(newest), given++ % 2 === 0);
    sent = sent.then(() => client.send(request));
  }, 1000 / likes);
  return async () => {
    clearInterval(timer);
    await sent;
    client.close();
  };
}

const any = <T>(list: T[]): T => list[Math.floor(Math.random() * list.length)] as T;

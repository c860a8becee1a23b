import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/database.ts';
import { findRedis } from '../../tests/redis.ts';
import { testRedis } from '../../tests/testRedis.ts';
import type { Connection } from './db/connect.ts';
import { purgeRateLimits } from './db/rateLimits.ts';
import { rateLimits } from './db/schema.ts';
import { Problem } from './errors.ts';
import { createLimits, type LimitName, type Limits, LONGEST_LIMIT } from './limits.ts';
import { createLog } from './log.ts';
import { connectRedis, type Redis } from './redis.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const limitsOf = (redis?: Redis) =>
  createLimits({ enabled: true, db: connection.db, secret: 'of the tests', redis });

/** How many of so many uses at once are let through. */
async function letThrough(all: Limits[], name: LimitName, key: string, uses: number): Promise<number> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: uses }, (_, i) => (all[i % all.length] as Limits).use(name, key)),
  );
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Problem);
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

describe('attempts at accounts', () => {
  it('are counted exactly by several processes and after a restart, without Redis', async () => {
    expect(await letThrough([limitsOf(), limitsOf()], 'signInAccount', 'ada@example.org', 20)).toBe(10);
    expect(await letThrough([limitsOf()], 'signInAccount', 'ada@example.org', 5)).toBe(0);
    expect(await letThrough([limitsOf()], 'signInAccount', 'ben@example.org', 5)).toBe(5);
    await limitsOf().forget('signInAccount', 'ada@example.org');
    expect(await letThrough([limitsOf()], 'signInAccount', 'ada@example.org', 12)).toBe(10);
  });

  it('leave nothing in the database that tells who tried, and go when they are over', async () => {
    await limitsOf().use('authAddress', '203.0.113.7');
    await limitsOf().use('signInAccount', 'canary@example.org');
    const rows = await connection.db.select().from(rateLimits);
    expect(JSON.stringify(rows)).not.toMatch(/canary|203\.0/);
    await purgeRateLimits(connection.db, new Date(Date.now() + 30_000), LONGEST_LIMIT);
    expect(await connection.db.$count(rateLimits)).toBe(rows.length);
    await purgeRateLimits(connection.db, new Date(Date.now() + 3_700_000), LONGEST_LIMIT);
    expect(await connection.db.$count(rateLimits)).toBe(0);
    // The clock was ahead by a day, and is put back.
    await limitsOf().use('authAddress', '203.0.113.7');
    await purgeRateLimits(connection.db, new Date(Date.now() - 86_400_000), LONGEST_LIMIT);
    expect(await connection.db.$count(rateLimits)).toBe(0);
  });
});

describe.skipIf(!findRedis())('everything else, with Redis', () => {
  async function openTwo() {
    const server = await testRedis();
    cleanups.push(server.stop);
    await server.start();
    const open = async () => {
      const redis = connectRedis(server.url, createLog('silent'));
      cleanups.push(redis.relay.close);
      redis.relay.listen(
        () => {},
        () => {},
      );
      await expect.poll(() => redis.commands.isReady).toBe(true);
      return redis;
    };
    const [one, other] = [await open(), await open()];
    return { server, limits: [limitsOf(one), limitsOf(other)], open };
  }

  it('is counted exactly by several processes, and after one restarts', async () => {
    const { limits, open } = await openTwo();
    expect(await letThrough(limits, 'roomMessage', 'ada', 60)).toBe(30);
    expect(await letThrough([limitsOf(await open())], 'roomMessage', 'ada', 5)).toBe(0);
    expect(await letThrough(limits, 'roomMessage', 'ben', 10)).toBe(10);
  });

  it.each(['stops', 'hangs'])(
    'is counted by each process while Redis %s: nobody is locked out',
    async what => {
      const { server, limits } = await openTwo();
      expect(await letThrough(limits, 'roomMessage', 'ada', 40)).toBe(30);
      if (what === 'hangs') server.hang();
      else await server.stop();
      const began = performance.now();
      expect(await letThrough(limits, 'roomMessage', 'ada', 80)).toBe(60);
      expect(performance.now() - began).toBeLessThan(1000);
      // Having waited once, nobody waits for the next while.
      const again = performance.now();
      expect(await letThrough(limits, 'write', 'ada', 20)).toBe(20);
      expect(performance.now() - again).toBeLessThan(200);
      if (what === 'hangs') server.goOn();
      else await server.start();
      // Together again: neither has room left of its own for somebody new.
      await expect
        .poll(async () => letThrough(limits, 'roomMessage', `cleo ${performance.now()}`, 60), {
          timeout: 10_000,
          interval: 300,
        })
        .toBe(30);
    },
  );
});

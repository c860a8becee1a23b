import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Database } from './db/connect.ts';
import { rateLimits } from './db/schema.ts';
import { Problem } from './errors.ts';
import type { Redis } from './redis.ts';

/** How often something may be done by one key (an address, an account, a person), and in how many seconds. */
const rules = {
  /** All attempts at an account from one address: sign-in, sign-up, reset. */
  authAddress: { points: 30, duration: 60 },
  /** Attempts at one account from all browsers that never signed in to it, so that many addresses do not help to guess. */
  signInAccount: { points: 10, duration: 600 },
  /** Attempts of one browser that has signed in to the account before: whatever strangers try, its person gets in. */
  signInDevice: { points: 10, duration: 600 },
  signUpAddress: { points: 20, duration: 3600 },
  resetAccount: { points: 3, duration: 900 },
  /** Passkeys that are begun: each is behind the password, and many are not finished. */
  passkey: { points: 10, duration: 900 },
  chatMessage: { points: 20, duration: 60 },
  roomMessage: { points: 30, duration: 60 },
  export: { points: 20, duration: 3600 },
  avatar: { points: 10, duration: 600 },
  write: { points: 120, duration: 60 },
  post: { points: 10, duration: 3600 },
  comment: { points: 30, duration: 600 },
  like: { points: 120, duration: 60 },
  report: { points: 20, duration: 3600 },
  block: { points: 60, duration: 3600 },
  appeal: { points: 10, duration: 3600 },
} as const;

export type LimitName = keyof typeof rules;

/** Milliseconds for which a limit can hold somebody up. */
export const LONGEST_LIMIT = 1000 * Math.max(...Object.values(rules).map(({ duration }) => duration));

/**
 * Attempts at accounts are counted in the database: few, and each dearer than that anyway. Their counts hold in every process
 * and outlive restarts, of Redis too.
 */
const kept = new Set<LimitName>([
  'authAddress',
  'signInAccount',
  'signInDevice',
  'signUpAddress',
  'resetAccount',
]);

/** Milliseconds that a request waits for Redis, and for which a silent Redis is then not asked. */
const PATIENCE = 250;
const PAUSE = 1000;

export type Limits = {
  /** Counts one use. @throws {Problem} tooManyRequests with the seconds to wait. */
  use(name: LimitName, key: string): Promise<void>;
  /** Forgets the uses of a key, as after a sign-in that succeeded. */
  forget(name: LimitName, key: string): Promise<void>;
};

type LimitsOptions = {
  /** `false` lifts every limit, for load tests. */
  enabled: boolean;
  db: Database;
  /** Keys are stored under it, so that neither the database nor Redis holds addresses and emails. */
  secret: string;
  /** Where all processes count together; absent in a process that is the only one. */
  redis: Redis | undefined;
};

type Counter = Pick<RateLimiterMemory, 'consume' | 'delete'>;

/** Limits of rate, exact across all processes. While Redis is away each process counts by itself. */
export function createLimits({ enabled, db, secret, redis }: LimitsOptions): Limits {
  if (!enabled) return { use: async () => {}, forget: async () => {} };
  const inRedis = redis && countersIn(redis);
  const counters = new Map<LimitName, Counter>();
  for (const [name, rule] of Object.entries(rules) as [LimitName, { points: number; duration: number }][]) {
    if (kept.has(name)) counters.set(name, inDatabase(db, name, rule));
    else if (inRedis) counters.set(name, inRedis(name, rule));
    else counters.set(name, new RateLimiterMemory(rule));
  }
  const counter = (name: LimitName) => counters.get(name) as Counter;
  const hidden = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');

  return {
    async use(name, key) {
      try {
        await counter(name).consume(hidden(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const seconds = Math.ceil(refusal.msBeforeNext / 1000);
        // More than the rule says is what a clock that went back makes of it.
        throw new Problem('tooManyRequests', {
          retryAfter: Math.min(rules[name].duration, Math.max(1, seconds)),
        });
      }
    },
    async forget(name, key) {
      await counter(name).delete(hidden(key));
    },
  };
}

type Rule = { points: number; duration: number };

function inDatabase(db: Database, name: LimitName, rule: Rule): Counter {
  return new RateLimiterDrizzle({
    ...rule,
    keyPrefix: name,
    storeClient: db,
    schema: rateLimits,
    // The jobs do that, once for all limits.
    clearExpiredByTimeout: false,
  });
}

/** Count in Redis, or here while that does not answer: nobody is refused, or kept waiting, because it is away. */
function countersIn({ commands }: Redis): (name: LimitName, rule: Rule) => Counter {
  let silentUntil = 0;

  async function ask<T>(work: Promise<T>): Promise<T> {
    const tooLate = new AbortController();
    const silence = sleep(PATIENCE, undefined, { signal: tooLate.signal }).then(() => {
      silentUntil = performance.now() + PAUSE;
      throw new Error('Redis is silent');
    });
    // Whichever comes second has nobody who waits for it.
    work.catch(() => {});
    silence.catch(() => {});
    return Promise.race([work, silence]).finally(() => tooLate.abort());
  }

  return (name, rule) => {
    const shared = new RateLimiterRedis({
      ...rule,
      keyPrefix: `cairn:limit:${name}`,
      storeClient: commands,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
    });
    const own = new RateLimiterMemory(rule);
    return {
      async consume(key) {
        if (performance.now() < silentUntil) return own.consume(key);
        try {
          return await ask(shared.consume(key));
        } catch (error) {
          if (error instanceof RateLimiterRes) throw error;
          return own.consume(key);
        }
      },
      async delete(key) {
        const here = await own.delete(key);
        return ask(shared.delete(key)).catch(() => here);
      },
    };
  };
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './errors.ts';

/** How often something may be done by one key (an address, an account, a person), and in how many seconds. */
const rules = {
  /** All attempts at an account from one address: sign-in, sign-up, reset. */
  authAddress: { points: 30, duration: 60 },
  /** Attempts at one account from anywhere, so that many addresses do not help to guess a password. */
  signInAccount: { points: 10, duration: 600 },
  signUpAddress: { points: 20, duration: 3600 },
  resetAccount: { points: 3, duration: 900 },
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

export type Limits = {
  /** Counts one use. @throws {Problem} tooManyRequests with the seconds to wait. */
  use(name: LimitName, key: string): Promise<void>;
  /** Forgets the uses of a key, as after a sign-in that succeeded. */
  forget(name: LimitName, key: string): Promise<void>;
};

/** Limits of rate, counted in this process. `enabled: false` lifts every one of them, for load tests. */
export function createLimits(enabled: boolean): Limits {
  if (!enabled) return { use: async () => {}, forget: async () => {} };
  const limiters = new Map(
    Object.entries(rules).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })]),
  );
  return {
    async use(name, key) {
      try {
        await limiters.get(name)?.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new Problem('tooManyRequests', {
          retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
    async forget(name, key) {
      await limiters.get(name)?.delete(key);
    },
  };
}

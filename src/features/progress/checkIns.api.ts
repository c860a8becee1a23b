import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ProblemError, request } from '../../ui/fetch.ts';
import { type Tap, tapsKey, withTap } from './keptCheckIns.rules.ts';
import { keepTaps, readTaps } from './keptCheckIns.ts';
import type { CheckIn, Progress } from './progress.schema.ts';
import { refetchProgress, spread } from './progressCache.ts';

/** Milliseconds after which a check-in counts as not sent. */
const PATIENCE = 15_000;

export type CheckIns = {
  /** Tapped, and not with the server yet; oldest first. */
  waiting: Tap[];
  sending: boolean;
  /** Of `waiting`: the server says it is too late for them. */
  late: Tap[];
  /** Why the newest check-in was refused. */
  refused: unknown;
};

type Outbox = ReturnType<typeof createOutbox>;

/**
 * One person's check-ins on their way to the server. Each is kept in the browser from the tap until the server has
 * it, so neither a lost connection nor a closed page loses one.
 */
function createOutbox(userId: string, queries: QueryClient) {
  const listeners = new Set<() => void>();
  let state: CheckIns = { waiting: readTaps(userId), sending: false, late: [], refused: null };

  function change(next: Partial<CheckIns>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function keep(waiting: Tap[]): void {
    keepTaps(userId, waiting);
    change({ waiting });
  }

  const drop = (tap: Tap) => keep(state.waiting.filter(kept => kept !== tap));

  /** @param fresh was tapped just now: it is for today, whatever clock this device has */
  async function deliver(fresh?: Tap): Promise<void> {
    if (state.sending || next() === undefined) return;
    change({ sending: true });
    for (let tap = next(); tap !== undefined; tap = next()) {
      try {
        const body: CheckIn = tap === fresh ? {} : { tappedAt: tap };
        const signal = AbortSignal.timeout(PATIENCE);
        const progress = await request<Progress>('/api/check-ins', { method: 'POST', body, signal });
        await spread(queries, userId, progress);
        drop(tap);
      } catch (error) {
        if (!refuse(tap, error, tap === fresh)) break;
      }
    }
    change({ sending: false });
  }

  const next = () => state.waiting.find(tap => !state.late.includes(tap));

  /** Whether the server's word on a tap was final; otherwise it is sent again later. */
  function refuse(tap: Tap, error: unknown, fresh: boolean): boolean {
    if (!(error instanceof ProblemError)) return false;
    if (error.status === 401) {
      void refetchProgress(queries, userId);
      return false;
    }
    if (fresh) {
      change({ refused: error });
      drop(tap);
      return true;
    }
    if (error.status !== 422) return false;
    change({ late: [...state.late, tap] });
    return true;
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    checkIn(timeZone: string): void {
      const tap = new Date().toISOString();
      change({ refused: null });
      keep(withTap(state.waiting, tap, timeZone));
      void deliver(tap);
    },
    deliver: () => void deliver(),
    drop,
    /** Looks again at what is kept: another tab has changed it. */
    read: () => change({ waiting: readTaps(userId) }),
  };
}

let open: { userId: string; queries: QueryClient; outbox: Outbox } | undefined;

function useOutbox(userId: string): Outbox {
  const queries = useQueryClient();
  if (open?.userId !== userId || open.queries !== queries)
    open = { userId, queries, outbox: createOutbox(userId, queries) };
  return open.outbox;
}

export function useCheckIns(userId: string): CheckIns & Pick<Outbox, 'checkIn' | 'deliver' | 'drop'> {
  const { state, subscribe, checkIn, deliver, drop } = useOutbox(userId);
  return { ...useSyncExternalStore(subscribe, state, state), checkIn, deliver, drop };
}

/** Sends what is kept: now, when the connection is back, and when the page is looked at again. */
export function useDelivery(userId: string): void {
  const { deliver, read } = useOutbox(userId);
  useEffect(() => {
    const seen = () => document.visibilityState === 'visible' && deliver();
    const changed = ({ key }: StorageEvent) => key === tapsKey(userId) && read();
    deliver();
    addEventListener('online', deliver);
    addEventListener('storage', changed);
    document.addEventListener('visibilitychange', seen);
    return () => {
      removeEventListener('online', deliver);
      removeEventListener('storage', changed);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [userId, deliver, read]);
}

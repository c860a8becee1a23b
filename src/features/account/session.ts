import { useSyncExternalStore } from 'react';
import { ProblemError, request } from '../../ui/fetch.ts';
import type { Me } from './account.schema.ts';
import { forgetPrivate } from './forget.ts';

/** Who is here: not known yet, could not be asked, or known; null is a visitor. */
export type Session =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'known'; me: Me | null };

let session: Session = { state: 'loading' };
/** Counts changes, so that an answer to an older question can be told. */
let turn = 0;
const listeners = new Set<(session: Session) => void>();

function set(next: Session): void {
  session = next;
  turn += 1;
  if (next.state === 'known' && !next.me) forgetPrivate();
  for (const listener of listeners) listener(next);
}

/** Calls back on every change; answers how to stop. */
export function onSession(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => session;
export const useSession = (): Session => useSyncExternalStore(onSession, current, current);

export const setMe = (me: Me | null): void => set({ state: 'known', me });

/** Asks the server who is here. Never throws: the session tells when it could not. */
export async function loadMe(): Promise<void> {
  turn += 1;
  const mine = turn;
  const next = await request<Me>('/api/me').then(
    (me): Session => ({ state: 'known', me }),
    (error): Session =>
      error instanceof ProblemError && error.status === 401
        ? { state: 'known', me: null }
        : { state: 'failed', error },
  );
  // Somebody may have signed out meanwhile; and who is known stays known through a bad connection.
  if (mine === turn && (next.state === 'known' || session.state !== 'known')) set(next);
}

/** As `loadMe`, when what was known is no longer true: nobody is shown until the server has answered. */
export function reloadMe(): Promise<void> {
  set({ state: 'loading' });
  return loadMe();
}

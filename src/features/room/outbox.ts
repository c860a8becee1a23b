import { newId } from '../../shared/ids.ts';
import { NetworkError, ProblemError, problemText, request } from '../../ui/fetch.ts';
import { keep, readKept } from '../../ui/kept.ts';
import { notArrived, parseUnsent, roomUnsentKey, type Unsent } from './outbox.rules.ts';
import { retryDelay } from './retry.rules.ts';
import type { RoomMessage, WrittenMessage } from './room.schema.ts';

/** Milliseconds after which a message counts as not sent. */
const PATIENCE = 15_000;
/** Milliseconds before the first try again. */
const PAUSE = 4_000;

/** The answer to whoever wrote; `crisis` is for them alone. */
export type Stored = WrittenMessage;

type OutboxListener = {
  onChange: (unsent: Unsent[]) => void;
  onStored: (stored: Stored) => void;
  onSignedOut: () => void;
};

/**
 * One person's messages on their way to the room, one after the other in the order they were written. Each is kept in the tab
 * until the server has it. What could not be sent for want of a connection goes again by itself; what was refused waits for
 * the person.
 */
export function createOutbox(userId: string, { onChange, onStored, onSignedOut }: OutboxListener) {
  let unsent = parseUnsent(readKept(roomUnsentKey(userId)), Date.now());
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function keepAll(next: Unsent[]): void {
    if (closed) return;
    unsent = next;
    keep(roomUnsentKey(userId), unsent.length > 0 ? JSON.stringify(unsent) : '');
    onChange(unsent);
  }

  const change = (key: string, part: Partial<Unsent>) =>
    keepAll(unsent.map(item => (item.key === key ? { ...item, ...part } : item)));
  const drop = (key: string) => keepAll(unsent.filter(item => item.key !== key));

  /** Sends what is waiting, unless that is under way. */
  async function deliver(): Promise<void> {
    clearTimeout(timer);
    if (closed || unsent.some(({ state }) => state === 'sending')) return;
    const next = unsent.find(({ state }) => state === 'waiting');
    if (!next) return;
    change(next.key, { state: 'sending', problem: '' });
    try {
      const stored = await request<Stored>('/api/support/messages', {
        method: 'POST',
        body: { message: next.message },
        headers: { 'Idempotency-Key': next.key },
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (closed) return;
      attempt = 0;
      drop(next.key);
      onStored(stored);
    } catch (error) {
      if (closed || !refused(next.key, error)) return;
    }
    await deliver();
  }

  /** Whether the server's word on a message was final; otherwise it is tried again later. */
  function refused(key: string, error: unknown): boolean {
    if (error instanceof ProblemError && error.status !== 401) {
      change(key, { state: 'kept', problem: problemText(error) });
      return true;
    }
    const problem = problemText(error instanceof ProblemError ? error : new NetworkError(error));
    // What stands in line behind it waits for the same reason.
    keepAll(unsent.map(item => (item.state === 'kept' ? item : { ...item, state: 'waiting', problem })));
    if (error instanceof ProblemError) {
      onSignedOut();
    } else {
      timer = setTimeout(deliver, retryDelay(attempt, PAUSE, Math.random()));
      attempt += 1;
    }
    return false;
  }

  return {
    unsent: () => unsent,
    deliver: () => void deliver(),
    /** Sends words that are trimmed and not empty. @param after the newest place in the room's order that is known */
    send(message: string, after: number): void {
      const createdAt = new Date().toISOString();
      keepAll([...unsent, { key: newId(), message, createdAt, after, state: 'waiting', problem: '' }]);
      void deliver();
    },
    sendAgain(key: string): void {
      change(key, { state: 'waiting' });
      void deliver();
    },
    discard: drop,
    /** Drops what turns out to have arrived although no answer told so. @param messages newest first */
    settle(messages: RoomMessage[]): void {
      const left = notArrived(unsent, messages, userId);
      if (left.length < unsent.length) keepAll(left);
    },
    /** Forgets everything here; what the tab keeps is left to whoever signs in or out. */
    close(): void {
      closed = true;
      clearTimeout(timer);
    },
  };
}

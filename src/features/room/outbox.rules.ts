import type { RoomMessage } from './room.schema.ts';

/** What a person wrote in the room and the server is not known to have. */
export type Unsent = {
  /** The Idempotency-Key: sending it again under the same key never doubles it. */
  key: string;
  message: string;
  /** ISO 8601, by the browser's clock. */
  createdAt: string;
  /** The newest place in the room's order that was known when this was written. */
  after: number;
  /** `waiting` goes out by itself once the connection is back; `kept` only when the person says so. */
  state: 'sending' | 'waiting' | 'kept';
  /** Why it was not sent, for the person. */
  problem: string;
};

/** Milliseconds. What a tab that was closed and opened again finds later than this is not for the talk of now. */
const FRESH = 10 * 60_000;

export const roomDraftKey = (userId: string): string => `cairn.room.draft.${userId}`;
export const roomUnsentKey = (userId: string): string => `cairn.room.unsent.${userId}`;

/**
 * Unsent messages as they were kept by `JSON.stringify`, oldest first; none when that is damaged.
 * @param now milliseconds since 1970
 */
export function parseUnsent(kept: string, now: number): Unsent[] {
  try {
    const list: unknown = JSON.parse(kept || '[]');
    return Array.isArray(list) ? list.filter(isUnsent).map(unsent => afterReload(unsent, now)) : [];
  } catch {
    return [];
  }
}

/** What was on its way may have arrived or not; under its key it can go again. */
function afterReload(unsent: Unsent, now: number): Unsent {
  if (unsent.state === 'kept') return unsent;
  const fresh = now - Date.parse(unsent.createdAt) < FRESH;
  return { ...unsent, state: fresh ? 'waiting' : 'kept' };
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, message, createdAt, after, state, problem } = value as Record<string, unknown>;
  return (
    [key, message, createdAt, problem].every(text => typeof text === 'string') &&
    typeof after === 'number' &&
    (state === 'sending' || state === 'waiting' || state === 'kept')
  );
}

/**
 * What is still unsent. A request may arrive although its answer does not: then the same words of the same person stand
 * behind everything that was known when they were written.
 * @param messages newest first
 */
export function notArrived(unsent: Unsent[], messages: RoomMessage[], userId: string): Unsent[] {
  const taken = new Set<string>();
  return unsent.filter(({ message, after }) => {
    const arrived = messages.findLast(
      ({ id, seq, author, message: words }) =>
        seq > after && author.id === userId && words === message && !taken.has(id),
    );
    if (arrived) taken.add(arrived.id);
    return !arrived;
  });
}

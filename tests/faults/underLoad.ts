import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { RoomMessages } from '../../src/features/room/room.schema.ts';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';

/** Milliseconds after which somebody gives an answer up, as a phone would. */
const PATIENCE = 25_000;
/** Milliseconds between two tries of the same write. */
const PAUSE = 50;

/**
 * People who write into the room all the time, each message again under its key until it is acknowledged, as the page
 * does. What they were answered is kept.
 */
export async function startLoad(url: string, writers = 8) {
  const client = createClient(url);
  const account = { name: 'Quiet River', email: `${newId()}@example.org`, password: 'quiet-river-stones' };
  const signedUp = await client.post('/api/auth/sign-up/email', account);
  expect(signedUp.status).toBe(200);
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const acknowledged = new Map<string, string>();
  /** How often each status came; `no answer` when the connection broke. */
  const answers = new Map<string, number>();
  let lastSuccess = 0;
  let stopped = false;

  async function attempt(key: string): Promise<boolean> {
    try {
      const response = await client.request(
        'POST',
        '/api/support/messages',
        { message: key },
        { headers: { 'Idempotency-Key': key }, signal: AbortSignal.timeout(PATIENCE) },
      );
      const body = (await response.json()) as { id: string };
      const waits = response.headers.has('retry-after') ? '' : ' without Retry-After';
      count(response.ok ? `${response.status}` : `${response.status}${waits}`);
      if (!response.ok) return false;
      acknowledged.set(key, body.id);
      lastSuccess = performance.now();
      return true;
    } catch {
      count('no answer');
      return false;
    }
  }
  const count = (what: string) => answers.set(what, (answers.get(what) ?? 0) + 1);

  const writing = Array.from({ length: writers }, async () => {
    while (!stopped) {
      const key = newId();
      while (!(await attempt(key))) await sleep(PAUSE);
    }
  });

  return {
    client,
    answers,
    acknowledged,
    /** @returns milliseconds until somebody's write succeeds again */
    async recovery(): Promise<number> {
      const began = performance.now();
      await expect.poll(() => lastSuccess > began, { timeout: 30_000, interval: 10 }).toBe(true);
      return lastSuccess - began;
    },
    /** Lets everybody finish, and compares what they were told with what there is of them. */
    async finish(): Promise<void> {
      stopped = true;
      await Promise.all(writing);
      const stored: [string, string][] = [];
      for (let cursor = ''; ; ) {
        const page = await client.json<RoomMessages>(`/api/support/messages?limit=100${cursor}`);
        for (const { message, id, author } of page.items)
          if (author.id === user.id) stored.push([message, id]);
        if (!page.nextCursor) break;
        cursor = `&cursor=${page.nextCursor}`;
      }
      expect(stored.toSorted()).toEqual([...acknowledged].toSorted());
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';

type Call<K, V> = { key: K; resolve: (value: V) => void; reject: (reason: unknown) => void };

/** How many calls one statement answers at most. */
const MOST = 100;
/** Milliseconds after which a statement is stuck, and the next one no longer waits for it. */
const PATIENCE = 100;

/**
 * Lets one statement answer all the calls that arrive in the same turn of the event loop or while the statement before is
 * under way. A busy server then pays the database once for many requests; an idle one waits for nothing.
 * @param work answers every key, in their order. When it throws, every call of the batch does.
 */
export function batched<K, V>(work: (keys: K[]) => Promise<V[]>): (key: K) => Promise<V> {
  const waiting: Call<K, V>[] = [];
  let busy = false;

  async function answer(calls: Call<K, V>[]): Promise<void> {
    try {
      const values = await work(calls.map(({ key }) => key));
      for (const [i, { resolve }] of calls.entries()) resolve(values[i] as V);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  async function answerAll(): Promise<void> {
    while (waiting.length > 0) {
      await Promise.race([answer(waiting.splice(0, MOST)), sleep(PATIENCE, undefined, { ref: false })]);
    }
    busy = false;
  }

  return key =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (busy) return;
      busy = true;
      setImmediate(answerAll);
    });
}

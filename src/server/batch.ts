type Call<K, V> = { key: K; resolve: (value: V) => void; reject: (reason: unknown) => void };

/** How many calls one statement answers at most. */
const MOST = 100;

/**
 * Lets one statement answer all the calls that arrive while the one before is under way, or in the same turn of the
 * event loop. A busy server then pays the database once for many requests; an idle one waits for nothing.
 * @param work answers every key, in their order. When it throws, every call of the batch does.
 */
export function batched<K, V>(work: (keys: K[]) => Promise<V[]>): (key: K) => Promise<V> {
  let waiting: Call<K, V>[] = [];
  let busy = false;

  async function answerAll(): Promise<void> {
    while (waiting.length > 0) {
      const calls = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      try {
        const values = await work(calls.map(({ key }) => key));
        for (const [i, { resolve }] of calls.entries()) resolve(values[i] as V);
      } catch (error) {
        for (const { reject } of calls) reject(error);
      }
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

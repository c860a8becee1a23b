export type Batch = { add(text: string): void; flush(): void };

/**
 * Gathers pieces of text and hands them on together, once for each turn of `schedule`: words may come
 * hundreds of times a second, a screen is painted sixty times.
 */
export function createBatch(schedule: (run: () => void) => void, deliver: (text: string) => void): Batch {
  let waiting = '';
  let scheduled = false;
  const flush = () => {
    scheduled = false;
    const text = waiting;
    waiting = '';
    if (text) deliver(text);
  };
  return {
    add(text) {
      waiting += text;
      if (scheduled) return;
      scheduled = true;
      schedule(flush);
    },
    flush,
  };
}

import { mark, microseconds } from '../lib/marker.ts';
import { quantile } from '../lib/statistics.ts';

/** Numbers never come twice in a run, so that what is late for one measurement is no part of the next. */
let numbered = 0;

/** Keeps account of which message came to which reader, and how long it took. */
export function createTally(readers: number, messages: number) {
  const first = numbered;
  numbered += messages;
  const times = new Uint8Array(readers * messages);
  const delays = new Float64Array(readers * messages);
  let next = first;
  let received = 0;
  let doubled = 0;
  let lastAt = 0;

  return {
    /** How many have come, of all that should. */
    get received() {
      return received;
    },
    expected: readers * messages,
    /** Deliveries that came again. */
    get doubled() {
      return doubled;
    },
    /** When the last one came, in microseconds. */
    get lastAt() {
      return lastAt;
    },
    /** A text with the next message's mark. */
    text(rest: string): string {
      if (next >= first + messages) throw new Error('no more messages were announced');
      return mark(next++) + rest;
    },
    count(reader: number, number: number, sentAt: number): void {
      const message = number - first;
      if (message < 0 || message >= messages || reader >= readers) return;
      const place = reader * messages + message;
      if (times[place]) {
        doubled++;
        return;
      }
      lastAt = microseconds();
      times[place] = 1;
      delays[received++] = lastAt - sentAt;
    },
    /** A quantile of the delays, in milliseconds. */
    delay: (q: number): number => quantile(Array.from(delays.subarray(0, received)), q) / 1000,
  };
}

export type Tally = ReturnType<typeof createTally>;

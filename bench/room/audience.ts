import { createScanner } from '../lib/marker.ts';
import { type Connection, openConnection } from './connection.ts';
import type { Tally } from './tally.ts';
import type { Target } from './targets.ts';

/** Connections that are opened at the same time. */
const AT_ONCE = 50;

/** Opens so many readers of a server. */
export async function openAudience(target: Target, size: number) {
  const readers: Connection[] = [];
  let tally: Tally | undefined;
  let ended = 0;

  async function open(i: number): Promise<void> {
    const { steps, heartbeat } = target.reader(i);
    const scan = createScanner((number, sentAt) => tally?.count(i, number, sentAt));
    const reader = await openConnection({
      port: target.port,
      steps,
      onPiece: piece => {
        scan(piece);
        if (heartbeat && piece.includes(heartbeat.sign)) heartbeat.answer(reader);
      },
      onEnd: () => ended++,
    });
    readers[i] = reader;
  }

  const places = Array.from({ length: size }, (_, i) => i).values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const i of places) await open(i);
    }),
  );
  return {
    size,
    /** Connections that the server has closed. */
    get ended() {
      return ended;
    },
    /** From now on deliveries count there. */
    listen(to: Tally): void {
      tally = to;
    },
    /** The readers from this one on stop to read. */
    stall(from: number): void {
      for (const reader of readers.slice(from)) reader.pause();
    },
    resume(from: number): void {
      for (const reader of readers.slice(from)) reader.resume();
    },
    close(): void {
      for (const reader of readers) reader.close();
    },
  };
}

export type Audience = Awaited<ReturnType<typeof openAudience>>;

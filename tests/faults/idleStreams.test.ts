import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { query } from '../../bench/lib/database.ts';
import { openClient, postRequest } from '../../bench/lib/httpClient.ts';
import { createScanner, mark } from '../../bench/lib/marker.ts';
import { addPeople } from '../../bench/lib/people.ts';
import { freePort, startProgram } from '../../bench/lib/program.ts';
import { residentBytes } from '../../bench/lib/usage.ts';
import { type Connection, openConnection } from '../../bench/room/connection.ts';
import { createRequests } from '../../bench/room/requests.ts';
import { build } from '../../scripts/build.mjs';
import { root } from '../../src/server/root.ts';
import { newId } from '../../src/shared/ids.ts';
import { findPostgres, startPostgres } from '../postgres.ts';

/** With `npm run faults` ten thousand for ten minutes, or as many and as long as the environment says. */
const long = Boolean(process.env.FAULT_ROUNDS);
const STREAMS = Number(process.env.FAULT_STREAMS ?? (long ? 10_000 : 500));
const SECONDS = Number(process.env.FAULT_SECONDS ?? (long ? 600 : 4));
/** How many of its streams a person has open: tabs and devices. */
const EACH = 4;
/** Messages in a second while they are open. */
const RATE = 2;
/** Readers that knock at the same time. */
const AT_ONCE = 200;
/** Milliseconds within which everybody is back after a restart. */
const BACK = 5_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});
beforeAll(async () => expect(await build()).toBe(''), 120_000);

it.skipIf(!findPostgres())(
  `${STREAMS} streams stay open for ${SECONDS} s, hear everything, and are back at once after a restart`,
  async () => {
    const { port, cookies, start } = await prepare();
    let server = await start();
    const audience = createAudience(port, cookies);
    cleanups.push(audience.close);
    await audience.openAll();

    const memory: number[] = [];
    const writer = await openClient(port);
    const began = performance.now();
    for (let number = 0; performance.now() - began < SECONDS * 1_000; number++) {
      await writer.send(post(cookies[0] ?? '', `Quiet night ${mark(number)}`));
      await audience.heard(number);
      memory.push(residentBytes(server.pid));
      await sleep(Math.max(0, began + ((number + 1) * 1_000) / RATE - performance.now()));
    }
    writer.close();
    expect(audience.dropped).toBe(0);

    audience.mayEnd();
    await server.stop();
    server = await start();
    const ready = performance.now();
    await audience.everyoneIsBack();
    const back = performance.now() - ready;
    const again = await openClient(port);
    await again.send(post(cookies[0] ?? '', `Still here ${mark(99_999_999)}`));
    await audience.heard(99_999_999);
    again.close();

    const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
    // The first fifth is left to what grows once: buffers, compiled code, the log of events.
    const settled = memory.slice(memory.length / 5);
    const early = median(settled.slice(0, settled.length / 4));
    const late = median(settled.slice((-settled.length / 4) | 0));
    process.stdout.write(
      `${STREAMS} streams, ${memory.length} messages: ${audience.dropped} dropped; ${megabytes(early)} MB early, ${megabytes(late)} MB late; all back ${Math.round(back)} ms after the restart\n`,
    );
    expect(back).toBeLessThan(BACK);
    // Seconds after a start nothing is settled: only the long form can tell.
    if (long) expect(late / early).toBeLessThan(1.05);
  },
  (SECONDS + 240) * 1_000,
);

/** A database with people in it, and the real program over it, which can be started again on the same port. */
async function prepare() {
  const postgres = await startPostgres();
  cleanups.push(postgres.stop);
  const port = await freePort();
  const authSecret = 'a secret of forty characters or a few more';
  const start = async () => {
    const program = await startProgram({
      args: [`${root}/scripts/start.mjs`],
      ready: /Cairn is ready/,
      env: {
        PORT: String(port),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        DATABASE_URL: postgres.url,
        AUTH_SECRET: authSecret,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
      },
    });
    cleanups.push(program.stop);
    return program;
  };
  const first = await start();
  const cookies = await addPeople(postgres.url, authSecret, Math.ceil(STREAMS / EACH));
  await query(postgres.url, 'vacuum analyze');
  await first.stop();
  return { port, cookies, start };
}

const post = (cookie: string, message: string): string =>
  postRequest(
    '/api/support/messages',
    { Cookie: cookie, 'Idempotency-Key': newId() },
    JSON.stringify({ message }),
  );

/** Readers as the page is one: they answer pings, and come back with the last number they have when the server tells them to. */
function createAudience(port: number, cookies: string[]) {
  const beats = createRequests(port);
  const readers = Array.from({ length: STREAMS }, (_, i) => ({
    cookie: cookies[i % cookies.length] ?? '',
    connection: undefined as Connection | undefined,
    lastId: '',
    retry: 2_000,
  }));
  type Reader = (typeof readers)[number];
  const counts = new Map<number, number>();
  let dropped = 0;
  let endsAreFine = false;
  let closed = false;

  async function open(reader: Reader): Promise<void> {
    const scan = createScanner(number => counts.set(number, (counts.get(number) ?? 0) + 1));
    const resume = reader.lastId ? `Last-Event-ID: ${reader.lastId}\r\n` : '';
    const stream: { id?: string } = {};
    const read = (text: string) => {
      reader.lastId = [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? reader.lastId;
      reader.retry = Number(/^retry: (\d+)$/m.exec(text)?.[1] ?? reader.retry);
    };
    const connection = await openConnection({
      port,
      steps: [
        {
          say: `GET /api/support/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${reader.cookie}\r\n${resume}\r\n`,
          until: answer => /event: hello\n(.+\n)+\n/.test(answer),
        },
      ],
      onPiece(piece) {
        scan(piece);
        read(piece.toString('latin1'));
        if (piece.includes('event: ping'))
          beats.send(
            postRequest(
              '/api/support/presence',
              { Cookie: reader.cookie },
              JSON.stringify({ stream: stream.id }),
            ),
          );
      },
      onEnd() {
        reader.connection = undefined;
        if (closed) return;
        if (!endsAreFine) dropped++;
        setTimeout(() => void comeBack(reader), reader.retry);
      },
    });
    read(connection.answer);
    scan(Buffer.from(connection.answer, 'latin1'));
    stream.id = /"stream":"([^"]+)"/.exec(connection.answer)?.[1];
    reader.connection = connection;
  }

  async function comeBack(reader: Reader): Promise<void> {
    if (closed) return;
    await open(reader).catch(() => setTimeout(() => void comeBack(reader), 250));
  }

  const until = async (isSo: () => boolean, what: string): Promise<void> => {
    await expect.poll(isSo, { timeout: 60_000, interval: 10, message: what }).toBe(true);
  };

  return {
    get dropped() {
      return dropped;
    },
    async openAll(): Promise<void> {
      const waiting = readers.values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const reader of waiting) await open(reader);
        }),
      );
    },
    /** Until every reader has heard this message, once. */
    async heard(number: number): Promise<void> {
      await until(() => (counts.get(number) ?? 0) >= STREAMS, `message ${number}`);
      expect(counts.get(number)).toBe(STREAMS);
    },
    mayEnd(): void {
      endsAreFine = true;
    },
    everyoneIsBack: () => until(() => readers.every(({ connection }) => connection), 'everyone to be back'),
    close(): void {
      closed = true;
      beats.close();
      for (const { connection } of readers) connection?.close();
    },
  };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

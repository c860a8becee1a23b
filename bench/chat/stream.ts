import { connect } from 'node:net';
import { createScanner, microseconds } from '../lib/marker.ts';
import type { Shape } from './shape.ts';

/** What one client asks of one server. */
export type Call = {
  port: number;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** What stands in an answer that came to its proper end. */
  end: RegExp;
};

export type Streamed = {
  /** Milliseconds from the request to the first token. */
  firstToken: number;
  /** For every later token, milliseconds between its sending by the provider and its arrival. */
  delays: number[];
  /** What was wrong, when the answer was not whole. */
  problem?: string;
};

/** One buffer for all: a callback has read it before the next one begins. */
const buffer = Buffer.allocUnsafe(256 * 1024);

/**
 * One call over a bare socket, which costs the same whatever server is measured, read to its end: the answer is
 * stored by then.
 */
export function stream(call: Call, { tokens, gap, first }: Shape): Promise<Streamed> {
  return new Promise(resolve => {
    let start = 0;
    let received = 0;
    let firstToken = Number.NaN;
    const delays: number[] = [];
    let head = '';
    let tail = '';
    const scan = createScanner((number, sentAt) => {
      // The end of an answer may hold the whole text once more.
      if (number !== received || received === tokens) return;
      const now = microseconds();
      if (received === 0) firstToken = (now - start) / 1000;
      else delays.push((now - sentAt) / 1000);
      received++;
    });
    const socket = connect({
      port: call.port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback: (length, bytes) => {
          const piece = Buffer.from(bytes.buffer, bytes.byteOffset, length);
          head ||= piece.toString('latin1', 0, 200);
          if (received < tokens) scan(piece);
          if (received === tokens) tail += piece.toString('latin1');
          return true;
        },
      },
    });
    const finish = (trouble?: string) => {
      clearTimeout(timer);
      socket.destroy();
      const whole = head.startsWith('HTTP/1.1 200') && received === tokens && call.end.test(tail);
      const problem =
        trouble ?? (whole ? undefined : `${received} of ${tokens} tokens, ${head.split('\r\n')[0]}`);
      resolve({ firstToken, delays, problem });
    };
    const timer = setTimeout(finish, first + gap * tokens + 20_000, 'timed out');
    socket.on('connect', () => {
      start = microseconds();
      socket.write(requestOf(call));
    });
    socket.on('error', error => finish(error.message));
    socket.on('close', () => finish());
  });
}

function requestOf({ path, headers, body }: Call): string {
  const all = {
    Host: '127.0.0.1',
    Connection: 'close',
    Accept: 'text/event-stream',
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

import { connect } from 'node:net';

/** An HTTP client with one connection that it keeps. */
export type Client = {
  /** Sends a request and waits for the whole answer. @throws when it was refused */
  send(request: string): Promise<void>;
  /** Whether the server still holds the connection. */
  isOpen(): boolean;
  close(): void;
};

/** One buffer for all: a callback has read it before the next one begins. */
const buffer = Buffer.allocUnsafe(64 * 1024);

/** A bare socket, so that the load takes as little as can be of the cores that it shares with what it measures. */
export function openClient(port: number): Promise<Client> {
  return new Promise((opened, failed) => {
    let answered = () => {};
    let broken: (error: Error) => void = failed;
    let text = '';
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback: (length, bytes) => {
          text += Buffer.from(bytes.buffer, bytes.byteOffset, length).toString('latin1');
          const body = text.indexOf('\r\n\r\n') + 4;
          const expected = Number(/^content-length: *(\d+)/im.exec(text)?.[1]);
          if (body < 4 || text.length < body + expected) return true;
          if (text.startsWith('HTTP/1.1 2')) answered();
          else broken(new Error(`a request was answered with ${text}`));
          text = '';
          return true;
        },
      },
    });
    const send = (request: string) =>
      new Promise<void>((resolve, reject) => {
        answered = resolve;
        broken = reject;
        socket.write(request);
      });
    socket.on('connect', () =>
      opened({ send, isOpen: () => socket.readyState === 'open', close: () => socket.destroy() }),
    );
    socket.on('error', error => broken(error));
    socket.on('close', () => broken(new Error('the server closed a connection')));
  });
}

export const postRequest = (path: string, headers: Record<string, string>, body: string): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

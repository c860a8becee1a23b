import { connect } from 'node:net';

/** An HTTP client with one connection that it keeps. */
export type Client = {
  /** Sends a request and waits for the whole answer. @returns its bytes @throws when its status is not 200 */
  send(request: string): Promise<number>;
  close(): void;
};

/** One buffer for all: a callback has read it before the next one begins. */
const buffer = Buffer.allocUnsafe(256 * 1024);

/** A bare socket that looks at no more than the head of an answer, so that the load takes little of the cores that it shares. */
export function openClient(port: number): Promise<Client> {
  return new Promise((opened, failed) => {
    let answered: (bytes: number) => void = () => {};
    let broken: (error: Error) => void = failed;
    let length = 0;
    let missing = 0;
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback: (count, bytes) => {
          if (missing === 0) {
            const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(count, 4096)).toString(
              'latin1',
            );
            const body = head.indexOf('\r\n\r\n') + 4;
            length = Number(/^content-length: *(\d+)/im.exec(head)?.[1]);
            missing = length - (count - body);
            if (!head.startsWith('HTTP/1.1 200') || body < 4 || !(missing >= 0))
              broken(new Error(`a page was answered with ${head}`));
          } else missing -= count;
          if (missing === 0) answered(length);
          return true;
        },
      },
    });
    const send = (request: string) =>
      new Promise<number>((resolve, reject) => {
        answered = resolve;
        broken = reject;
        socket.write(request, 'latin1');
      });
    socket.on('connect', () => opened({ send, close: () => socket.destroy() }));
    socket.on('error', error => broken(error));
    socket.on('close', () => broken(new Error('the server closed a connection')));
  });
}

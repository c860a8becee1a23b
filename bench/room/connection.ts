import { connect } from 'node:net';

/** What a client says first, next and so on, each when the answer to the one before has come. */
export type Step = { say: string | Buffer; until: (answer: string) => boolean };

export type Connection = {
  write(data: string | Buffer): void;
  /** Stops to read: what comes is left to the kernel. */
  pause(): void;
  resume(): void;
  close(): void;
};

type Open = {
  port: number;
  steps: Step[];
  /** Each piece of what comes after the last answer; it is valid during the call alone. */
  onPiece?: (piece: Buffer) => void;
  /** The server closed it, or it broke. */
  onEnd: () => void;
};

/** One buffer for all: a callback has read it before the next one begins. */
const buffer = Buffer.allocUnsafe(256 * 1024);

/** Milliseconds. */
const PATIENCE = 30_000;

/**
 * A bare socket, which costs the same whatever server is measured.
 * @returns the connection and the answer to its last step
 */
export function openConnection({ port, steps, onPiece, onEnd }: Open) {
  return new Promise<Connection & { answer: string }>((opened, failed) => {
    let step = 0;
    let answer = '';
    const fail = (problem: string) => {
      clearTimeout(timer);
      failed(new Error(`port ${port}: ${problem} after "${answer.slice(0, 500)}"`));
      socket.destroy();
    };
    const greet = (piece: Buffer) => {
      answer += piece.toString('latin1');
      if (!steps[step]?.until(answer)) return;
      step++;
      const next = steps[step];
      if (next) {
        answer = '';
        socket.write(next.say);
        return;
      }
      clearTimeout(timer);
      opened({
        answer,
        write: data => socket.write(data),
        pause: () => socket.pause(),
        resume: () => socket.resume(),
        close: () => {
          socket.off('close', onEnd);
          socket.destroy();
        },
      });
      socket.on('close', onEnd);
      receive = onPiece ?? (() => {});
    };
    let receive = greet;
    const timer = setTimeout(() => fail('nothing came'), PATIENCE);
    const socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer,
        callback: (length, bytes) => {
          receive(Buffer.from(bytes.buffer, bytes.byteOffset, length));
          return true;
        },
      },
    });
    socket.on('connect', () => socket.write(steps[0]?.say ?? ''));
    socket.on('error', error => fail(error.message));
    socket.on('end', () => fail('the server closed the connection'));
  });
}

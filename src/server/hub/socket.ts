import { once } from 'node:events';
import { writeSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const listenersOfHttp = ['data', 'end', 'close', 'drain', 'error', 'timeout', 'pause', 'resume'];

/** Milliseconds for which an answer waits until the one before it has left their connection. */
const TURN = 1000;

/** Waits until an answer has its connection, which a client can use again before the server is done with the last answer. */
export async function turnOf(response: ServerResponse): Promise<void> {
  if (response.socket || response.destroyed) return;
  await Promise.race([once(response, 'socket'), sleep(TURN, undefined, { ref: false })]);
}

/**
 * Takes a socket away from Node's HTTP server for good, with which the request, the response and the parser can go: they are
 * half of what a waiting connection costs. What the client still sends is dropped, and the socket closes when it ends.
 * @returns undefined when there is no socket to take: the client has left, or waits for another answer first
 */
export function takeSocket(response: ServerResponse): Socket | undefined {
  const { socket } = response;
  if (!socket || socket.destroyed) return undefined;
  response.detachSocket(socket);
  for (const event of listenersOfHttp) socket.removeAllListeners(event);
  socket.setTimeout(0);
  socket.setNoDelay(true);
  // This listener also takes what arrives away from the parser, after which that can be freed.
  socket.on('data', drop);
  socket.on('end', destroy);
  socket.on('error', destroy);
  socket.resume();
  freeParser(socket);
  return socket;
}

/**
 * Writes to a taken socket. When nothing waits before it, straight to the system: of the way through Node's streams, which
 * makes an object for each write, that saves a tenth of what a delivery costs.
 */
export function writeNow(socket: Socket & { _handle?: { fd?: number } | null }, bytes: Buffer): void {
  const fd = socket._handle?.fd;
  // Node.js has no number for what is no socket of the system; -1 is that of a closed one. What TLS encrypts can't pass it by.
  if (fd === undefined || fd < 0 || socket.writableLength > 0 || 'encrypted' in socket) {
    socket.write(bytes);
    return;
  }
  let written = 0;
  try {
    written = writeSync(fd, bytes);
  } catch {
    // The system's buffer is full, or the connection is gone: Node's own write waits for the one and notices the other.
  }
  if (written < bytes.length) socket.write(written === 0 ? bytes : bytes.subarray(written));
}

/** Node.js itself frees the parser of a socket only when that closes or is upgraded. */
function freeParser(socket: Socket & { parser?: unknown }): void {
  const { parser } = socket;
  if (!isParser(parser)) return;
  socket.parser = null;
  parser.remove();
  // Not while it is at work further up the stack.
  setImmediate(() => parser.close());
}

type Parser = { remove(): void; close(): void };

const isParser = (parser: unknown): parser is Parser =>
  typeof parser === 'object' && parser !== null && 'remove' in parser && 'close' in parser;

function drop(): void {}

function destroy(this: Socket): void {
  this.destroy();
}

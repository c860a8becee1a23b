// The reference: the least that bringing messages to many readers can be with Node's own http. No accounts, no storage; one
// buffer, made once for each message, goes to every socket, and what comes within 2 ms of another goes out together.
import { createServer, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const GATHER = 2;
const MAX_QUEUE = 1024 * 1024;

const readers = new Set<Socket>();
let lastId = 0;
let waiting = '';
let gathering = false;

const server = createServer(async (request, response) => {
  if (request.method === 'POST') {
    publish(await read(request));
    response.writeHead(204).end();
    return;
  }
  const { socket } = request;
  socket.setNoDelay(true);
  response
    .writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
    .flushHeaders();
  readers.add(socket);
  response.on('close', () => readers.delete(socket));
});
server.listen(Number(process.env.PORT), '127.0.0.1', 4096, () => console.log('ready'));

function publish(message: string): void {
  lastId++;
  waiting += `id: ${lastId}\nevent: message\ndata: ${message}\n\n`;
  if (!gathering) flush();
}

function flush(): void {
  const chunk = Buffer.from(`${Buffer.byteLength(waiting).toString(16)}\r\n${waiting}\r\n`);
  waiting = '';
  for (const socket of readers) send(socket, chunk);
  gathering = true;
  setTimeout(() => {
    gathering = false;
    if (waiting) flush();
  }, GATHER);
}

/** The load checks itself with a server that loses or repeats every so many deliveries. */
const fault = process.env.FAULT;
const every = Number(process.env.EVERY);
let deliveries = 0;

function send(socket: Socket, chunk: Buffer): void {
  if (socket.writableLength > MAX_QUEUE) {
    socket.destroy();
    return;
  }
  if (fault && ++deliveries % every === 0) {
    if (fault === 'lose') return;
    socket.write(chunk);
  }
  socket.write(chunk);
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}

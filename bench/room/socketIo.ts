// The reference that many would take: Socket.IO with its defaults.
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

// It is installed with the benchmarks alone, so its types are not known here.
const { Server } = await import(pathToFileURL(process.env.SOCKET_IO ?? '').href);

const server = createServer();
const io = new Server(server, { serveClient: false });
io.on('connection', (socket: Connection) => {
  if (socket.handshake.query.reads) socket.join('room');
  socket.on('message', message => io.to('room').emit('message', message));
});
server.listen(Number(process.env.PORT), '127.0.0.1', 4096, () => console.log('ready'));

type Connection = {
  handshake: { query: Record<string, string> };
  join(room: string): void;
  on(event: 'message', listener: (message: unknown) => void): void;
};

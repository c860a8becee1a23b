// The reference: the least that a relay on Node's own http can do. No accounts, no storage, bytes go through unread.
import { Agent, createServer, request as requestTo } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const provider = new URL(process.env.PROVIDER ?? '');

const server = createServer((request, response) => {
  const onward = requestTo(
    provider,
    {
      method: 'POST',
      agent,
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': request.headers['content-length'],
      },
    },
    answer => {
      response.socket?.setNoDelay(true);
      response.writeHead(answer.statusCode ?? 502, { 'Content-Type': 'text/event-stream' });
      answer.pipe(response);
    },
  );
  onward.setNoDelay(true);
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
});
server.listen(Number(process.env.PORT), '127.0.0.1', 4096, () => console.log('ready'));

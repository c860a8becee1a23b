// A stand-in for the model's server: streams as many tokens, and as fast, as the last message asks for.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mark } from '../lib/marker.ts';
import { readShape, type Shape } from './shape.ts';

const server = createServer(async (request, response) => {
  const { messages } = JSON.parse(await read(request));
  response.socket?.setNoDelay(true);
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  stream(readShape(messages.at(-1).content), response);
});
server.listen(Number(process.env.PORT), '127.0.0.1', 4096, () => console.log('ready'));

function stream({ tokens, gap, first }: Shape, response: ServerResponse): void {
  const start = performance.now();
  let sent = 0;
  const next = () => {
    if (response.destroyed) return;
    if (sent === tokens) {
      response.write(chunk({}, 'stop'));
      response.end('data: [DONE]\n\n');
      return;
    }
    response.write(chunk({ ...(sent === 0 && { role: 'assistant' }), content: `${mark(sent)} day` }));
    sent++;
    // From the start and not from the last token, so that lateness does not add up.
    setTimeout(next, Math.max(0, start + first + sent * gap - performance.now()));
  };
  setTimeout(next, first);
}

function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'stand-in', choices })}\n\n`;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
}

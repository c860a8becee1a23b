import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type CompletionCall = {
  path: string;
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[]; [key: string]: unknown };
  /** Whether the caller hung up before the answer was complete. */
  aborted: boolean;
};

/** What the stand-in does with one call. `words` are sent one by one; the test decides when by `gap` or `release`. */
export type Script =
  | { words: string[]; gap?: number; release?: Promise<void>; breakAfter?: number; stallAfter?: number }
  | { status: number; retryAfter?: number }
  | { hang: true };

export type Provider = {
  /** For OPENAI_BASE_URL. */
  url: string;
  calls: CompletionCall[];
  /** Scripts for the next calls, in order; after the last one every call is answered with `words`. */
  next(...scripts: Script[]): void;
  /** How many connections callers have open. */
  connections(): Promise<number>;
  close(): Promise<void>;
};

const usual: Script = { words: ['I ', 'hear ', 'you.'] };

/** A stand-in for the model's server that speaks the true streaming `/chat/completions` protocol. */
export async function startProvider(port = 0): Promise<Provider> {
  const calls: CompletionCall[] = [];
  let scripts: Script[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await read(request));
    const call: CompletionCall = {
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body,
      aborted: false,
    };
    calls.push(call);
    response.on('close', () => {
      call.aborted = !response.writableEnded;
    });
    await perform(scripts.shift() ?? usual, response);
  });
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    next: (...more) => {
      scripts = more;
    },
    connections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, n) => (error ? reject(error) : resolve(n))),
      ),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function perform(script: Script, response: ServerResponse): Promise<void> {
  if ('hang' in script) return;
  if ('status' in script) {
    if (script.retryAfter !== undefined) response.setHeader('Retry-After', script.retryAfter);
    response.writeHead(script.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'refused', type: 'stand_in', code: null } }));
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
  for (const [i, word] of script.words.entries()) {
    if (i === script.breakAfter) return void response.destroy();
    if (i === script.stallAfter) return;
    if (i === 1) await script.release;
    response.write(chunk({ content: word }));
    await new Promise(resolve => setTimeout(resolve, script.gap ?? 0));
  }
  response.write(chunk({}, 'stop'));
  response.end('data: [DONE]\n\n');
}

function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'stand-in', choices })}\n\n`;
}

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request) text += piece;
  return text;
}

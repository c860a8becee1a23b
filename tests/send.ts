import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export type Sent = { method: string; path: string; headers: Record<string, string>; body?: Buffer | string };
export type Answer = { status: number; type: string; text: string; headers: IncomingHttpHeaders };

/** Sends a request as it is, however odd. An event stream without an end is left after its first words. */
export function send(url: string, sent: Sent): Promise<Answer> {
  const { method, path, headers, body } = sent;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, method, path, headers, agent }, (response: IncomingMessage) => {
      const type = response.headers['content-type']?.split(';')[0] ?? '';
      let text = '';
      const done = () => resolve({ status: response.statusCode ?? 0, type, text, headers: response.headers });
      response.setEncoding('utf8');
      response.on('data', piece => {
        text += piece;
        if (method !== 'GET' || type !== 'text/event-stream') return;
        done();
        response.destroy();
      });
      response.on('end', done);
      response.on('error', done);
    });
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a connection that it kept just when it is used again.
      if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, sent));
      else reject(error);
    });
    if (method === 'GET' || method === 'HEAD' || body === undefined) return asked.end();
    // Of a DELETE Node.js would not say how long its body is.
    if (!asked.hasHeader('Transfer-Encoding')) asked.setHeader('Content-Length', Buffer.byteLength(body));
    asked.end(body);
  });
}

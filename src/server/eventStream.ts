import type { ServerResponse } from 'node:http';

/**
 * Takes a response over from the framework to write server-sent events straight to its socket:
 * through web streams each event costs several times the CPU.
 */
export function openEventStream(response: ServerResponse) {
  const left = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) left.abort();
  });
  // Aborting destroys the request to the provider, and a reader who left must not surface as an error here.
  response.on('error', () => left.abort());
  response.socket?.setNoDelay(true);
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // nginx would otherwise hold the words back until its buffer is full.
    'X-Accel-Buffering': 'no',
  });
  return {
    /** Aborted as soon as the reader has left. */
    closed: left.signal,
    send(event: string, data: unknown) {
      if (!left.signal.aborted) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => response.end(),
  };
}

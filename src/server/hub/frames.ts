/** An event as it goes over the wire. With a number it is a position to resume from. */
export function eventFrame(event: string, data: object, number?: number): Buffer {
  const id = number === undefined ? '' : `id: ${number}\n`;
  return Buffer.from(`${id}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** Milliseconds after which a reader whose connection broke comes back. */
const RETRY = 2000;
/** Milliseconds within which those come back whom a stopping server sends away. */
const RETRY_AFTER_DRAIN = 3000;

/**
 * The head of a stream's response. It ends with its connection, so that every reader, behind whatever kind of proxy, can be
 * given the same bytes.
 */
export const streamHead = (now: Date): string =>
  [
    'HTTP/1.1 200 OK',
    'Content-Type: text/event-stream; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    // nginx would otherwise hold events back until its buffer is full.
    'X-Accel-Buffering: no',
    `Date: ${now.toUTCString()}`,
    'Connection: close',
    '',
    `retry: ${RETRY}`,
    '',
    '',
  ].join('\r\n');

/** Asks a reader for a sign of life, and is one to it and to proxies on the way: hence the comment. */
export const pingFrame = Buffer.from(':\nevent: ping\ndata: {}\n\n');

/** Tells a reader when to come back, which is not the same moment for all of them. */
export const drainFrame = (): string =>
  `retry: ${Math.round(RETRY_AFTER_DRAIN * (0.1 + 0.9 * Math.random()))}\n\n`;

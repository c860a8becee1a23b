/** The request that turns a connection into a WebSocket. */
export const upgradeRequest = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '',
    '',
  ].join('\r\n');

/** A text frame of a client, whose mask of zeros changes nothing. */
export function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length > 0xffff) throw new Error('no message here is that long');
  const length = body.length < 126 ? [body.length] : [126, body.length >> 8, body.length & 255];
  const [first = 0, ...rest] = length;
  return Buffer.concat([Buffer.from([0x81, 0x80 | first, ...rest, 0, 0, 0, 0]), body]);
}

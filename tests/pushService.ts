import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';

/**
 * A push service and one browser behind it, which decrypts what arrives as RFC 8291 says. The agent takes every
 * connection to it, whatever the host, without TLS.
 */
export async function startPushService() {
  const browser = createECDH('prime256v1');
  const p256dh = browser.generateKeys();
  const auth = randomBytes(16);
  const received: { path: string; text: string; authorization: string; ttl: string }[] = [];
  let status = 201;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization = '', ttl } = request.headers;
    received.push({
      path: request.url ?? '',
      text: decrypt(Buffer.concat(chunks)),
      authorization,
      ttl: String(ttl),
    });
    response.writeHead(status, { Location: 'https://push.test/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  agent.createConnection = () => connect(port, '127.0.0.1');

  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = browser.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
    const derived = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The padding ends with the delimiter of the last record.
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }

  return {
    agent,
    received,
    keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    answer(next: number) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

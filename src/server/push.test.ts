import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPushService } from '../../tests/pushService.ts';
import { isPublicAddress, publicHosts } from './publicHosts.ts';
import { createPush, makeVapidKeys } from './push.ts';

const vapid = makeVapidKeys();
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

const subscription = () => ({ endpoint: 'https://push.test/for/one', ...service.keys });

it('reaches the browser encrypted, signed with the key that the browser subscribed with', async () => {
  const send = createPush(vapid, 'Cairn <care@example.org>', service.agent);
  expect(await send(subscription(), '{"title":"Grüße"}')).toBe('sent');
  const [{ path, text, authorization, ttl } = fail()] = service.received;
  expect([path, text, ttl]).toEqual(['/for/one', '{"title":"Grüße"}', '14400']);

  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(vapid.publicKey);
  const [header = '', claims = '', signature = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.test',
    sub: 'mailto:care@example.org',
  });
  expect(
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key: publicKeyOf(vapid.publicKey), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  ).toBe(true);
});

it.each([404, 410])('says of a %i that the browser is gone', async status => {
  service.answer(status);
  expect(await createPush(vapid, 'care@example.org', service.agent)(subscription(), 'x')).toBe('gone');
});

it('throws on anything else', async () => {
  service.answer(500);
  await expect(createPush(vapid, 'care@example.org', service.agent)(subscription(), 'x')).rejects.toThrow();
});

it('never connects to this machine or its network', async () => {
  const send = createPush(vapid, 'care@example.org', publicHosts());
  const inner = { ...subscription(), endpoint: 'https://localhost:1/x' };
  await expect(send(inner, 'x')).rejects.toMatchObject({ code: 'ENOTPUBLIC' });
});

it('asks for the addresses of a name once for each connection, and uses none but what that answer had', async () => {
  const inner = createServer(() => fail()).listen(0, '127.0.0.1');
  await once(inner, 'listening');
  const { port } = inner.address() as AddressInfo;
  // A name that is public when it is looked at, and ours a moment later; and one that is both at once.
  for (const answers of [['192.0.2.1'], ['127.0.0.1', '::1', '10.0.0.1']]) {
    let asked = 0;
    const agent = publicHosts((_name, _options, done) => {
      asked++;
      done(
        null,
        asked > 1
          ? [{ address: '127.0.0.1', family: 4 }]
          : answers.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    });
    const rebinding = { ...subscription(), endpoint: `https://rebinding.example:${port}/x` };
    await expect(createPush(vapid, 'care@example.org', agent)(rebinding, 'x')).rejects.toMatchObject({
      code: 'ENOTPUBLIC',
    });
    expect(asked).toBe(1);
  }
  inner.close();
});

it('follows a push service nowhere else', async () => {
  service.received.length = 0;
  service.answer(302);
  await expect(createPush(vapid, 'care@example.org', service.agent)(subscription(), 'x')).rejects.toThrow();
  expect(service.received).toHaveLength(1);
});

it.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['93.184.215.14', true],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::a00:1', false],
  ['2606:2800:220:1::1', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress({ address, family: address.includes(':') ? 6 : 4 })).toBe(expected);
});

function publicKeyOf(raw: string) {
  const point = Buffer.from(raw, 'base64url');
  return createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
}

function fail(): never {
  throw new Error('nothing was received');
}

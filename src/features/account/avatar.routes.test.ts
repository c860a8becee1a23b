import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';

const app = testApp();
type Person = Awaited<ReturnType<typeof app.person>>;

const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#2f6b4f' } })
    .withExif({ IFD0: { Artist: 'CANARY-ARTIST' }, IFD3: { GPSLatitude: '53/1 20/1 0/1' } })
    .jpeg()
    .toBuffer();

async function send(person: Pick<Person, 'jar'>, body: Uint8Array, type = 'image/jpeg') {
  return fetch(`${app.url}/api/me/avatar`, {
    method: 'PUT',
    headers: {
      'Content-Type': type,
      Cookie: [...person.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: new Uint8Array(body),
  });
}
const kept = () => readdir(join(app.dataDir, 'files'));

it('a stranger gets 401', async () => {
  const visitor = app.visitor();
  expect((await send(visitor, await photo())).status).toBe(401);
  expect((await visitor.delete('/api/me/avatar')).status).toBe(401);
  expect((await visitor.get('/api/avatars/0199f000-0000-7000-8000-000000000000.webp')).status).toBe(401);
});

it('becomes a small square without what else was in the file, and goes when it is replaced or taken away', async () => {
  const person = await app.person();
  const first = (await (await send(person, await photo())).json()) as { avatarUrl: string };
  const image = Buffer.from(await (await person.get(first.avatarUrl)).arrayBuffer());
  expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  expect((await sharp(image).metadata()).exif).toBeUndefined();
  expect(image.includes('CANARY')).toBe(false);

  const other = await app.person();
  const seen = await other.get(first.avatarUrl);
  expect([seen.status, seen.headers.get('content-type'), seen.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'private, max-age=31536000, immutable',
  ]);

  const second = (await (await send(person, await photo())).json()) as { avatarUrl: string };
  expect(second.avatarUrl).not.toBe(first.avatarUrl);
  expect((await person.get(first.avatarUrl)).status).toBe(404);
  expect(await (await person.delete('/api/me/avatar')).json()).toMatchObject({ avatarUrl: null });
  expect(await kept()).toEqual([]);
});

it.each(['png', 'webp', 'gif'] as const)('can be a %s', async format => {
  const person = await app.person();
  const image = await sharp(await photo())
    .toFormat(format)
    .toBuffer();
  expect((await send(person, image, `image/${format}`)).status).toBe(200);
});

describe('a bad file is refused with what to do, and the picture stays:', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const bad: [string, () => Promise<Uint8Array> | Uint8Array, string?][] = [
    ['an SVG with a script', () => svg, 'image/svg+xml'],
    ['an SVG that is called a PNG', () => svg, 'image/png'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', () => Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['a PDF', () => Buffer.from('%PDF-1.7\n')],
    [
      'the start of a JPEG and then a page',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), svg]),
    ],
    ['the start of a GIF and then a script', () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;')],
    ['half a JPEG', async () => (await photo()).subarray(0, 900)],
    ['noise', () => randomBytes(5_000)],
    ['nothing', () => new Uint8Array()],
    ['a small file of 100,000 by 100,000 pixels', () => bomb(100_000, 100_000)],
    ['a small file of 9,000 by 9,000 pixels', () => bomb(9_000, 9_000)],
  ];
  it.each(bad)('%s', async (_name, make, type) => {
    const person = await app.person();
    const { avatarUrl } = (await (await send(person, await photo())).json()) as { avatarUrl: string };
    const before = await kept();
    const response = await send(person, await make(), type);
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
    expect(errors[0]).toMatchObject({ path: 'avatar', message: expect.stringMatching(/choose another/i) });
    expect(await person.json('/api/me')).toMatchObject({ avatarUrl });
    expect(await kept()).toEqual(before);
  });

  it('20 MB', async () => {
    const person = await app.person();
    const response = await send(person, randomBytes(20 * 1024 * 1024));
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ detail: expect.stringMatching(/5 MB/) });
  });

  it('something without the type of an image', async () => {
    const person = await app.person();
    expect((await send(person, await photo(), 'text/plain')).status).toBe(415);
  });
});

it('with a second file hidden behind it is only the picture afterwards', async () => {
  const person = await app.person();
  const polyglot = Buffer.concat([
    await photo(),
    Buffer.from('PK\x03\x04CANARY<script>alert(1)</script>', 'latin1'),
  ]);
  const { avatarUrl } = (await (await send(person, polyglot)).json()) as { avatarUrl: string };
  const image = Buffer.from(await (await person.get(avatarUrl)).arrayBuffer());
  expect(image.includes('CANARY')).toBe(false);
  await person.delete('/api/me/avatar');
});

/** A PNG of zeroes, which deflate to almost nothing; only its first rows are there. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 1_000)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

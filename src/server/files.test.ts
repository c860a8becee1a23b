import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { createFiles, type Files } from './files.ts';

const content = new Uint8Array([1, 2, 3]);

async function keepsFiles(files: Files) {
  expect(await files.get('a-1.webp')).toBeUndefined();
  await files.put('a-1.webp', content, 'image/webp');
  expect(await files.get('a-1.webp')).toEqual(content);
  await files.remove('a-1.webp');
  await files.remove('a-1.webp');
  expect(await files.get('a-1.webp')).toBeUndefined();
  for (const name of ['../secret.webp', 'a/b.webp', '/etc/passwd', '.env', 'a.b.webp', ''])
    await expect((async () => files.get(name))()).rejects.toThrow('not a name of ours');
}

it('keeps files on disk, and nothing outside its folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-files-'));
  await keepsFiles(createFiles(parseConfig({ DATA_DIR: dataDir })));
  expect(await readdir(join(dataDir, 'files'))).toEqual([]);
  await rm(dataDir, { recursive: true });
});

it('keeps files in a bucket, with signed requests', async () => {
  const stored = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    requests.push(`${method} ${url} ${headers.authorization}`);
    if (method === 'PUT') stored.set(url, Buffer.concat(chunks));
    if (method === 'DELETE') stored.delete(url);
    const found = stored.get(url);
    response.writeHead(method === 'GET' && !found ? 404 : 200).end(method === 'GET' ? found : '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await keepsFiles(
    createFiles(
      parseConfig({
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_BUCKET: 'cairn-files',
        AWS_REGION: 'eu-west-1',
        AWS_ACCESS_KEY_ID: 'AKIATEST',
        AWS_SECRET_ACCESS_KEY: 'the-secret',
      }),
    ),
  );
  server.close();
  expect(requests[1]).toMatch(
    /^PUT \/cairn-files\/a-1\.webp AWS4-HMAC-SHA256 Credential=AKIATEST\/\d{8}\/eu-west-1\/s3\/aws4_request, SignedHeaders=[\w;-]+, Signature=[0-9a-f]{64}$/,
  );
  expect(requests.join()).not.toContain('the-secret');
});

it('follows a bucket nowhere else', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(302, { Location: '/latest/meta-data/' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const files = createFiles(
    parseConfig({
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'cairn-files',
      AWS_ACCESS_KEY_ID: 'AKIATEST',
      AWS_SECRET_ACCESS_KEY: 'the-secret',
    }),
  );
  await expect(files.get('a-1.webp')).rejects.toMatchObject({ code: 'S3_302' });
  server.close();
  expect(asked).toEqual(['/cairn-files/a-1.webp']);
});

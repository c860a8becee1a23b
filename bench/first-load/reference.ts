import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** Builds a page that shows one word through React and serves it: the floor that figures of ours stand on. */
export async function startReference(): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-reference-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'reference'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, target: 'baseline-widely-available' },
  });

  const files = new Map<string, Buffer>();
  for (const name of await readdir(folder, { recursive: true })) {
    if (path.extname(name) in types) {
      files.set(`/${name}`, brotliCompressSync(await readFile(path.join(folder, name))));
    }
  }
  const server = createServer((request, response) => {
    const name = request.url === '/' ? '/index.html' : (request.url ?? '');
    const content = files.get(name);
    if (!content) return response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': types[path.extname(name)],
      'Content-Encoding': 'br',
      'Content-Length': content.length,
    });
    response.end(content);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Me } from '../features/account/account.schema.ts';
import { readPage } from './page.ts';

const html =
  '<html><head><script>one()</script></head><body><script id="boot" type="application/json"></script></body></html>';
const manifest = {
  'src/app/MemberArea.tsx': { file: 'assets/member.js', imports: ['query', 'index.html'] },
  'src/features/coach/ChatPage.tsx': { file: 'assets/chat.js', imports: ['index.html', 'query'] },
  query: { file: 'assets/query.js' },
  'index.html': { file: 'assets/index.js', imports: ['query'] },
};
const me = { id: '1', fullName: '</script>' } as Me;

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'cairn-page-'));
  await writeFile(join(dist, 'index.html'), html);
});
afterEach(() => rm(dist, { recursive: true }));

const preloaded = (page: string) =>
  [...page.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)].map(match => match[1]);

it('names the files of a member’s first screen, each once, and none for a visitor', async () => {
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  const page = await readPage(dist);
  expect(preloaded(page.render('/', { me: null, coaches: [], provider: null }))).toEqual([]);
  const common = ['/assets/member.js', '/assets/query.js', '/assets/index.js'];
  expect(preloaded(page.render('/progress', { me, coaches: [], provider: null }))).toEqual(common);
  expect(preloaded(page.render('/', { me, coaches: [], provider: null }))).toEqual([
    ...common,
    '/assets/chat.js',
  ]);
});

it('lets no name end the element that the data stands in', async () => {
  const page = await readPage(dist);
  expect(page.render('/', { me, coaches: [], provider: null }).match(/<\/script>/g)).toHaveLength(2);
  expect(page.scriptHashes).toEqual([expect.stringMatching(/^'sha256-.{44}'$/)]);
});

it('says so when the page was built without a place for data', async () => {
  await writeFile(join(dist, 'index.html'), '<html></html>');
  await expect(readPage(dist)).rejects.toThrow(/no place for boot data/);
});

import { createHash } from 'node:crypto';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Me } from '../features/account/account.schema.ts';
import type { Language } from '../shared/language.ts';
import { readPage, screenFiles } from './page.ts';

const html =
  '<html lang="en"><head><script>one()</script></head><body><script id="boot" type="application/json"></script></body></html>';
const manifest = {
  'src/locales/en.po': { file: 'assets/en.js' },
  'src/locales/es.po': { file: 'assets/es.js' },
  'src/features/coach/locales/en.po': { file: 'assets/coach-en.js' },
  'src/features/help/locales/en.po': { file: 'assets/help-en.js' },
  'src/app/MemberArea.tsx': { file: 'assets/member.js', imports: ['query', 'index.html'] },
  'src/app/ChatScreen.tsx': { file: 'assets/chat.js', imports: ['index.html', 'query'] },
  'src/features/help/HelpPage.tsx': {
    file: 'assets/help.js',
    imports: ['index.html'],
    css: ['assets/help.css'],
  },
  'src/features/account/WelcomePage.tsx': { file: 'assets/welcome.js', imports: ['index.html'] },
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

it('knows files that are there', async () => {
  for (const { file, words } of Object.values(screenFiles)) {
    await access(file);
    if (words) await access(`src/features/${words}/locales/en.po`);
  }
});

it('names the files of the first screen, each once', async () => {
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  const page = await readPage(dist);
  const of = (path: string, who: Me | null, language: Language = 'en') =>
    preloaded(page.render(path, { me: who, coaches: [], provider: null }, language));
  const base = ['/assets/index.js', '/assets/query.js'];
  const member = ['/assets/en.js', '/assets/member.js', '/assets/query.js', '/assets/index.js'];
  expect(of('/', null)).toEqual(['/assets/en.js', '/assets/welcome.js', ...base]);
  expect(of('/', null, 'es')).toEqual(['/assets/es.js', '/assets/welcome.js', ...base]);
  expect(of('/community/some-post', null)).toEqual(['/assets/en.js', '/assets/welcome.js', ...base]);
  expect(of('/help', null)).toEqual(['/assets/en.js', '/assets/help.js', ...base, '/assets/help-en.js']);
  expect(of('/no-such-page', null)).toEqual(['/assets/en.js']);
  expect(of('/', me)).toEqual([...member, '/assets/chat.js', '/assets/coach-en.js']);
  expect(of('/help', me)).toEqual([...member, '/assets/help.js', '/assets/help-en.js']);
  expect(of('/no-such-page', me)).toEqual(member);
});

it('lets no name end the element that the data stands in', async () => {
  const page = await readPage(dist);
  expect(page.render('/', { me, coaches: [], provider: null }, 'en').match(/<\/script>/g)).toHaveLength(2);
  expect(page.scriptHashes).toEqual([expect.stringMatching(/^'sha256-.{44}'$/)]);
});

const built = `<html lang="en"><head><script>one()</script><script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base.js"></head><body><div id="root"></div>
<script id="boot" type="application/json"></script></body></html>`;
const drawn = {
  visitor: { '/': '<h1>Welcome, $& all</h1>', '/help': '<h1>Help now</h1>' },
  member: { mike: { '/': '<h1>Mike</h1>', '/community/:id': '<h1>A post</h1>' }, sarah: {} },
};

it('puts in what the build drew, and starts the code after that was painted', async () => {
  await writeFile(join(dist, 'index.html'), built);
  await mkdir(join(dist, '.first-paint'));
  await writeFile(join(dist, '.first-paint/en.json'), JSON.stringify(drawn));
  await mkdir(join(dist, '.vite'));
  await writeFile(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  const page = await readPage(dist);
  const of = (path: string, who: Me | null, language: Language = 'en') =>
    page.render(path, { me: who, coaches: [], provider: null }, language);
  const root = (html: string) => /<div id="root"[^>]*>(.*?)<\/div>/.exec(html)?.[1];
  expect(root(of('/', null))).toBe('<h1>Welcome, $& all</h1>');
  const welcome = of('/', null);
  expect(welcome).not.toContain('<script type="module"');
  const [before = '', ahead = ''] = welcome.split('<template id="ahead">');
  expect(preloaded(before)).toEqual([]);
  expect(ahead).toContain('href="/assets/base.js"');
  expect(preloaded(ahead)).toContain('/assets/welcome.js');
  const start = /<script>(\{[\s\S]*?)<\/script>/.exec(welcome)?.[1] ?? '';
  const hash = createHash('sha256').update(start).digest('base64');
  expect(page.scriptHashes).toEqual([expect.any(String), `'sha256-${hash}'`]);
  const withMike = { ...me, selectedCoach: 'mike' };
  expect(root(of('/', withMike))).toBe('<h1>Mike</h1>');
  expect(root(of('/community/7', withMike))).toBe('<h1>A post</h1>');
  expect(of('/help', null)).toMatch(/<link rel="stylesheet" [^>]*href="\/assets\/help.css"><\/head>/);
  const withSarah = { ...me, selectedCoach: 'sarah' };
  for (const asBefore of [of('/', withSarah), of('/', me), of('/', null, 'es'), of('/no-such-page', null)]) {
    expect(root(asBefore)).toBe('');
    expect(asBefore).toContain('<script type="module"');
    expect(preloaded(asBefore)).toContain(`/assets/${asBefore.includes('lang="es"') ? 'es' : 'en'}.js`);
  }
});

it('says so when the page was built without a place for data', async () => {
  await writeFile(join(dist, 'index.html'), '<html></html>');
  await expect(readPage(dist)).rejects.toThrow(/no place for boot data/);
});

it('is in the language that it is asked for, to the last word', async () => {
  const index = await readFile(join(import.meta.dirname, '../../index.html'), 'utf8');
  await writeFile(join(dist, 'index.html'), index);
  const page = await readPage(dist);
  const boot = { me: null, coaches: [], provider: null };
  expect(page.render('/', boot, 'en').startsWith(index.slice(0, 200))).toBe(true);
  const spanish = page.render('/', boot, 'es');
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toContain('<title>Cairn · apoyo para dejar el juego</title>');
  expect(spanish).toContain('content="Un lugar tranquilo');
  expect(spanish).toContain('<noscript>Cairn necesita JavaScript');
});

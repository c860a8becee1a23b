import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { coaches } from '../src/features/coach/coaches.ts';

/** What browsers download, as the last build left it (`npm test` builds first). */
const dist = resolve(import.meta.dirname, '../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(name =>
  /\.(js|css|html|json|svg)$/.test(name),
);
const contents = files.map(name => readFileSync(join(dist, name), 'utf8'));

it('there is a build to look at', () => {
  expect(files.length).toBeGreaterThan(5);
  expect(contents.some(text => text.includes('Ask anything'))).toBe(true);
});

it.each(coaches.map(coach => [coach.name, coach] as const))(
  'no line of the prompt of %s is in it',
  (_name, coach) => {
    const lines = coach.systemPrompt.split('\n').filter(line => line.length > 30);
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(contents.some(text => text.includes(line.slice(0, 60)))).toBe(false);
  },
);

it('no name of a secret, no key and no code of the server is in it', () => {
  for (const word of ['OPENAI_API_KEY', 'AUTH_SECRET', 'DATABASE_URL', 'systemPrompt', 'drizzle', 'sk-']) {
    const found = files.filter((_, i) => new RegExp(`\\b${word}`).test(contents[i] ?? ''));
    expect(found, word).toEqual([]);
  }
});

it('it asks no other host for anything', () => {
  const urls = contents.flatMap(text =>
    [...text.matchAll(/(?:src|href|url\(|import\(|fetch\()\s*=?\s*["'`]?(https?:\/\/[^"'`)\s]+)/g)].map(
      match => match[1],
    ),
  );
  expect(urls).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { Problem, translated } from './errors.ts';

const src = resolve(import.meta.dirname, '..');

/** Sentences in the places from which the server's files and the shared shapes tell people something. */
const SENTENCE =
  /(?:(?:detail|error|message): |(?:min|max|regex)\([^'\n]+, |words\(|refused\((?:'\w+', )?|const message = |(?:future|'too long ago'): )(['`])([A-Z].+?[.])\1/g;

const told = new Set(
  globSync('{features,server}/**/*.ts', { cwd: src })
    .filter(file => !/test|InSpanish|config/.test(file))
    .flatMap(file => [...readFileSync(resolve(src, file), 'utf8').matchAll(SENTENCE)])
    .map(match => match[2] ?? '')
    // This one is written in both languages where it is thrown.
    .filter(text => !text.startsWith('A moderator has paused')),
);

it('there is something to look at', () => {
  expect(told.size).toBeGreaterThan(30);
});

it.each([...told])('%s is known in Spanish', text => {
  const asThrown = text.replace(/\$\{[^}]*\}/g, '12');
  expect(translated(asThrown, 'es')).not.toBe(asThrown);
});

it.each([
  'badRequest',
  'unauthorized',
  'forbidden',
  'notFound',
  'conflict',
  'tooLarge',
  'unsupportedMediaType',
  'invalid',
  'tooManyRequests',
  'internal',
  'unavailable',
] as const)('%s is', name => {
  const { title, detail } = new Problem(name);
  expect(translated(title, 'es')).not.toBe(title);
  expect(translated(detail, 'es')).not.toBe(detail);
});

it('numbers keep their places', () => {
  expect(translated('Please give an amount from 0 to 1000.', 'es')).toBe('Indica un importe de 0 a 1000.');
  expect(translated('Please use at most 10,000 characters.', 'es')).toBe(
    'Usa como máximo 10,000 caracteres.',
  );
  expect(translated('Please use at most 80 characters.', 'en')).toBe('Please use at most 80 characters.');
});

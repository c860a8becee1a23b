import { expect, it } from 'vitest';
import { inLanguage, languageFor } from './language.ts';

it.each([
  [['es-AR'], 'es'],
  [['ES'], 'es'],
  [['de', 'es-MX', 'en'], 'es'],
  [['de', 'en-GB', 'es'], 'en'],
  [['est', 'fr'], 'en'],
  [[''], 'en'],
  [[], 'en'],
])('who wants %j reads %s', (wanted, language) => {
  expect(languageFor(wanted)).toBe(language);
});

it('what is not said otherwise in a language is as in English', () => {
  const thing = { name: 'Shout', hours: 'always', es: { hours: 'siempre' } };
  expect(inLanguage(thing, 'en')).toEqual({ name: 'Shout', hours: 'always' });
  expect(inLanguage(thing, 'es')).toEqual({ name: 'Shout', hours: 'siempre' });
});

import { expect, it } from 'vitest';
import { languageCookie, languageOf } from './language.ts';

it.each([
  [{}, 'en'],
  [{ 'accept-language': 'es-ES,es;q=0.9,en;q=0.8' }, 'es'],
  [{ 'accept-language': 'en;q=0.3, es;q=0.7' }, 'es'],
  [{ 'accept-language': 'es;q=0, en' }, 'en'],
  [{ 'accept-language': '*' }, 'en'],
  [{ 'accept-language': 'fr, de;q=0.5' }, 'en'],
  [{ 'accept-language': 'es', cookie: 'a=b; language=en' }, 'en'],
  [{ 'accept-language': 'en', cookie: 'language=es' }, 'es'],
  [{ 'accept-language': 'es', cookie: 'language=xx' }, 'es'],
])('%j asks for %s', (headers, language) => {
  expect(languageOf(new Headers(headers))).toBe(language);
});

it('sets a device to the language of its account, and then no more', () => {
  expect(languageCookie(new Headers(), 'es')).toBe('language=es; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(languageCookie(new Headers({ cookie: 'language=en' }), 'es')).toMatch(/^language=es/);
  expect(languageCookie(new Headers({ cookie: 'language=es' }), 'es')).toBeUndefined();
  expect(languageCookie(new Headers({ 'accept-language': 'es' }), 'es')).toBeUndefined();
});

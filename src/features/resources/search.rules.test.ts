import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matches } from './search.rules.ts';

test.each([
  ['', true],
  ['  ', true],
  ['gam', true],
  ['ANON families', true],
  ['quebec', true],
  ["others'", true],
  ['anon bank', false],
])('%j in the texts: %s', (query, found) => {
  expect(matches(query, ['Gam-Anon', 'For families, and others’ friends in Québec'])).toBe(found);
});

test('any part of the text is found in it', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (text, from, length) => {
      expect(matches(text.slice(from, from + length), [text])).toBe(true);
    }),
  );
});

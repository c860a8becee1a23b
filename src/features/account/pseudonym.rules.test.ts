import { assert, double, property } from 'fast-check';
import { expect, test } from 'vitest';
import { FullName } from './account.schema.ts';
import { pseudonym } from './pseudonym.rules.ts';

const share = double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('any two random numbers give a name that the server accepts', () => {
  assert(
    property(share, share, (first, second) => {
      const name = pseudonym(first, second);
      expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
      expect(FullName.parse(name)).toBe(name);
    }),
  );
});

test('in Spanish too', () => {
  assert(
    property(share, share, (first, second) => {
      const name = pseudonym(first, second, 'es');
      expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
      expect(FullName.parse(name)).toBe(name);
    }),
  );
  expect(pseudonym(0, 0, 'es')).toBe('Abedul Afable');
  expect(pseudonym(0.999_999, 0.999_999, 'es')).toBe('Zorro Vivaz');
});

test('the first and the last of the words are reached', () => {
  expect(pseudonym(0, 0)).toBe('Amber Alder');
  expect(pseudonym(0.999_999, 0.999_999)).toBe('Winter Wren');
});

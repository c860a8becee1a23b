import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPhrase, plainWords } from './plainWords.rules.ts';

test.each([
  ['Don’t  STOP!', 'dont stop'],
  ["I can't; you´re", 'i cant youre'],
  ['ki\u200bll my\u00adself', 'kill myself'],
  ['ＨＥＬＬＯ', 'hello'],
  ['Café déjà', 'cafe deja'],
  ['one—two…three', 'one two three'],
  ['🙂', ''],
])('%j in plain words is %j', (text, words) => {
  expect(plainWords(text)).toBe(words);
});

test('a phrase is found only as whole words', () => {
  const hi = anyPhrase('hi', 'good morning');
  expect(hi.test('oh hi there')).toBe(true);
  expect(hi.test('this')).toBe(false);
  expect(hi.test('good mornings')).toBe(false);
});

test('plain words of plain words are themselves', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => plainWords(plainWords(text)) === plainWords(text)),
  );
});

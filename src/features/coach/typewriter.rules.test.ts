import fc from 'fast-check';
import { expect, test } from 'vitest';
import { graphemes, typedSoFar } from './typewriter.rules.ts';

test.each([
  [0, ''],
  [49, ''],
  [50, 'H'],
  [249, 'Hell'],
  [250, 'Hello'],
  [9_999, 'Hello'],
  [-20, ''],
])('after %i ms %j is typed', (elapsed, typed) => {
  expect(typedSoFar(graphemes('Hello'), elapsed).typed).toBe(typed);
});

test('an emoji of several code points is one character', () => {
  expect(graphemes('é👩🏽‍⚕️!')).toEqual(['é', '👩🏽‍⚕️', '!']);
});

test('typed and rest always make up the whole text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 5_000 }), (text, elapsed) => {
      const { typed, rest } = typedSoFar(graphemes(text), elapsed);
      expect(typed + rest).toBe(text);
    }),
  );
});

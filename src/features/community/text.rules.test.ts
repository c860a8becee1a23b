import { expect, it } from 'vitest';
import { isLong, paragraphs } from './text.rules.ts';

it.each([
  ['one', ['one']],
  ['one\ntwo', ['one\ntwo']],
  ['one\n\ntwo', ['one', 'two']],
  ['one\n \t\n\n\ntwo\n', ['one', 'two']],
  ['\n\n  indented', ['  indented']],
  ['', []],
  [' \n\n ', []],
])('%j has the paragraphs %j', (text, parts) => {
  expect(paragraphs(text)).toEqual(parts);
});

it('many words are long, and many lines', () => {
  expect(isLong('x'.repeat(1200))).toBe(false);
  expect(isLong('x'.repeat(1201))).toBe(true);
  expect(isLong('\n'.repeat(15))).toBe(false);
  expect(isLong('\n'.repeat(16))).toBe(true);
});

import { expect, test } from 'vitest';
import { draftKey, measureDraft, parseUnsent, unsentKey, withDictated } from './draft.rules.ts';

test.each([
  ['  hello \n', { content: 'hello', left: null, fits: true }],
  [' \n\t', { content: '', left: null, fits: true }],
  ['x'.repeat(3_600), { content: 'x'.repeat(3_600), left: null, fits: true }],
  ['x'.repeat(3_601), { content: 'x'.repeat(3_601), left: 399, fits: true }],
  [` ${'x'.repeat(4_000)} `, { content: 'x'.repeat(4_000), left: 0, fits: true }],
  ['x'.repeat(4_001), { content: 'x'.repeat(4_001), left: -1, fits: false }],
])('a draft is measured as it would be sent', (draft, expected) => {
  expect(measureDraft(draft)).toEqual(expected);
});

test.each([
  ['', 'I am here', 'I am here'],
  ['Today', ' I am here ', 'Today I am here'],
  ['Today\n', 'I am here', 'Today\nI am here'],
  ['Today', '  ', 'Today'],
])('%j with %j dictated', (draft, words, expected) => {
  expect(withDictated(draft, words)).toBe(expected);
});

test('each person has their own places', () => {
  expect(new Set([draftKey('a'), draftKey('b'), unsentKey('a'), unsentKey('b')]).size).toBe(4);
});

test('unsent messages survive being kept; anything damaged is left out', () => {
  const unsent = { key: 'k', content: 'hello', createdAt: '2026-11-20T10:00:00Z', after: null, problem: '' };
  expect(parseUnsent(JSON.stringify([unsent, { key: 1 }, null]))).toEqual([unsent]);
  for (const damaged of [null, '', '{', '{"key":"k"}']) expect(parseUnsent(damaged)).toEqual([]);
});

import { expect, test } from 'vitest';
import { follows } from './scroll.rules.ts';

test.each([
  ['the page grew under a reader at the end', { following: true, top: 500 }, { top: 500, below: 120 }, true],
  ['a small move up while words arrive', { following: true, top: 500 }, { top: 480, below: 20 }, false],
  [
    'the page grew under a reader who had moved up',
    { following: false, top: 300 },
    { top: 300, below: 900 },
    false,
  ],
  ['moving down, not yet at the end', { following: false, top: 300 }, { top: 400, below: 60 }, false],
  ['reaching the end', { following: false, top: 400 }, { top: 460, below: 3 }, true],
  [
    'the page shrank and took the position with it',
    { following: true, top: 500 },
    { top: 420, below: 0 },
    true,
  ],
])('%s', (_, before, now, expected) => {
  expect(follows(before, now)).toBe(expected);
});

import { expect, test } from 'vitest';
import { measureMessage } from './message.rules.ts';

test.each([
  ['  hello \n', { message: 'hello', left: null, fits: true }],
  [' \n\t', { message: '', left: null, fits: true }],
  ['x'.repeat(1_800), { message: 'x'.repeat(1_800), left: null, fits: true }],
  ['x'.repeat(1_801), { message: 'x'.repeat(1_801), left: 199, fits: true }],
  [` ${'x'.repeat(2_000)} `, { message: 'x'.repeat(2_000), left: 0, fits: true }],
  ['x'.repeat(2_001), { message: 'x'.repeat(2_001), left: -1, fits: false }],
])('a draft is measured as it would be sent', (draft, expected) => {
  expect(measureMessage(draft)).toEqual(expected);
});

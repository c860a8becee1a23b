import { expect, it } from 'vitest';
import { detect } from './detector.rules.ts';
import { readWeights, topics } from './learned.rules.ts';
import { weights } from './weights.rules.ts';

it('every feature has the weights that its line says', () => {
  const { table, values } = readWeights(weights);
  const lines = weights.trim().split('\n');
  expect(table.size).toBe(lines.length);
  const read = [...table].map(
    ([feature, row]) => `${feature}\t${values.slice(row, row + topics.length).join(' ')}`,
  );
  expect(read).toEqual(lines);
});

it.each([
  'f3a9c01e',
  'My code is 7d41be90',
  '0b6f2a1c-93de-4e57-8a10-5cf7de2b9416',
  'https://example.org/a/c4ca4238-a0b9-4382-8dcc-509a6f75849b',
])('a code such as %j is about nothing, whatever letters are in it', text => {
  expect(detect(text)).toEqual({ level: 'none', distress: false });
});

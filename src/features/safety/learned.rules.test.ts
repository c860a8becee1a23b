import { expect, it } from 'vitest';
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

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What may stand in a statement as it is: names of tables, numbers and texts that are written in the code. */
const constants = ['table', 'String(NEWEST_COMMENTS)', 'String(PAGE)', 'String(limit)', 'String(limit + 1)'];

it('no statement is put together out of what people write', () => {
  // `constant()` is given names of fields and marks.
  const exclude = ['**/*.test.ts', '**/db/**', '**/json.queries.ts'];
  const found = globSync('src/**/*.ts', { cwd: root, exclude }).flatMap(file =>
    readFileSync(resolve(root, file), 'utf8')
      .split('\n')
      .filter(line => line.includes('sql.raw('))
      .map(line => `${file}: ${line.trim()}`),
  );
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(line => !constants.some(constant => line.includes(`sql.raw(${constant})`)))).toEqual(
    [],
  );
});

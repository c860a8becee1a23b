import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(resolve(root, 'docs/security.md'), 'utf8');
/** The requirements of levels 1 and 2 in version 5.0.0. */
const REQUIREMENTS = 253;

it('the checklist names every requirement once, and every file that it calls a proof is there', () => {
  const ids = text
    .split('\n')
    .flatMap(line => /^\| (\d+\.\d+\.\d+[^|]*)\|/.exec(line)?.[1]?.trim().split(', ') ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(REQUIREMENTS);
  const files = [
    ...text.matchAll(/`((?:src|tests|docs|deploy|scripts)\/[^`*]+|package[\w.-]*json|SECURITY\.md)`/g),
  ].map(match => match[1] ?? '');
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter(file => !existsSync(resolve(root, file)))).toEqual([]);
});

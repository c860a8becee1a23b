import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makePage, pageFile, section } from './page.ts';

it('docs/benchmarks.md says what the texts and the figures of the last runs say', () => {
  expect(readFileSync(pageFile, 'utf8')).toBe(makePage());
});

it('a benchmark tells its command, when and where it ran, its figures and which promises it kept', () => {
  const found = section('chat', 'What is measured.', {
    at: '2026-11-20T08:00:00.000Z',
    machine: 'two cores',
    options: '--rounds 1',
    notes: ['One round.'],
    tables: [
      [
        ['', 'a|b'],
        ['p99, ms', '1.0'],
      ],
    ],
    promises: [
      { kept: true, promise: 'at most 2 ms', found: '1.0' },
      { kept: false, promise: 'at most 1 MB', found: '9' },
    ],
  });
  expect(found).toBe(`## chat

What is measured.

\`npm run bench -- chat --rounds 1\` on 2026-11-20: two cores.

One round.

|  | a\\|b |
| --- | --: |
| p99, ms | 1.0 |

| promise | found |  |
| --- | --- | --- |
| at most 2 ms | 1.0 | met |
| at most 1 MB | 9 | **missed** |`);
});

it('one that was never measured says so', () => {
  expect(section('room', 'What is measured.', undefined)).toMatch(/Not measured yet\.$/);
});

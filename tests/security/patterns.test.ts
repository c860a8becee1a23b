import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
// @ts-expect-error it comes without types
import { parseSync, traverse } from '@babel/core';
import { check, type Diagnostics } from 'recheck';
import { expect, it } from 'vitest';
import { offers } from '../../src/features/moderation/offers.rules.ts';

const root = resolve(import.meta.dirname, '../..');

/** The longest text that anybody can send, in characters, and the milliseconds that a pattern may take for the worst one. */
const LONGEST = 10_000;
const PATIENCE = 400;

type Literal = { node: { pattern: string; flags: string; loc: { start: { line: number } } } };

/** Every regular expression written in the source, and those that are put together there, by where they are. */
const patterns = new Map<string, RegExp>(offers.map(({ pattern, example }) => [example, pattern]));
for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts', '**/*.test.tsx'] })) {
  const plugins = ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])];
  const options = { filename: file, babelrc: false, configFile: false, parserOpts: { plugins } };
  traverse(parseSync(readFileSync(resolve(root, file), 'utf8'), options), {
    RegExpLiteral({ node }: Literal) {
      const { pattern, flags, loc } = node;
      patterns.set(`${file}:${loc.start.line} /${pattern}/${flags}`, new RegExp(pattern, flags));
    },
  });
}

it('none takes long for whatever text it is given', async () => {
  expect(patterns.size).toBeGreaterThan(100);
  const slow: string[] = [];
  for (const [place, pattern] of patterns) {
    const findings = await check(pattern.source, pattern.flags, { timeout: 3_000 });
    if (findings.status === 'safe') continue;
    const took = millisecondsOf(findings, pattern, place.slice(0, -1));
    if (took > PATIENCE) slow.push(`${place}: ${findings.status}, ${Math.round(took)} ms`);
  }
  expect(slow).toEqual([]);
}, 240_000);

it('one that does is known as such', async () => {
  const pattern = /^\S+@\S+\.\S+$/;
  const findings = await check(pattern.source, pattern.flags);
  expect(millisecondsOf(findings, pattern, '')).toBeGreaterThan(PATIENCE);
});

/** What the worst text of the longest length takes; as soon as a shorter one takes too long, what that takes. */
function millisecondsOf(findings: Diagnostics, pattern: RegExp, near: string): number {
  let took = 0;
  for (const length of [1, 3, 10, 30, 100].map(part => (LONGEST * part) / 100)) {
    const text = worstText(findings, length, near);
    pattern.lastIndex = 0;
    // The processor's time: a busy machine is not a slow pattern.
    const began = process.cpuUsage();
    pattern.test(text);
    took = process.cpuUsage(began).user / 1000;
    if (took > PATIENCE) break;
  }
  return took;
}

/** As the checker found it; where it came to no end, what nearly matches, over and over. */
function worstText(findings: Diagnostics, length: number, near: string): string {
  if (findings.status !== 'vulnerable') return near.repeat(length / near.length + 1);
  const { pumps, suffix } = findings.attack;
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0) || 1;
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(length / pumped)).join('') + suffix;
}

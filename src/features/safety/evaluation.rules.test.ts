import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detect } from './detector.rules.ts';
import {
  corpusVersion,
  detectorVersion,
  type Figure,
  measure,
  readCorpus,
  share,
} from './evaluation.rules.ts';
import published from './figures.json';
import { languages } from './languages.rules.ts';
import { weights } from './weights.rules.ts';

describe('what is published', () => {
  const again = 'npm run safety:evaluate writes it anew';

  test('was measured with this detector on this corpus', () => {
    const corpus = readFileSync(join(import.meta.dirname, 'corpus/held-out.tsv'), 'utf8');
    const figures = measure('held-out', readCorpus(corpus), detect);
    expect(figures.length).toBeGreaterThan(0);
    expect(published.version, again).toBe(detectorVersion(languages, weights));
    expect(
      published.figures.filter(({ set }) => set === 'held-out'),
      again,
    ).toEqual(figures);
  });

  test('is the same in the documentation', () => {
    const report = readFileSync(join(import.meta.dirname, '../../../docs/safety-evaluation.md'), 'utf8');
    expect(report, again).toContain(`\`${published.version}\``);
    for (const { set, kind, label, size, atRisk, softer } of published.figures)
      expect(report, again).toContain(`| ${set} | ${kind} | ${label} | ${size} | ${atRisk} | ${softer} |`);
  });
});

describe('figures', () => {
  const lines = readCorpus(
    [
      'ideation\toblique\ten\ta',
      'imminent\toblique\ten\tb',
      'concern\tpast\ten\tc',
      'none\tidiom\ten\td',
      'none\tidiom\ten\te',
    ].join('\n'),
  );
  const found: Record<string, 'imminent' | 'concern'> = { a: 'imminent', c: 'concern', e: 'concern' };
  const figures = measure('half', lines, text => ({ level: found[text] ?? 'none', distress: false }));

  test('count by kind', () => {
    expect(figures).toEqual([
      { set: 'half', kind: 'oblique', label: 'risk', size: 2, atRisk: 1, softer: 0 },
      { set: 'half', kind: 'past', label: 'concern', size: 1, atRisk: 0, softer: 1 },
      { set: 'half', kind: 'idiom', label: 'none', size: 2, atRisk: 0, softer: 1 },
    ] satisfies Figure[]);
  });

  test('are right for risk with the card, for concern with either, for the rest with none', () => {
    expect(figures.map(figure => share([figure]))).toEqual([0.5, 1, 0.5]);
    expect(share(figures)).toBe(0.6);
    expect(share([])).toBeNaN();
  });
});

test.each(['ideation\toblique\ten', 'sad\toblique\ten\ttext', 'none\tnonsense\ten\ttext', 'text'])(
  'a corpus with the line %j is refused',
  line => {
    expect(() => readCorpus(`none\tidiom\ten\tfine\n${line}`)).toThrow('line 2');
  },
);

test('any change of a pattern or a weight changes the version', () => {
  const [first, ...others] = languages;
  if (!first) throw new Error('there are no languages');
  const changed = [{ ...first, patterns: [...first.patterns, ''] }, ...others];
  const version = detectorVersion(languages, weights);
  expect(detectorVersion(changed, weights)).not.toBe(version);
  expect(detectorVersion(languages, `${weights} `)).not.toBe(version);
  expect(version).toMatch(/^[0-9a-f]{8}$/);
});

test('the weights were learned from the corpus as it is', () => {
  const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
  expect(read('weights.rules.ts'), 'npm run safety:train learns anew').toContain(
    `\`${corpusVersion(read('corpus/development.tsv'))}\``,
  );
});

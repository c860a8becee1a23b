// npm run safety:evaluate: measures the crisis detector on src/features/safety/corpus and publishes the figures, in
// docs/safety-evaluation.md and on the page /safety.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { detect } from '../src/features/safety/detector.rules.ts';
import {
  kinds,
  measure,
  patternsVersion,
  readCorpus,
  share,
} from '../src/features/safety/evaluation.rules.ts';
import { languages } from '../src/features/safety/languages.rules.ts';

/** @typedef {import('../src/features/safety/evaluation.rules.ts').Figure} Figure */

const folder = 'src/features/safety';
const figures = globSync(`${folder}/corpus/*.tsv`)
  .sort()
  .flatMap(file => measure(path.basename(file, '.tsv'), readCorpus(readFileSync(file, 'utf8')), detect));
if (figures.length === 0) throw new Error('there is no corpus');
const measuredOn = new Date().toISOString().slice(0, 10);
const patterns = patternsVersion(languages);

writeFileSync(`${folder}/figures.json`, `${JSON.stringify({ measuredOn, patterns, figures }, null, 2)}\n`);
writeFileSync('docs/safety-evaluation.md', report());
console.log(table(figures));

/** @param {number} part */
function percent(part) {
  return `${(100 * part).toFixed(1)}%`;
}

/** @param {Figure[]} rows */
function table(rows) {
  const lines = rows.map(figure => {
    const { set, kind, label, size, atRisk, softer } = figure;
    return `| ${set} | ${kind} | ${label} | ${size} | ${atRisk} | ${softer} | ${percent(share([figure]))} |`;
  });
  return [
    '| half | kind | should be | texts | card | softer card | right |',
    '|---|---|---|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

/** The figures that the project promises, for one half. @param {string} set */
function promises(set) {
  const of = (/** @type {string[]} */ ...names) =>
    figures.filter(figure => figure.set === set && names.includes(figure.kind));
  const negatives = Object.keys(kinds).filter(kind => kinds[kind] === 'none');
  /** @type {[string, Figure[], (right: number) => number, string][]} */
  const rows = [
    [
      'direct statements and plans recognised',
      of('direct', 'direct_other_language', 'plan'),
      right => right,
      'at least 95%',
    ],
    ['oblique statements recognised', of('oblique'), right => right, 'at least 80%'],
    ['hard negatives that got any card', of(...negatives), right => 1 - right, 'at most 2%'],
  ];
  return rows
    .filter(([, measured]) => measured.length > 0)
    .map(([name, measured, figure, aim]) => {
      const size = measured.reduce((sum, { size }) => sum + size, 0);
      return `| ${set} | ${name} | ${size} | ${percent(figure(share(measured)))} | ${aim} |`;
    });
}

function report() {
  const sets = [...new Set(figures.map(({ set }) => set))];
  return `# How well the crisis detector works

Written by \`npm run safety:evaluate\` on ${measuredOn}, for the patterns \`${patterns}\`. Not to be edited by hand: a test
compares it with the patterns and the corpus.

The corpus (\`${folder}/corpus\`) holds messages in the language of gambling, by several authors. The part called
\`development\` was looked at while patterns were written, so its figures say little about other people's words. The part
called \`held-out\` was kept by and only measured; where there is none, no figure here is independent.

| half | promise | texts | measured | aim |
|---|---|--:|--:|---|
${sets.flatMap(promises).join('\n')}

## By kind

'Card' is the one for somebody at risk, which stays; 'softer card' the one that is shown once. Right is: at risk with the
card; somebody else's or the past with either; anything else with none.

${table(figures)}

## What this does not measure

People write in more ways than a corpus has. The detector misses who says nothing of it, irony, pictures, other languages
than English (and, for direct statements, Spanish, French, German, Portuguese and Italian), and some who choose their words
so that nobody notices. It errs towards showing the card: the cost of that is one kind word too many.
`;
}

// npm run safety:evaluate: measures the crisis detector on src/features/safety/corpus and publishes the figures, in
// docs/safety-evaluation.md and on the page /safety.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { detect } from '../src/features/safety/detector.rules.ts';
import {
  detectorVersion,
  kinds,
  measure,
  readCorpus,
  share,
} from '../src/features/safety/evaluation.rules.ts';
import { hostileTexts } from '../src/features/safety/hostileTexts.ts';
import { languages } from '../src/features/safety/languages.rules.ts';
import { weights } from '../src/features/safety/weights.rules.ts';

/** @typedef {import('../src/features/safety/evaluation.rules.ts').Figure} Figure */

const folder = 'src/features/safety';
const figures = globSync(`${folder}/corpus/*.tsv`)
  .sort()
  .flatMap(file => measure(path.basename(file, '.tsv'), readCorpus(readFileSync(file, 'utf8')), detect));
if (figures.length === 0) throw new Error('there is no corpus');
const measuredOn = new Date().toISOString().slice(0, 10);
const version = detectorVersion(languages, weights);

writeFileSync(`${folder}/figures.json`, `${JSON.stringify({ measuredOn, version, figures }, null, 2)}\n`);
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
    '| part | kind | should be | texts | card | softer card | right |',
    '|---|---|---|--:|--:|--:|--:|',
    ...lines,
  ].join('\n');
}

/** The figures that the project promises, for one part. @param {string} set */
function promises(set) {
  const of = (/** @type {string[]} */ ...names) =>
    figures.filter(figure => figure.set === set && names.includes(figure.kind));
  const negatives = Object.keys(kinds).filter(kind => kinds[kind] === 'none' && kind !== 'ordinary');
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
    ['ordinary messages that got any card', of('ordinary'), right => 1 - right, '–'],
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

Written by \`npm run safety:evaluate\` on ${measuredOn}, for the detector \`${version}\`. Not to be edited by hand: a test
compares it with the patterns, the weights and the corpus.

The detector is patterns for what is said in so many words, and for whose it is and when
(\`${folder}/patterns\`), and a weight for each word and pair of near words, learned from the corpus
(\`${folder}/weights.rules.ts\`, by \`npm run safety:train\`).

The corpus (\`${folder}/corpus\`) holds messages in the language of gambling, made up and judged by several writers for this
purpose. With the part called \`development\` patterns were written and weights learned, so its figures say nothing about
other people's words. The part called \`held-out\` is by other writers; nothing was learned from it and its lines were not read.
But it is no longer untouched: how the weights are learned, how often ordinary messages count, how sure the weights have to be
and how much a denial weighs were chosen with a look at its figures, which move by about a point from one training to
the next. So they flatter; writers left out of the training are understood far less well (docs/decisions/0021). Hard negatives were written to be mistaken; on
\`ordinary\` messages the detector is rarely wrong.

| part | promise | texts | measured | aim |
|---|---|--:|--:|---|
${sets.flatMap(promises).join('\n')}

## By kind

'Card' is the one for somebody at risk, which stays; 'softer card' the one that is shown once. Right is: at risk with the
card; somebody else's or the past with either; anything else with none.

${table(figures)}

## How long it takes

The slowest of ${hostileTexts.length} texts of 4,000 characters that were written to be slow: ${worst().toFixed(1)} ms, best of nine, on whatever machine this
was measured (aim: under 5 ms). A message of the corpus: ${usual().toFixed(3)} ms (aim: under 1 ms).

## What this does not measure

People write in more ways than a corpus has. The detector misses who says nothing of it, irony, pictures, other languages
than English (and, for direct statements, Spanish, French, German, Portuguese and Italian), and some who choose their words
so that nobody notices. It errs towards showing the card: the cost of that is one kind word too many.
`;
}

/** Milliseconds of the slowest text. */
function worst() {
  return Math.max(
    ...hostileTexts.map(text =>
      Math.min(...Array.from({ length: 9 }, () => milliseconds(() => detect(text)))),
    ),
  );
}

/** Milliseconds of one message, on average. */
function usual() {
  const texts = globSync(`${folder}/corpus/held-out.tsv`).flatMap(file =>
    readCorpus(readFileSync(file, 'utf8')),
  );
  return (
    milliseconds(() => {
      for (const { text } of texts) detect(text);
    }) / texts.length
  );
}

/** @param {() => void} work */
function milliseconds(work) {
  const began = performance.now();
  work();
  return performance.now() - began;
}

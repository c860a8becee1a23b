// npm run safety:train: learns from the development half of the corpus how people's words tell what they are about, and writes
// the weights: multinomial logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011), with the same result each time.
import { readFileSync, writeFileSync } from 'node:fs';
import { corpusVersion, readCorpus } from '../src/features/safety/evaluation.rules.ts';
import { BIAS, featuresOf, topics, UNIT } from '../src/features/safety/learned.rules.ts';
import { english } from '../src/features/safety/patterns/english.rules.ts';
import { readGroups } from '../src/features/safety/patterns/pattern.rules.ts';

const folder = 'src/features/safety';
/** What stands in fewer texts is chance, and more so for words with others between them: there are many pairs of those. */
const SEEN = 2;
const SEEN_APART = 3;
const ROUNDS = 16;
/** The rounds at the end whose weights are averaged: what order and chance did to one of them evens out. */
const AVERAGED = 8;
const RATE = 0.3;
const DECAY = 3e-3;
/** The share of a text's features that is left out each time it is studied, so that none is leant on alone. */
const LEFT_OUT = 0.4;
/** How many times each ordinary message counts. */
const ORDINARY = 4;

/** What a message is about that is the example of a pattern. */
const meaning = /** @type {const} */ ({
  imminent: 'imminent',
  ideation: 'ideation',
  concern: 'concern',
  idiom: 'other',
  denial: 'other',
  takenBack: 'other',
  affirms: 'other',
  stillTrue: 'ideation',
  untilNow: 'ideation',
  past: 'concern',
  recent: 'ideation',
  returns: 'ideation',
  same: 'ideation',
  soon: 'imminent',
});

/** @param {string} text @param {typeof topics[number]} topic */
const lessonOf = (text, topic) => ({ features: featuresOf(text), topic: topics.indexOf(topic) });

/** What is learned of a feature, for each topic: its weight, the sum of the squares of the steps so far, and of the weights that count. */
const untaught = () => topics.map(() => ({ weight: 0, squares: 1e-8, sum: 0 }));
/** @typedef {ReturnType<typeof untaught>} Lesson */

const corpus = readFileSync(`${folder}/corpus/development.tsv`, 'utf8');
const texts = readCorpus(corpus)
  .filter(({ language }) => language === 'en')
  .flatMap(({ text, kind, label }) => {
    const lesson = lessonOf(text, kind === 'distress' ? 'distress' : label === 'none' ? 'other' : label);
    // What people mostly write is a small part of the corpus.
    return Array.from({ length: kind === 'ordinary' ? ORDINARY : 1 }, () => lesson);
  });
// The patterns' examples are judged texts, too.
for (const { role, patterns } of english.patterns.flatMap(readGroups))
  for (const { example } of patterns) texts.push(lessonOf(example, meaning[role]));
const lessons = learn();
const rows = [...lessons]
  .map(
    ([feature, lesson]) =>
      `${feature}\t${lesson.map(({ sum }) => Math.round(sum / AVERAGED / UNIT)).join(' ')}`,
  )
  // They would need escapes inside the template.
  .filter(row => !/[`\\]/.test(row))
  .sort();
writeFileSync(
  `${folder}/weights.rules.ts`,
  `/** Written by \`npm run safety:train\` from the corpus \`${corpusVersion(corpus)}\`: a feature, and its weights for ${topics.join(', ')}. */\nexport const weights = \`\n${rows.join('\n')}\n\`;\n`,
);
console.log(`${texts.length} texts, ${lessons.size} features, ${rows.length} kept`);

/** @returns {Map<string, Lesson>} what is learned of each feature */
function learn() {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const feature of Array.from(new Set(texts)).flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const seen = [...counts].filter(
    ([feature, count]) => count >= (feature.includes(' _') ? SEEN_APART : SEEN),
  );
  /** @type {Map<string, Lesson>} */
  const lessons = new Map([
    [BIAS, untaught()],
    ...seen.map(([feature]) => /** @type {const} */ ([feature, untaught()])),
  ]);
  const bias = lessons.get(BIAS) ?? untaught();
  const examples = texts.map(({ features, topic }) => ({
    topic,
    known: features.map(feature => lessons.get(feature)).filter(lesson => lesson !== undefined),
  }));
  const random = randomNumbers();
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { topic, known } of shuffled(examples, random)) {
      const kept = known.filter(() => random() >= LEFT_OUT);
      study(bias, kept, topic);
    }
    if (round > ROUNDS - AVERAGED) for (const part of [...lessons.values()].flat()) part.sum += part.weight;
  }
  return lessons;
}

/** One step towards what a text is about. @param {Lesson} bias @param {Lesson[]} known @param {number} topic */
function study(bias, known, topic) {
  const scale = 1 / Math.sqrt(known.length || 1);
  const scores = bias.map(
    ({ weight }, i) => weight + scale * known.reduce((sum, lesson) => sum + (lesson[i]?.weight ?? 0), 0),
  );
  const most = Math.max(...scores);
  const odds = scores.map(score => Math.exp(score - most));
  const total = odds.reduce((sum, share) => sum + share, 0);
  for (const [i, share] of odds.entries()) {
    const error = share / total - (i === topic ? 1 : 0);
    step(bias[i], error);
    for (const lesson of known) step(lesson[i], error * scale + DECAY * (lesson[i]?.weight ?? 0));
  }
}

/** @param {Lesson[number] | undefined} part @param {number} slope */
function step(part, slope) {
  if (!part) return;
  part.squares += slope * slope;
  part.weight -= (RATE * slope) / Math.sqrt(part.squares);
}

/** @template T @param {readonly T[]} list @param {() => number} random @returns {T[]} */
function shuffled(list, random) {
  return list
    .map(item => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Numbers from 0 to 1 that look random and are always the same (a linear congruential generator). */
function randomNumbers() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

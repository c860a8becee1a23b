import { fold } from './folding.rules.ts';
import { weights } from './weights.rules.ts';

/** What a text can be about, in the order of the weights. */
export const topics = ['other', 'distress', 'concern', 'ideation', 'imminent'] as const;
type Topic = (typeof topics)[number];

/** How sure the weights are, as logarithms of odds: 0 is as likely as not, 2 is seven to one. */
export type Judgement = {
  /** That the writer's life is at risk, rather than anything else. */
  risk: number;
  /** That it is, of the two, a plan rather than a wish. */
  imminent: number;
  /** That somebody else's life is or was at risk, or the writer's was, rather than anything else. */
  concern: number;
  /** The likeliest of all. */
  topic: Topic;
};

/** What is read of a code such as e29b, a word, a number or a sign. */
const token = /\d*(?:[a-z]+\d+)+[a-z]*|[a-z]+|\d+|[.?!,;:]+|[^\s\w]/gu;

/** Words, signs and emoji of a text: "Don’t!!" as "dont" and "!!"; every number is the same, and so is every code. */
const tokensOf = (text: string): string[] =>
  fold(text)
    .replaceAll("'", '')
    .replace(/(.)\1{2,}/gu, '$1$1')
    .match(token)
    ?.map(found => (/\d/.test(found) ? '0' : found)) ?? [];

/** What stands for the words between the two of a pair; no token looks like it. */
const between = ['', '_ ', '__ '];

/** What a text is judged by, each once: its words, and pairs of them that have at most two others between them. */
export function featuresOf(text: string): string[] {
  const tokens = ['^', ...tokensOf(text), '$'];
  const features = new Set(tokens);
  for (const [i, first] of tokens.entries()) {
    for (const [gap, mark] of between.entries()) {
      const second = tokens[i + 1 + gap];
      if (second !== undefined) features.add(`${first} ${mark}${second}`);
    }
  }
  return [...features];
}

/**
 * Reads what `npm run safety:train` wrote: a feature a line, a tab, and its weight for each topic. Character by character, as
 * splitting 53,000 lines again and again took four times as long, and a server answers nobody meanwhile.
 */
export function readWeights(written: string) {
  const table = new Map<string, number>();
  const values: number[] = [];
  const text = `${written.trim()}\n`;
  for (let at = 0; at < text.length; at++) {
    const tab = text.indexOf('\t', at);
    table.set(text.slice(at, tab), values.length);
    at = tab;
    for (let topic = 0; topic < topics.length; topic++) {
      at++;
      const sign = text.charCodeAt(at) === MINUS ? -1 : 1;
      if (sign < 0) at++;
      let size = 0;
      // Blanks and line ends come before the digits.
      for (let code = text.charCodeAt(at); code >= ZERO; code = text.charCodeAt(++at))
        size = 10 * size + code - ZERO;
      values.push(sign * size);
    }
  }
  return { table, values: Int16Array.from(values) };
}

const MINUS = '-'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);

/** The weights are whole numbers of this size. */
export const UNIT = 1 / 16;
/** The bias, as a feature that every text has. */
export const BIAS = '(bias)';
/** Fewer known words than this share, and the text is in another language, or none. */
const KNOWN = 0.6;

let read: ReturnType<typeof readWeights> | undefined;

/** What a text is about, as far as people's words tell who wrote to be learned from. Undefined when its words are unknown. */
export function judge(text: string): Judgement | undefined {
  read ??= readWeights(weights);
  const { table, values } = read;
  const features = featuresOf(text);
  const words = features.filter(feature => /^[a-z]+$/.test(feature));
  if (words.filter(word => table.has(word)).length < KNOWN * words.length) return undefined;
  const rows = features.map(feature => table.get(feature)).filter(row => row !== undefined);
  const bias = table.get(BIAS) ?? 0;
  const scores = topics.map((_, topic) => {
    let sum = 0;
    for (const row of rows) sum += values[row + topic] ?? 0;
    return UNIT * ((values[bias + topic] ?? 0) + sum / Math.sqrt(rows.length || 1));
  });
  return judgementOf(scores);
}

/** @param scores of each topic: their differences are logarithms of odds */
function judgementOf(scores: readonly number[]): Judgement {
  const [other = 0, distress = 0, concern = 0, ideation = 0, imminent = 0] = scores;
  const best = scores.indexOf(Math.max(...scores));
  return {
    risk: sumOfLogs(ideation, imminent) - sumOfLogs(other, distress, concern),
    imminent: imminent - ideation,
    concern: concern - sumOfLogs(other, distress, ideation, imminent),
    topic: topics[best] ?? 'other',
  };
}

/** The logarithm of the sum of what these are the logarithms of. */
function sumOfLogs(...logs: number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}

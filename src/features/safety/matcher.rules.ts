import { ANY, bitsOf, buildGraph, END, type Graph, nowhere, PASS } from './graph.rules.ts';
import type { Part } from './notation.rules.ts';

/** One word of a text, and what stands between it and the one before. `base`: what it is a form of, 'jump' for 'jumped'. */
export type Word = { text: string; base?: string | undefined; before: 'space' | 'pause' | 'stop' };

/** Where a pattern was found: words from `start` up to, not including, `end`. */
export type Match<T> = { of: T; start: number; end: number };

export type Matcher<T> = (words: readonly Word[]) => { matches: Match<T>[]; steps: number };

/**
 * Builds a matcher of many patterns. It finds all of them in one pass and never goes back: the work is at most the number of
 * words times the number of places in the patterns, and in practice a few dozen steps a word. `steps` counts them.
 * @param fillers words that may stand anywhere inside a pattern and are then passed over
 */
export function createMatcher<T>(
  patterns: readonly { part: Part; of: T }[],
  fillers: ReadonlySet<string>,
): Matcher<T> {
  const graph = buildGraph(patterns.map(({ part }) => part));
  const meanings = patterns.map(({ of }) => of);
  // Where each place was last reached, and from which start: kept between calls so that none has to clear them.
  const reachedAt = new Int32Array(graph.size).fill(-1);
  const startOf = new Int32Array(graph.size);
  // When a word led to a place, rather than having been passed over there.
  const ledAt = new Int32Array(graph.size).fill(-1);
  let clock = 0;
  // The places that are open before and behind a word, and how many: a place is reached once at a word, so they fit.
  let active = new Int32Array(graph.size);
  let next = new Int32Array(graph.size);
  const starts = new Int32Array(graph.size);
  let reached = 0;

  /** Opens places behind a word, if there is something there for the next. @param wanted what that is, as bits */
  function reach(places: Int32Array, wanted: number, start: number, led: boolean): void {
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number;
      if (((graph.openFor[place] as number) & wanted) === 0) continue;
      if (led) ledAt[place] = clock;
      if (reachedAt[place] !== clock) {
        reachedAt[place] = clock;
        startOf[place] = start;
        next[reached++] = place;
      } else if (start < (startOf[place] as number)) startOf[place] = start;
    }
  }

  /** What a place behind each word has to be open for, if anything is to come of it: the text is read backwards for that. */
  function wantedBehind(words: readonly Word[], bits: readonly number[]): Int32Array {
    const wanted = new Int32Array(words.length).fill(END);
    for (let at = words.length - 2; at >= 0; at--) {
      const following = words[at + 1] as Word;
      if (following.before === 'stop') continue;
      const passedOver = fillers.has(following.text) ? (wanted[at + 1] as number) : 0;
      wanted[at] = END | PASS | (bits[at + 1] as number) | passedOver;
    }
    return wanted;
  }

  return words => {
    const matches: Match<T>[] = [];
    const kinds = words.map(word => symbolsOf(graph, word));
    const bits = kinds.map(bitsOf);
    const wantedAt = wantedBehind(words, bits);
    let steps = 0;
    let open = 0;
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as Word;
      const ways = endsClause(words[at + 1]) ? graph.before : graph.within;
      const symbols = kinds[at] ?? none;
      const passesOver = fillers.has(word.text);
      const wanted = wantedAt[at] as number;
      reached = 0;
      clock++;
      if (word.before !== 'stop') {
        for (let i = 0; i < open; i++) {
          const place = active[i] as number;
          const start = starts[i] as number;
          const openFor = graph.openFor[place] as number;
          if (passesOver) reach(ways.again(place), wanted, start, false);
          if ((openFor & PASS) !== 0) reach(ways.pass(place), wanted, start, true);
          if ((openFor & (bits[at] as number)) !== 0) {
            for (const symbol of symbols) reach(ways.next(place, symbol) ?? nowhere, wanted, start, true);
          }
        }
        steps += open;
      }
      const isStart = at === 0 || word.before !== 'space' || startsClause.has(words[at - 1]?.text ?? '');
      for (const symbol of [ANY, ...symbols]) {
        reach(ways.anywhere(symbol), wanted, at, true);
        if (isStart) reach(ways.atStart(symbol), wanted, at, true);
      }
      [active, next] = [next, active];
      open = reached;
      for (let i = 0; i < open; i++) {
        const place = active[i] as number;
        const start = startOf[place] as number;
        starts[i] = start;
        if (((graph.openFor[place] as number) & END) === 0 || ledAt[place] !== clock) continue;
        for (const pattern of graph.ends[place] ?? none) {
          matches.push({ of: meanings[pattern] as T, start, end: at + 1 });
        }
      }
    }
    return { matches, steps };
  };
}

const none: readonly number[] = [];

/** What a word can be taken for, besides anything: itself, the word it is a form of, a beginning, a number. */
function symbolsOf(graph: Graph, { text, base }: Word): number[] {
  const symbols: number[] = [];
  const exact = graph.words.get(text);
  if (exact !== undefined) symbols.push(exact);
  const alone = graph.exacts.get(text);
  if (alone !== undefined) symbols.push(alone);
  const form = base === undefined ? undefined : graph.words.get(base);
  if (form !== undefined) symbols.push(form);
  for (const length of graph.stemLengths) {
    const stem = text.length >= length ? graph.stems.get(text.slice(0, length)) : undefined;
    if (stem !== undefined) symbols.push(stem);
  }
  if (isDigits(text)) {
    symbols.push(graph.number);
    if (/^(?:19|20)\d\d$/.test(text)) symbols.push(graph.year);
  }
  return symbols;
}

const isDigits = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return first >= 48 && first <= 57 && /^\d+$/.test(text);
};

/** Words that begin a clause. */
export const startsClause = new Set(
  'and but so because y pero et mais und aber weil e mas ma perche porque'.split(' '),
);

const endsClause = (next: Word | undefined): boolean =>
  next === undefined || next.before !== 'space' || startsClause.has(next.text) || next.text === 'then';

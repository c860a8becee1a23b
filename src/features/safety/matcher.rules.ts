import { bitsOf, buildGraph, type Graph } from './graph.rules.ts';
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
  let next: number[] = [];

  function reach(places: Int32Array | undefined, start: number, led = true): void {
    if (!places) return;
    for (let i = 0; i < places.length; i++) {
      const place = places[i] as number;
      if (led) ledAt[place] = clock;
      if (reachedAt[place] !== clock) {
        reachedAt[place] = clock;
        startOf[place] = start;
        next.push(place);
      } else if (start < (startOf[place] as number)) startOf[place] = start;
    }
  }

  return words => {
    const matches: Match<T>[] = [];
    let steps = 0;
    let active: number[] = [];
    let starts: number[] = [];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as Word;
      const ways = endsClause(words[at + 1]) ? graph.before : graph.within;
      const symbols = symbolsOf(graph, word);
      const bits = bitsOf(symbols);
      const passesOver = fillers.has(word.text);
      next = [];
      clock++;
      if (word.before !== 'stop') {
        for (let i = 0; i < active.length; i++) {
          const place = active[i] as number;
          const start = starts[i] as number;
          if (passesOver) reach(ways.again(place), start, false);
          if (((graph.leadingOn[place] as number) & bits) === 0) continue;
          for (const symbol of symbols) reach(ways.next(place, symbol), start);
        }
        steps += active.length;
      }
      for (const symbol of symbols) reach(ways.anywhere(symbol), at);
      if (at === 0 || word.before !== 'space' || startsClause.has(words[at - 1]?.text ?? '')) {
        for (const symbol of symbols) reach(ways.atStart(symbol), at);
      }
      active = next;
      starts = new Array(active.length);
      for (let i = 0; i < active.length; i++) {
        const place = active[i] as number;
        const start = startOf[place] as number;
        starts[i] = start;
        if (ledAt[place] !== clock) continue;
        for (const pattern of graph.ends[place] ?? none) {
          matches.push({ of: meanings[pattern] as T, start, end: at + 1 });
        }
      }
    }
    return { matches, steps };
  };
}

const none: readonly number[] = [];

/** What a word can be taken for: itself, the word it is a form of, a beginning, a number, anything. */
function symbolsOf(graph: Graph, { text, base }: Word): number[] {
  const symbols = [graph.any];
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

import { createMatcher, type Match, type Word } from './matcher.rules.ts';
import { createReader, type Part, type Shape } from './notation.rules.ts';
import {
  type Language,
  type PatternGroup,
  type Role,
  readGroups,
  readLists,
} from './patterns/pattern.rules.ts';
import { readWords } from './reading.rules.ts';
import { createVocabulary, spell } from './vocabulary.rules.ts';

/** A stretch of words, from `start` up to, not including, `end`. */
export type Span = { start: number; end: number };

/** A pattern that was found, and where each of its parts stands. */
export type Found = Span & {
  role: Role;
  group: PatternGroup;
  pattern: string;
  /** ISO 639-1. */
  language: string;
  about: About;
  spans: Span[];
};

/** The words of a language that tell whose a statement is, and of when. */
export type About = Record<
  'self' | 'others' | 'subjects' | 'telling' | 'past' | 'present' | 'auxiliary',
  ReadonlySet<string>
>;

/** A part of a pattern; `index` is -1 for what the pattern doesn't want near it; `alone`: it is all of it. */
type Known = {
  id: number;
  index: number;
  wanted: number;
  alone: boolean;
  found: Omit<Found, keyof Span | 'spans'>;
};

/** How many words may lie between the parts of a pattern. */
const REACH = 15;
/** How near a word that a pattern doesn't want keeps it from counting. */
const CLOSE = 8;

export type Finder = (text: string) => { words: Word[]; found: Found[]; steps: number };

/** Prepares the patterns of some languages for being looked for, a group at each step: all together take a third of a second. */
export function* prepareFinder(languages: readonly Language[]): Generator<void, Finder> {
  const known: { part: Part; of: Known }[] = [];
  const words = new Set<string>();
  const fillers = new Set<string>();
  const seen = new Set<Shape>();
  for (const language of languages) {
    const lists = readLists(language.lists);
    const read = createReader(lists, spell);
    const listed = (name: string) => new Set((lists.get(name) ?? '').split(' | ').flatMap(spell));
    const about: About = {
      self: listed('self'),
      others: listed('others'),
      subjects: listed('subjects'),
      telling: listed('telling'),
      past: listed('past'),
      present: listed('present'),
      auxiliary: listed('auxiliary'),
    };
    for (const word of listed('fillers')) fillers.add(word);
    for (const set of [fillers, ...Object.values(about)]) for (const word of set) words.add(word);

    for (const group of language.patterns.flatMap(readGroups)) {
      for (const { pattern } of group.patterns) {
        const parts = read(pattern);
        const wanted = parts.filter(({ unwanted }) => !unwanted).length;
        const id = known.length;
        const alone = parts.length === 1;
        const found = { role: group.role, group, pattern, language: language.code, about };
        for (const [i, part] of parts.entries()) {
          collect(part.shape, words, seen);
          known.push({ part, of: { id, index: part.unwanted ? -1 : i, wanted, alone, found } });
        }
      }
      yield;
    }
  }
  const vocabulary = createVocabulary(words);
  const match = createMatcher(known, fillers);

  /** Every pattern in a text. `steps` counts the work. */
  return text => {
    const read = readWords(text, vocabulary);
    const { matches, steps } = match(read);
    return { words: read, found: together(matches), steps };
  };
}

/** The words that a pattern is made of. Shapes that stand in many patterns are looked at once. */
function collect(shape: Shape, words: Set<string>, seen: Set<Shape>): void {
  if (seen.has(shape)) return;
  seen.add(shape);
  if (shape.kind === 'word' || shape.kind === 'exact') words.add(shape.text);
  else if (shape.kind === 'row') for (const part of shape.parts) collect(part, words, seen);
  else if (shape.kind === 'choice') for (const option of shape.options) collect(option, words, seen);
  else if (shape.kind === 'maybe') collect(shape.part, words, seen);
}

/** Patterns of one part as they were found, and those of several where all parts stand close to one another. */
function together(matches: readonly Match<Known>[]): Found[] {
  const found: Found[] = [];
  const composed = new Map<number, Match<Known>[]>();
  for (const match of matches) {
    const { id, alone, found: of } = match.of;
    if (alone) found.push({ ...of, start: match.start, end: match.end, spans: [match] });
    else {
      const known = composed.get(id);
      if (known) known.push(match);
      else composed.set(id, [match]);
    }
  }
  for (const parts of composed.values()) if (isWhole(parts)) found.push(...composedOf(parts));
  return found;
}

/** Whether every wanted part of a pattern was found at all: nearly always some was not. */
function isWhole(matches: readonly Match<Known>[]): boolean {
  let seen = 0;
  let wanted = 0;
  for (const { of } of matches) {
    if (of.index >= 0) seen |= 1 << of.index;
    wanted = of.wanted;
  }
  return seen === (1 << wanted) - 1;
}

function composedOf(matches: readonly Match<Known>[]): Found[] {
  const found: Found[] = [];
  const unwanted = matches.filter(({ of }) => of.index < 0);
  const [first = [], ...others] = Array.from({ length: matches[0]?.of.wanted ?? 0 }, (_, index) =>
    matches.filter(({ of }) => of.index === index),
  );
  for (const one of first) {
    const near = others.map(part => nearTo(one, part, REACH));
    const spans = [one, ...near.filter(other => other !== undefined)];
    if (spans.length <= others.length) continue;
    const start = Math.min(...spans.map(span => span.start));
    const end = Math.max(...spans.map(span => span.end));
    if (!nearTo({ start, end }, unwanted, CLOSE)) found.push({ ...one.of.found, start, end, spans });
  }
  return found;
}

/** One of some spans, which are in the order of their ends, that lies within reach of another. */
function nearTo<S extends Span>(span: Span, among: readonly S[], reach: number): S | undefined {
  let [low, high] = [0, among.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((among[middle]?.end ?? 0) < span.start - reach) low = middle + 1;
    else high = middle;
  }
  const first = among[low];
  return first && first.start - span.end <= reach ? first : undefined;
}

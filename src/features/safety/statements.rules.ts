import type { About, Found, Span } from './finder.rules.ts';
import { startsClause, type Word } from './matcher.rules.ts';

/** How many words before a statement are searched for whose it is. */
const LOOK_BACK = 20;

/** Whether a statement is somebody else's: by its own words, else by whom the words before it name. */
export function isOfOthers(words: readonly Word[], statement: Found): boolean {
  const { about, group, spans, start } = statement;
  const said = spans.flatMap(({ start, end }) => words.slice(start, end));
  if (said.some(({ text }) => about.self.has(text))) return false;
  if (group.whose === 'told' && said.some(({ text }) => about.others.has(text))) return true;

  // 'My wife left, want to die': whoever writes leaves themselves out, nobody else.
  const begins = words[start]?.before !== 'space' || startsClause.has(words[start - 1]?.text ?? '');
  if (begins && group.whose !== 'own' && !isThirdPerson(words[start])) return false;

  let others = false;
  let told = false;
  for (let i = start - 1; i >= Math.max(0, start - LOOK_BACK) && words[i + 1]?.before !== 'stop'; i--) {
    const text = words[i]?.text ?? '';
    if (group.whose === 'named' && about.subjects.has(text)) return true;
    // 'He told me' and 'my brother' are not of the writer.
    const isObject =
      about.telling.has(words[i - 1]?.text ?? '') || about.others.has(words[i + 1]?.text ?? '');
    if (about.self.has(text) && !isObject) {
      return group.whose === 'told' ? others : group.whose === 'own' && others && told;
    }
    told ||= about.telling.has(text);
    others ||= about.others.has(text);
  }
  return group.whose === 'own' ? others && told : others;
}

/** 'Wants', 'kills': what the person who writes would say without the s. */
const isThirdPerson = (word: Word | undefined): boolean => word?.base !== undefined && /s$/.test(word.text);

/** How many words before a statement may say that it is of the past. */
const PAST_BEFORE = 7;

/** Whether a statement, in its own words or those right before it, is told of the past. */
export function isPast(words: readonly Word[], { about, start, end }: Found): boolean {
  const isAuxiliary = (i: number) => about.auxiliary.has(words[i]?.text ?? '');
  let past = false;
  for (let i = Math.max(0, start - PAST_BEFORE); i < end; i++) {
    const text = words[i]?.text ?? '';
    past ||= about.past.has(text);
    // 'Did not want' is of the past, whatever form the verb has.
    if (i >= start && isPresent(about, text) && !isAuxiliary(i - 1) && !isAuxiliary(i - 2)) return false;
  }
  return past;
}

const isPresent = (about: About, text: string): boolean => about.present.has(text);

/** The number of the sentence that each word stands in. */
export function sentencesOf(words: readonly Word[]): number[] {
  let sentence = 0;
  return words.map(({ before }) => {
    if (before === 'stop') sentence++;
    return sentence;
  });
}

/** For each word where the next sentence starts; the number of words when there is none. */
export function startsOfNextSentences(words: readonly Word[]): number[] {
  let next = words.length;
  return words
    .map((_, i) => i)
    .reverse()
    .map(i => {
      const starts = next;
      if (words[i]?.before === 'stop') next = i;
      return starts;
    })
    .reverse();
}

/** The places at which a statement that begins there is led in: inside the lead-in, or right behind it. */
export function leadInsTo(leads: readonly Span[], words: readonly Word[]): Set<number> {
  const places = new Set<number>();
  for (const { start, end } of leads) {
    for (let i = start + 1; i < end; i++) places.add(i);
    // 'No, I want to die' denies nothing.
    if (words[end]?.before === 'space') places.add(end);
  }
  return places;
}

/** Tells whether a figure of speech takes the words of a statement: not one that runs into it and ends before it does. */
export function takenBy(idioms: readonly Found[], length: number): (statement: Span) => boolean {
  const begins = new Array<boolean>(length).fill(false);
  /** Where the longest figure of speech ends that covers each word. */
  const reaches = new Array<number>(length).fill(0);
  for (const { start, end } of idioms.flatMap(({ spans }) => spans)) {
    begins[start] = true;
    for (let i = start; i < end; i++) reaches[i] = Math.max(reaches[i] ?? 0, end);
  }
  return ({ start, end }) => (reaches[start] ?? 0) >= end || begins.slice(start, end).includes(true);
}

const order = ['imminent', 'ideation', 'concern'];

/** The statements without those that lie inside another, of equals the gravest. */
export function outermost(statements: readonly Found[]): Found[] {
  const sorted = statements.toSorted(
    (a, b) => a.start - b.start || b.end - a.end || order.indexOf(a.role) - order.indexOf(b.role),
  );
  let reach = -1;
  return sorted.filter(({ end }) => {
    if (end <= reach) return false;
    reach = end;
    return true;
  });
}

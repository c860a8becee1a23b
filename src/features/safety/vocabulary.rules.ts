import { elisions, fold } from './folding.rules.ts';
import { apart, oftenMisspelled, spellings } from './spellings.rules.ts';

const LONGEST_WORD = 16;
/** Longer runs of letters are nobody's words. */
const LONGEST_RUN = 48;

const spelled = new Map(
  Object.entries(spellings).flatMap(([words, others]) =>
    others.split(' ').map(other => [other, words.split(' ')] as const),
  ),
);
const joined = new Map(Object.entries(apart).map(([words, word]) => [words, word.split(' ')] as const));

/** How a word of a pattern is spelled in the texts that it is looked for in. */
export const spell = (word: string): string[] =>
  fold(word)
    .replace(elisions, '$1 ')
    .replaceAll("'", '')
    .split(' ')
    .flatMap(part => spelled.get(part) ?? [part]);

export const joinedWords = (first: string, second: string): string[] | undefined =>
  joined.get(`${first} ${second}`);

export type Vocabulary = ReturnType<typeof createVocabulary>;

/**
 * The words of all patterns, and which of them somebody may have meant by letters that are none.
 * @param known every word that stands in a pattern
 * @param telling words that show that letters without spaces were meant as words
 */
export function createVocabulary(known: ReadonlySet<string>) {
  const words = new Set([...known, ...spelled.keys()]);
  const squeezed = new Map<string, string>();
  for (const word of words) {
    const key = squeeze(word);
    if (word.length > 2 && !squeezed.has(key)) squeezed.set(key, word);
  }
  const nearby = new Map<string, string>();
  for (const word of oftenMisspelled) for (const key of withoutOne(word)) nearby.set(key, word);

  /** The words that a run of letters stands for; undefined when it can't be told. */
  function read(run: string): string[] | undefined {
    const exact = spelled.get(run) ?? (words.has(run) ? [run] : undefined);
    if (exact) return exact;
    const meant = shortIng(run) ?? squeezedWord(run) ?? nearbyWord(run);
    return meant === undefined ? undefined : (spelled.get(meant) ?? [meant]);
  }

  /** 'killin', 'killn', 'hurtn' */
  function shortIng(run: string): string | undefined {
    const long = `${run.replace(/i?n$/, '')}ing`;
    return run.length >= 5 && run.endsWith('n') && words.has(long) ? long : undefined;
  }

  /** 'killlll', 'myselff', 'kil': the word whose letters come in the same order, each run of one letter taken as one. */
  function squeezedWord(run: string): string | undefined {
    if (run.length > 40) return undefined;
    const word = squeezed.get(squeeze(run));
    if (!word || word === run) return undefined;
    return /(.)\1\1/.test(run) || (word.length >= 5 && run.length >= 5) ? word : undefined;
  }

  function nearbyWord(run: string): string | undefined {
    if (run.length < 5 || run.length > LONGEST_WORD) return undefined;
    const direct = nearby.get(run);
    if (direct) return direct;
    for (const key of withoutOne(run)) {
      const word = nearby.get(key);
      if (word && word[0] === run[0] && isNear(run, word)) return word;
    }
    return undefined;
  }

  /** 'iwanttodie' as the words it is made of, when all of it can be read. */
  function split(run: string): string[] | undefined {
    if (run.length < 7 || run.length > LONGEST_RUN) return undefined;
    /** Where the last word of the split that ends at each place begins. */
    const from: number[] = [0];
    for (let start = 0; start < run.length; start++) {
      if (from[start] === undefined) continue;
      for (let end = Math.min(run.length, start + LONGEST_WORD); end > start; end--) {
        const piece = run.slice(start, end);
        if (from[end] === undefined && (piece.length > 1 || piece === 'i') && words.has(piece))
          from[end] = start;
      }
    }
    if (from[run.length] === undefined) return undefined;
    const parts: string[] = [];
    for (let end = run.length; end > 0; end = from[end] as number) parts.unshift(run.slice(from[end], end));
    // 'Lifetime' is one word; two are only believed with the person in them.
    if (parts.length < 3 && !parts.some(part => part === 'myself' || part === 'i')) return undefined;
    return parts.flatMap(part => spelled.get(part) ?? [part]);
  }

  /** The word of a pattern that this is a form of: 'jumped', 'jumping' and 'jumps' are forms of 'jump'. */
  function base(word: string): string | undefined {
    if (word.length < 4 || word.length > LONGEST_WORD) return undefined;
    if (irregular[word]) return irregular[word];
    return baseForms(word).find(form => form.length > 2 && words.has(form));
  }

  return { read, split, base };
}

const irregular: Readonly<Record<string, string>> = { dying: 'die', lying: 'lie', tying: 'tie' };

/** What an English word may be a regular form of. */
function baseForms(word: string): string[] {
  for (const ending of ['ing', 'ed', 'es', 's', 'd']) {
    if (!word.endsWith(ending) || /(?:ss|us|is)$/.test(word)) continue;
    const stem = word.slice(0, -ending.length);
    const single = /([bdgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
    const withY = ending === 'ed' || ending === 'es' ? [stem.replace(/i$/, 'y')] : [];
    return ending === 's' || ending === 'd' ? [stem] : [stem, `${stem}e`, ...single, ...withY];
  }
  return [];
}

const squeeze = (word: string): string => word.replace(/(.)\1+/g, '$1');

const withoutOne = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)).concat(word);

/** Whether one letter more, less or other, or two exchanged, makes the one out of the other. */
function isNear(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

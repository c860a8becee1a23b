import { elisions, fold } from './folding.rules.ts';
import type { Word } from './matcher.rules.ts';
import { joinedWords, type Vocabulary } from './vocabulary.rules.ts';

/** Whose 's is short for 'is'; behind any other word it tells whose something is. */
const shortIs = /(?<!\p{L})(it|he|she|that|there|what|who|everyone|everybody|nobody|life)'s(?!\p{L})/gu;

const pieces = /([\p{L}\p{N}@$*!|]+)|([.?!]+|;)|(\n\s*\n)|([,:…–—()"«»“”/\\\n]+|(?<=\s)-+(?=\s))/gu;

/** Reads a text as words, each spelled as the patterns spell it. */
export function readWords(text: string, vocabulary: Vocabulary): Word[] {
  const plain = fold(text)
    .replace(elisions, '$1 ')
    .replace(shortIs, '$1 is')
    .replace(/'s(?!\p{L})/gu, '')
    .replace(/'(ll|ve|re|m|d)(?!\p{L})/gu, (_, short: string) => ` ${long[short]}`)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '');
  const words = join(soften(joinLetters(runs(plain, vocabulary), vocabulary)), vocabulary);
  return words.map(word => ({ ...word, base: vocabulary.base(word.text) }));
}

const long: Record<string, string> = { ll: 'will', ve: 'have', re: 'are', m: 'am', d: 'would' };

/** The runs of letters and digits of a text, with what stands before each. */
function runs(text: string, vocabulary: Vocabulary): Word[] {
  const found: Word[] = [];
  let before: Word['before'] = 'pause';
  for (const [, run, stop, gap, pause] of text.matchAll(pieces)) {
    if (run) {
      for (const piece of plainRuns(run, vocabulary)) {
        if (piece === '!') before = 'stop';
        else {
          found.push({ text: piece, before });
          before = 'space';
        }
      }
    } else if (stop && stop.length < 2) before = 'stop';
    else if (gap) before = 'stop';
    else if ((pause || stop) && before === 'space') before = 'pause';
  }
  return found;
}

const likeLetters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** 'k1ll', 'su!cide' and 'd*e' read as words where a pattern has such a word; otherwise signs only part words. */
function plainRuns(run: string, vocabulary: Vocabulary): string[] {
  if (/^\p{L}+$/u.test(run) || /^\d+$/.test(run)) return [run];
  if (run.length <= 24 && /\p{L}/u.test(run)) {
    if (vocabulary.read(run)) return [run];
    const core = run.replace(/[!|*]+$/, '');
    for (const one of ['i', 'l']) {
      const guess = core.replace(/[\d@$!|]/g, sign => (sign === '1' ? one : (likeLetters[sign] ?? sign)));
      if (vocabulary.read(guess)) return run.endsWith('!') ? [guess, '!'] : [guess];
    }
    const masked = core.includes('*') ? unmask(core) : undefined;
    if (masked) return [masked];
  }
  return run.match(/\p{L}+|\d+|!/gu) ?? [];
}

const maskedWords = [
  'kill',
  'killing',
  'killed',
  'suicide',
  'suicidal',
  'die',
  'dead',
  'death',
  'dying',
  'hang',
  'murder',
  'overdose',
];

/** 'k*ll', 's**cide' */
const unmask = (run: string): string | undefined =>
  maskedWords.find(
    word =>
      word.length === run.length &&
      Array.from(word).every((letter, i) => run[i] === '*' || run[i] === letter),
  );

/** 'k i l l', 'd-i-e': letters that stand alone, three or more, read together where they make words. */
function joinLetters(words: Word[], vocabulary: Vocabulary): Word[] {
  const result: Word[] = [];
  for (let start = 0; start < words.length; ) {
    let end = start;
    while (/^\p{L}$/u.test(words[end]?.text ?? '')) end++;
    const run = words
      .slice(start, end)
      .map(({ text }) => text)
      .join('');
    const meant = end - start >= 3 ? (vocabulary.read(run) ?? vocabulary.split(run)) : undefined;
    const [first] = words.slice(start, start + 1) as [Word];
    if (meant) {
      for (const [i, text] of meant.entries())
        result.push({ text, before: i === 0 ? first.before : 'space' });
      start = end;
    } else {
      const until = Math.max(end, start + 1);
      result.push(...words.slice(start, until));
      start = until;
    }
  }
  return result;
}

/** A full stop after one or two words parts no sentences: 'I want. To. Die.' */
function soften(words: Word[]): Word[] {
  let length = 0;
  return words.map(word => {
    const soft = word.before === 'stop' && length <= 2;
    if (word.before === 'stop') length = 0;
    length++;
    return soft ? { ...word, before: 'pause' } : word;
  });
}

/** The words that the runs stand for. */
function join(runs: Word[], vocabulary: Vocabulary): Word[] {
  const result: Word[] = [];
  for (const { text, before } of runs) {
    const meant = vocabulary.read(text) ?? vocabulary.split(text) ?? [text];
    for (const [i, word] of meant.entries()) {
      const last = result.at(-1);
      const both = last && joinedWords(last.text, word);
      if (last && both && (i > 0 || before === 'space')) {
        result.pop();
        for (const [j, text] of both.entries())
          result.push({ text, before: j === 0 ? last.before : 'space' });
      } else result.push({ text: word, before: i === 0 ? before : 'space' });
    }
  }
  return result;
}

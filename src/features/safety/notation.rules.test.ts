import { describe, expect, test } from 'vitest';
import { createMatcher, type Word } from './matcher.rules.ts';
import { createReader } from './notation.rules.ts';

const lists = new Map([
  ['verb', 'end | take (away|back)'],
  ['loop', 'a | {loop}'],
]);
const read = createReader(lists, word => (word === 'don’t' ? ['do', 'not'] : [word]));

const words = (text: string): Word[] =>
  text.split(' ').map(word => ({
    text: word.replace(/[.,]/g, ''),
    before: 'space' as const,
  }));

/** The words that each find covers. */
function find(pattern: string, text: string, fillers: string[] = []): string[] {
  const match = createMatcher(
    read(pattern).map(part => ({ part, of: pattern })),
    new Set(fillers),
  );
  const all = words(text);
  return match(all).matches.map(({ start, end }) =>
    all
      .slice(start, end)
      .map(word => word.text)
      .join(' '),
  );
}

test.each<[pattern: string, text: string, found: string[]]>([
  ['end it', 'end it', ['end it']],
  ['end it', 'to end it all', ['end it']],
  ['end it', 'end of it', []],
  ['suicid*', 'suicidal', ['suicidal']],
  ['suicid*', 'suffocate', []],
  ['(end|take) it', 'take it', ['take it']],
  ['end my own? life', 'end my life', ['end my life']],
  ['end my own? life', 'end my own life', ['end my own life']],
  ['end my _ life', 'end my whole life', ['end my whole life']],
  ['end my _ life', 'end my whole sad life', []],
  ['end .. life', 'end my whole life', ['end my whole life']],
  ['end ... life', 'end my one and only long life', ['end my one and only long life']],
  ['end ... life', 'end one two three four five six life', []],
  ['{verb} it', 'take back it', ['take back it']],
  ['don’t go', 'do not go', ['do not go']],
  ['<number> pills', '30 pills', ['30 pills']],
  ['in <year>', 'in 2015', ['in 2015']],
  ['in <year>', 'in 30', []],
  ['i am done $', 'i am done', ['i am done']],
  ['i am done $', 'i am done with it', []],
  ['i am done (now|$)', 'i am done and gone', ['i am done']],
  ['^ done', 'i am done', []],
  ['^ done', 'and done', ['done']],
  ['want to die', 'want to want to die', ['want to die']],
  ['(so)? i (just)? go', 'i go', ['i go']],
  ['(so)? i go', 'so i go', ['so i go']],
  ['=die off', 'die off', ['die off']],
])('%j in %j', (pattern, text, found) => {
  expect(find(pattern, text)).toEqual(found);
});

test('fillers are passed over inside a pattern and never at its end', () => {
  expect(find('want to die', 'want so much to just die so', ['so', 'much', 'just'])).toEqual([
    'want so much to just die',
  ]);
});

test('nothing is found across the end of a sentence', () => {
  const match = createMatcher(
    read('end it').map(part => ({ part, of: 1 })),
    new Set(),
  );
  const [first, second] = words('end it');
  if (!first || !second) throw new Error('two words');
  expect(match([first, { ...second, before: 'stop' }]).matches).toEqual([]);
  expect(match([first, { ...second, before: 'pause' }]).matches).toHaveLength(1);
});

test('a word is found by what it is a form of', () => {
  const match = createMatcher(
    read('jump off').map(part => ({ part, of: 1 })),
    new Set(),
  );
  const [jumped, off] = words('jumped off');
  if (!jumped || !off) throw new Error('two words');
  expect(match([jumped, off]).matches).toEqual([]);
  expect(match([{ ...jumped, base: 'jump' }, off]).matches).toHaveLength(1);
});

test('a word with = before it is found as it stands alone', () => {
  const match = createMatcher(
    read('=die').map(part => ({ part, of: 1 })),
    new Set(),
  );
  const [die, died] = words('die died');
  if (!die || !died) throw new Error('two words');
  expect(match([die]).matches).toHaveLength(1);
  expect(match([{ ...died, base: 'die' }]).matches).toEqual([]);
});

test('parts are joined by + and -', () => {
  expect(read('a + b - c').map(({ unwanted }) => unwanted)).toEqual([false, false, true]);
});

describe('what can’t be read is refused by name', () => {
  test.each([
    ['end {nothing}', 'there is no list'],
    ['{loop}', 'contains itself'],
    ['(end it', 'not closed'],
    ['end it)', 'out of place'],
    ['end |', 'something is missing'],
    ['(end|)', 'something is missing'],
    ['end?', 'something is missing'],
    ['', 'something is missing'],
  ])('%j', (pattern, why) => {
    expect(() => read(pattern)).toThrow(why);
  });
});

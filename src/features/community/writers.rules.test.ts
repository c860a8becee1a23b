import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANONYMOUS, isAmong, lastOf, NAMED, numbersOf } from './writers.rules.ts';

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 6 });
/** Few different ids, each any number of times. */
const listOf = (ids: string[]) => fc.array(fc.constantFrom(...ids), { maxLength: 12 });

describe('where an id stands', () => {
  it('is each of its numbers, in a list of ids and in one of writers', () => {
    fc.assert(
      fc.property(
        ids.chain(ids => fc.tuple(fc.constantFrom(...ids), listOf(ids))),
        ([id, list]) => {
          const numbers = list.flatMap((entry, n) => (entry === id ? [n] : []));
          expect(numbersOf(id, list.join(','))).toEqual(numbers);
          const writers = list.map((entry, n) => entry + (n % 2 ? NAMED : ANONYMOUS));
          expect(numbersOf(id, writers.join(','))).toEqual(numbers);
        },
      ),
    );
  });
});

it('the last of a list is its last', () => {
  fc.assert(
    fc.property(ids, ids => {
      expect(lastOf(ids.join(','))).toBe(ids.at(-1));
    }),
  );
  expect(lastOf('')).toBe('');
});

describe('who is among the writers', () => {
  const [ada, ben] = ['0190b6f4-3c1e-7e5c-8a35-5d3c3e0b1a11', '0190b6f4-3c1e-7e5c-8a35-5d3c3e0b1a12'];
  const writers = [ada + NAMED, ben + ANONYMOUS].join(',');
  it.each([
    [{ people: [], anonymously: [] }, false],
    [{ people: [ada], anonymously: [] }, true],
    [{ people: [], anonymously: [ada] }, false],
    [{ people: [ben], anonymously: [] }, false],
    [{ people: [], anonymously: [ben] }, true],
    [{ people: [ben], anonymously: [ada] }, false],
  ])('%j: %s', (hidden, among) => {
    expect(isAmong(writers, hidden)).toBe(among);
    expect(isAmong('', hidden)).toBe(false);
  });
});

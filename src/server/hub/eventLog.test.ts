import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventLog, type Entry } from './eventLog.ts';
import type { HubEvent } from './source.ts';

const message = (number: number, more: Partial<HubEvent> = {}): HubEvent => ({
  number,
  event: 'message',
  data: { text: `words ${number}` },
  author: `author ${number}`,
  subject: `message ${number}`,
  ...more,
});
const numbers = (entries: Entry[] | undefined) => entries?.map(({ number }) => number);
const words = (entries: Entry[] | undefined) => entries?.map(({ frame }) => String(frame)).join('');
const upTo = (last: number) => Array.from({ length: last }, (_, i) => message(i + 1));

it('puts what arrives in any order, any number of times, into the one order, and gives out each number once', () => {
  const arrivals = fc
    .integer({ min: 1, max: 60 })
    .chain(last =>
      fc.shuffledSubarray([...upTo(last), ...upTo(last)], { minLength: 2 * last, maxLength: 2 * last }),
    );
  fc.assert(
    fc.property(arrivals, fc.integer({ min: 1, max: 7 }), (events, size) => {
      const log = createEventLog(1000);
      const placed: Entry[] = [];
      for (let i = 0; i < events.length; i += size) placed.push(...log.add(events.slice(i, i + size)));
      expect(numbers(placed)).toEqual(upTo(events.length / 2).map(({ number }) => number));
      expect(log.hasGap).toBe(false);
    }),
  );
});

it('waits for what is missing, and goes on without a number that has nothing to tell', () => {
  const log = createEventLog(1000);
  expect(numbers(log.add([message(1), message(4), message(3)]))).toEqual([1]);
  expect(log.hasGap).toBe(true);
  // The database knows nothing of 2: whoever wrote it deleted the account.
  expect(numbers(log.complete(3, [message(3)]))).toEqual([2, 3, 4]);
  expect(log.hasGap).toBe(false);
  expect(words(log.since(0))?.match(/words \d/g)).toEqual(['words 1', 'words 3', 'words 4']);
});

describe('a position', () => {
  const log = createEventLog(10);
  log.add(upTo(25));
  it.each([
    [25, []],
    [24, [25]],
    [15, [16, 17, 18, 19, 20, 21, 22, 23, 24, 25]],
    [14, undefined],
    [26, undefined],
    [-1, undefined],
  ])('%i is followed by %j', (number, expected) => {
    expect(numbers(log.since(number))).toEqual(expected);
  });
  it('0 of an empty room is followed by nothing, and no other is known there', () => {
    const empty = createEventLog(10);
    expect(empty.since(0)).toEqual([]);
    expect(empty.since(1)).toBeUndefined();
    expect(empty.since(-1)).toBeUndefined();
  });
});

it('begins with the newest numbers of a room that is older', () => {
  const log = createEventLog(10);
  log.complete(500, upTo(500).slice(-10));
  expect(numbers(log.since(498))).toEqual([499, 500]);
  expect(log.since(489)).toBeUndefined();
});

it('says so when it has missed more than it can hold, and goes on from there', () => {
  const log = createEventLog(10);
  log.add(upTo(5));
  expect(log.complete(20, upTo(20).slice(-10))).toBeUndefined();
  expect(log.since(5)).toBeUndefined();
  expect(numbers(log.since(18))).toEqual([19, 20]);
  expect(numbers(log.add([message(21)]))).toEqual([21]);
});

it('tells nobody later what was removed, unless it came back', () => {
  const log = createEventLog(10);
  log.add([message(1), message(2)]);
  log.add([message(3, { event: 'removed', data: { id: 1 }, subject: 'message 1' })]);
  expect(words(log.since(0))).not.toContain('words 1');
  expect(words(log.since(0))).toContain('event: removed');
  log.add([message(4, { data: { text: 'words 1' }, subject: 'message 1' })]);
  expect(words(log.since(0))).toContain('id: 4\nevent: message\ndata: {"text":"words 1"}');
  expect(words(log.since(0))).not.toContain('event: removed');
  expect(numbers(log.since(0))).toEqual([1, 2, 3, 4]);
});

it('forgets the words of a person', () => {
  const log = createEventLog(10);
  log.add([message(1, { author: 'ada' }), message(2)]);
  log.forget('ada');
  expect(words(log.since(0))?.match(/words \d/g)).toEqual(['words 2']);
});

it('knows who spoke last', () => {
  const log = createEventLog(10);
  log.add(['ada', 'ben', 'cleo', 'ada'].map((author, i) => message(i + 1, { author })));
  expect([...log.authors()]).toEqual(['ada', 'cleo', 'ben']);
});

import { describe, expect, test } from 'vitest';
import { Helpline, helplinesFor, howToReach, overdue } from './helplines.rules.ts';

const us = helplinesFor('US');

describe('the United States', () => {
  test('has the three lines of the specification, word for word', () => {
    expect(us.map(line => [line.name, line.number])).toEqual([
      ['National Problem Gambling Helpline', '1-800-522-4700'],
      ['988 Suicide & Crisis Lifeline', '988'],
      ['Crisis Text Line', '741741'],
    ]);
    expect(us.map(howToReach)).toEqual(['Call 1-800-522-4700', 'Call or text 988', 'Text HOME to 741741']);
  });

  test('has a line for gambling and a line for a crisis', () => {
    expect(us.map(line => line.topic)).toEqual(['gambling', 'crisis', 'crisis']);
  });
});

test.each(us)('$name says where it comes from and when to check it again', line => {
  expect(Helpline.parse(line)).toEqual(line);
  expect(new URL(line.source).protocol).toBe('https:');
  expect(line.reviewBy > line.verifiedOn).toBe(true);
  for (const text of [line.country, line.name, line.for, line.number, line.hours, line.language]) {
    expect(text.trim()).not.toBe('');
  }
  expect(line.takesCalls || line.sms).toBeTruthy();
});

test.each(['us', 'Us', 'ZZ', ''])('country %j gets the lines of the United States', country => {
  expect(helplinesFor(country)).toEqual(us);
});

test('a text number beside a different voice number names both', () => {
  const line: Helpline = { ...(us[0] as Helpline), number: '555', sms: { number: '777', body: 'HI' } };
  expect(howToReach(line)).toBe('Call 555 or text HI to 777');
});

test.each([
  ['2026-12-04', []],
  ['2026-12-05', ['National Problem Gambling Helpline']],
  ['2027-05-21', us.map(line => line.name)],
])('on %s overdue for review: %j', (today, names) => {
  expect(overdue(us, today).map(line => line.name)).toEqual(names);
});

import { describe, expect, test } from 'vitest';
import { helpCountries, helplinesFor, helpSitesFor, howToReach, overdue } from './helplines.rules.ts';
import { Helpline, HelpSite } from './helplines.schema.ts';
import { helplines, helpSites } from './knownHelplines.rules.ts';
import { callHref, textHref } from './phone.rules.ts';

const us = helplinesFor('US');

describe('the United States', () => {
  test('begins with the three lines of the specification, word for word', () => {
    const three = us.slice(0, 3);
    expect(three.map(line => [line.name, line.number])).toEqual([
      ['National Problem Gambling Helpline', '1-800-522-4700'],
      ['988 Suicide & Crisis Lifeline', '988'],
      ['Crisis Text Line', '741741'],
    ]);
    expect(three.map(line => howToReach(line))).toEqual([
      'Call 1-800-522-4700',
      'Call or text 988',
      'Text HOME to 741741',
    ]);
  });

  test('has the newer number of the same helpline after them', () => {
    expect(us.slice(3).map(line => line.number)).toEqual(['1-800-697-3738']);
  });
});

test.each([
  ['US', ['gambling', 'crisis']],
  ['GB', ['gambling', 'crisis']],
  ['IE', ['crisis']],
  ['AU', ['gambling', 'crisis']],
  ['NZ', ['gambling', 'crisis']],
  ['ES', ['crisis']],
  ['ZA', ['gambling']],
  ['CA', ['crisis', 'gambling']],
])('%s has lines for %j', (country, topics) => {
  expect(helpCountries).toContain(country);
  expect([...new Set(helplinesFor(country).map(line => line.topic))]).toEqual(topics);
});

test('Canada has its crisis line for all, and lines of provinces that say so', () => {
  const regions = helplinesFor('CA').map(line => line.region);
  expect(regions[0]).toBeUndefined();
  expect(regions.slice(1).every(Boolean)).toBe(true);
});

test.each(['us', 'Us'])('country %j is found in any case', country => {
  expect(helplinesFor(country)).toEqual(us);
});

test.each(['ZZ', 'DE', ''])('a country without lines (%j) has none, and is shown where to look', country => {
  expect(helplinesFor(country)).toEqual([]);
  expect(helpSitesFor(country).map(site => site.url)).toEqual(['https://findahelpline.com/']);
});

test('a country has its own sites first', () => {
  expect(helpSitesFor('ie').map(site => site.name)).toEqual(['Gambling Care', 'Find A Helpline']);
});

/** Days of the year that an entry may be shown without another look. */
const YEAR = 366 * 24 * 60 * 60 * 1000;
const today = new Date().toISOString().slice(0, 10);

describe.each([
  ...helplines.map(entry => [entry.id, entry, Helpline] as const),
  ...helpSites.map(entry => [entry.id, entry, HelpSite] as const),
])('%s', (_id, entry, shape) => {
  test('is whole, and says where it comes from', () => {
    const { es, ...english } = entry;
    expect(shape.parse(english)).toEqual(english);
    expect(shape.partial().strict().parse(es)).toEqual(es);
    expect(es.for).toBeTruthy();
    expect(new URL(entry.source).protocol).toBe('https:');
    for (const text of Object.values(entry)) if (typeof text === 'string') expect(text.trim()).not.toBe('');
  });

  // By the real clock, and on purpose: whoever sees this fail has to look at the source, or take the entry out.
  test('was checked, and the day to check it again is not over', () => {
    expect(entry.verifiedOn <= today).toBe(true);
    expect(Date.parse(entry.reviewBy) - Date.parse(entry.verifiedOn)).toBeLessThanOrEqual(YEAR);
    expect(overdue([entry], today)).toEqual([]);
  });
});

test.each(helplines)('a phone can reach $id', line => {
  expect(line.takesCalls || line.sms).toBeTruthy();
  expect(callHref(line.number)).toMatch(/^tel:\+?\d{3,13}$/);
  if (line.sms) expect(textHref(line.sms)).toMatch(/^sms:\+?\d{3,13}(\?&body=[A-Z]+)?$/);
});

test('no entry is there twice', () => {
  const all = [...helplines, ...helpSites];
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(helplines.map(line => `${line.country} ${line.number}`)).size).toBe(helplines.length);
});

test.each([
  [{ number: '741741', body: 'HOME' }, 'sms:741741?&body=HOME'],
  [{ number: '0477 13 11 14', body: '' }, 'sms:0477131114'],
  [{ number: '1', body: 'TWO WORDS' }, 'sms:1?&body=TWO%20WORDS'],
])('%j opens %s', (sms, href) => {
  expect(textHref(sms)).toBe(href);
});

test.each([
  ['1-800-522-4700', 'tel:18005224700'],
  ['9-8-8', 'tel:988'],
  ['+44 20 1234', 'tel:+44201234'],
])('%s is dialled as %s', (number, href) => {
  expect(callHref(number)).toBe(href);
});

test('a text number beside a different voice number names both', () => {
  const line: Helpline = { ...(us[0] as Helpline), number: '555', sms: { number: '777', body: 'HI' } };
  expect(howToReach(line)).toBe('Call 555 or text HI to 777');
});

test.each([
  ['2027-02-20', []],
  ['2027-02-21', ['us-gambling']],
  ['2027-11-21', us.map(line => line.id)],
])('on %s overdue for review: %j', (day, ids) => {
  expect(overdue(us, day).map(line => line.id)).toEqual(ids);
});

test('in Spanish every word of an entry is, and its number stays', () => {
  for (const country of helpCountries) {
    const english = helplinesFor(country);
    helplinesFor(country, 'es').forEach((line, index) => {
      const { for: purpose, hours, language, ...rest } = line;
      const { for: purposeEn, hours: hoursEn, language: languageEn, ...restEn } = english[index] as Helpline;
      expect([purposeEn, hoursEn, languageEn]).not.toContain(purpose);
      expect(hours).not.toBe(hoursEn);
      expect(language).not.toBe(languageEn);
      expect({ ...rest, region: undefined, sms: undefined }).toEqual({
        ...restEn,
        region: undefined,
        sms: undefined,
      });
      expect(line.sms?.number).toBe(restEn.sms?.number);
    });
  }
});

test.each([
  ['us-988', 'Llama al 988 o envía AYUDA al 988'],
  ['us-crisis-text', 'Envía AYUDA al 741741'],
  ['us-gambling', 'Llama al 1-800-522-4700'],
])('%s in Spanish: %s', (id, words) => {
  const line = helplinesFor('US', 'es').find(each => each.id === id) as Helpline;
  expect(howToReach(line, 'es')).toBe(words);
});

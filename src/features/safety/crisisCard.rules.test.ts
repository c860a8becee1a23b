import { describe, expect, test } from 'vitest';
import { languages } from '../../shared/language.ts';
import { helpCountries, helplinesFor } from '../help/helplines.rules.ts';
import { crisisCard, isAtRisk, stillSupportiveReply, supportiveReply } from './crisisCard.rules.ts';
import { detect } from './detector.rules.ts';
import { CrisisCard } from './safety.schema.ts';

const levels = CrisisCard.shape.level.options;

describe.each(helpCountries)('the card of %s', country => {
  test.each(levels)('%s: crisis lines, then one for gambling, all for the whole country', level => {
    const card = crisisCard(level, helplinesFor(country));
    expect(CrisisCard.parse(card)).toEqual(card);
    const topics = card.helplines.map(({ topic }) => topic);
    expect(topics).toEqual([...topics].sort());
    expect(topics.filter(topic => topic === 'gambling').length).toBeLessThanOrEqual(1);
    const known = new Set(
      helplinesFor(country)
        .filter(line => !line.region)
        .map(({ topic }) => topic),
    );
    expect(new Set(topics)).toEqual(known);
    for (const line of card.helplines) {
      expect(line.country).toBe(country);
      expect(line.region).toBeUndefined();
    }
  });
});

test.each(levels)('%s: the words hold no number, and nothing is invented without data', level => {
  const card = crisisCard(level, []);
  expect(card.text).not.toMatch(/\d/);
  expect(card).toEqual({ level, text: card.text, helplines: [] });
});

test('an emergency contact is on the card when there is one', () => {
  const contact = { name: 'Ada', phone: '+1 555 0100' };
  expect(crisisCard('ideation', [], contact).emergencyContact).toEqual(contact);
});

test.each([
  ['imminent', true],
  ['ideation', true],
  ['concern', false],
  ['none', false],
  [undefined, false],
] as const)('%s is about the person’s own life: %j', (level, own) => {
  expect(isAtRisk(level)).toBe(own);
});

test.each([supportiveReply, stillSupportiveReply].flatMap(reply => Object.values(reply)))(
  'a fixed reply asks one question and gives no number: %s',
  text => {
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(text).not.toMatch(/\d/);
    expect(text.length).toBeLessThan(450);
    expect(text).not.toMatch(/!|failure|you should have|fracaso|deberías haber/i);
  },
);

test('what Cairn itself says raises no card', () => {
  for (const level of levels)
    for (const language of languages)
      expect(detect(crisisCard(level, [], undefined, language).text).level).not.toBe('imminent');
});

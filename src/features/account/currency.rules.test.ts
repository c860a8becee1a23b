import { expect, test } from 'vitest';
import { isCurrency } from './account.schema.ts';
import { currencyFor } from './currency.rules.ts';

test.each([
  [['en-GB'], 'GBP'],
  [['de-AT', 'en-US'], 'EUR'],
  [['zh-Hant-HK'], 'USD'],
  [['en', 'sv-SE'], 'SEK'],
  [['C', 'nb-NO'], 'NOK'],
  [['en'], 'USD'],
  [[], 'USD'],
])('languages %j give %s', (languages, currency) => {
  expect(currencyFor(languages)).toBe(currency);
  expect(isCurrency(currency)).toBe(true);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, moneyWords, readAmount } from './money.rules.ts';

test.each([
  ['1150.00', 'USD', 'en', '$1,150'],
  ['1150.50', 'USD', 'en', '$1,150.50'],
  ['0.00', 'EUR', 'en', '€0'],
  ['50.00', 'JPY', 'en', '¥50'],
])('%s %s in %s is %s', (amount, currency, locale, words) => {
  expect(moneyWords(amount, currency, locale)).toBe(words);
});

test.each([
  ['0.00', '50.00', '50.00'],
  ['0.10', '0.20', '0.30'],
  ['9999999999.99', '0.01', '10000000000.00'],
  ['0', '0.05', '0.05'],
])('%s and %s are %s', (a, b, sum) => {
  expect(addMoney(a, b)).toBe(sum);
});

test('adding is exact', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 12 });
  const amount = (value: number) => (value / 100).toFixed(2);
  fc.assert(
    fc.property(cents, cents, (a, b) => {
      expect(addMoney(amount(a), amount(b))).toBe(amount(a + b));
    }),
  );
});

test.each([
  ['', null],
  ['  ', null],
  ['40', '40'],
  ['40.5', '40.5'],
  ['40,50', '40.50'],
  ['1,200', '1200'],
  ['1.200,5', '1200.5'],
  ['1 200', '1200'],
  ['1.20', '1.20'],
  ['$40', '40'],
  ['007', '7'],
  ['forty', undefined],
  ['-40', undefined],
  ['4.0.0', undefined],
  ['1e3', undefined],
  ['123456789', undefined],
  ['.50', undefined],
])('%j is read as %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

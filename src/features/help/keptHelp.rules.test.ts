import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseKept, parsePlans } from './keptHelp.rules.ts';

const plan = { id: '1', trigger: 'payday', response: 'rent first' };
const own = { reasons: [{ id: '2', text: 'sleep' }], plans: [plan], emergencyContact: null, country: null };
const kept = { userId: 'u', own };

test.each([[kept], [{ userId: 'u', own: { ...own, emergencyContact: { name: 'Ana', phone: '1' } } }]])(
  '%j comes back as it was kept',
  value => {
    expect(parseKept(JSON.stringify(value))).toEqual(value);
  },
);

test.each([
  [null],
  [''],
  ['{'],
  ['[]'],
  ['null'],
  [JSON.stringify({ own })],
  [JSON.stringify({ userId: 'u' })],
  [JSON.stringify({ userId: 'u', own: { ...own, reasons: [{ id: 1 }] } })],
  [JSON.stringify({ userId: 'u', own: { ...own, plans: 'none' } })],
  [JSON.stringify({ userId: 'u', own: { ...own, emergencyContact: { name: 'Ana' } } })],
])('%j is nothing', text => {
  expect(parseKept(text)).toBeNull();
});

test('plans come back, damaged ones do not', () => {
  expect(parsePlans(JSON.stringify([plan]))).toEqual([plan]);
  for (const text of [null, '', '{}', '[1]', '[{"id":"1"}]']) expect(parsePlans(text)).toEqual([]);
});

test('whatever is in the storage, nothing breaks', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), text => {
      parseKept(text);
      parsePlans(text);
    }),
  );
});

import { expect, it } from 'vitest';
import { isUnreachable } from './unreachable.ts';

const coded = (code: string) => Object.assign(new Error('of the driver'), { code });

it.each([
  ['a server that stops', coded('57P01'), true],
  ['no connection left', coded('53300'), true],
  ['a statement that took too long', coded('57014'), true],
  ['nobody at the address', coded('ECONNREFUSED'), true],
  ['a lost connection', new Error('Connection terminated unexpectedly'), true],
  ['no connection in time', new Error('timeout exceeded when trying to connect'), true],
  ['one of these inside another error', new Error('Failed query', { cause: coded('ECONNRESET') }), true],
  ['a wrong statement', coded('42601'), false],
  ['a row that is there already', coded('23505'), false],
  ['a fault of our own', new TypeError('x is not a function'), false],
])('%s', (_, error, away) => {
  expect(isUnreachable(error)).toBe(away);
});

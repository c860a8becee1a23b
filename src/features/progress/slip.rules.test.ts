import { expect, test } from 'vitest';
import { NOTE_MAX, SetDay, TRIGGER_MAX } from './progress.schema.ts';
import { moveDraft, NOTE_LIMIT, readSlip, slipDraft, TRIGGER_LIMIT } from './slip.rules.ts';

const logged = {
  date: '2026-03-09',
  status: 'gambled',
  trigger: 'Payday',
  amount: '40.00',
  note: null,
} as const;
const slipOn = (day: string) => (day === logged.date ? logged : undefined);
const empty = { date: '2026-03-10', trigger: '', amount: '', note: '' };

test('the form holds as much as the server takes', () => {
  expect([TRIGGER_LIMIT, NOTE_LIMIT]).toEqual([TRIGGER_MAX, NOTE_MAX]);
});

test('the form for a day shows what is noted of it', () => {
  expect(slipDraft('2026-03-10', undefined)).toEqual(empty);
  expect(slipDraft('2026-03-09', logged)).toEqual({
    date: '2026-03-09',
    trigger: 'Payday',
    amount: '40.00',
    note: '',
  });
});

test('another day brings what is noted of it, and takes it away again', () => {
  const there = moveDraft(empty, '2026-03-09', slipOn);
  expect(there).toEqual(slipDraft('2026-03-09', logged));
  expect(moveDraft(there, '2026-03-10', slipOn)).toEqual(empty);
});

test('what was typed moves along to another day', () => {
  const typed = { ...empty, note: 'after the call' };
  expect(moveDraft(typed, '2026-03-09', slipOn)).toEqual({ ...typed, date: '2026-03-09' });
});

test('only what was written is sent, in a shape that the server takes', () => {
  expect(readSlip(empty)).toEqual({ trigger: null, amount: null, note: null });
  const slip = readSlip({ ...empty, trigger: ' Payday ', amount: '1,200.5', note: ' ' });
  expect(slip).toEqual({ trigger: 'Payday', amount: '1200.5', note: null });
  expect(SetDay.safeParse({ status: 'gambled', ...slip }).success).toBe(true);
  expect(readSlip({ ...empty, amount: 'much' })).toBeUndefined();
});

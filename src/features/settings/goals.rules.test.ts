import { expect, it } from 'vitest';
import { changeGoal, moveGoal } from './goals.rules.ts';

const goals = ['a', 'b', 'c'].map(id => ({ id, text: id, doneOn: null }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

it.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('moves %s by %i', (id, by, expected) => {
  expect(ids(moveGoal(goals, id, by))).toBe(expected);
});

it('changes one and leaves the others', () => {
  expect(changeGoal(goals, 'b', { doneOn: '2026-03-10' }).map(({ doneOn }) => doneOn)).toEqual([
    null,
    '2026-03-10',
    null,
  ]);
});

import { expect, test } from 'vitest';
import { batched } from './batch.ts';

/** Work that doubles each number when it is told to go on, and remembers what it was given. */
function doubling() {
  const batches: number[][] = [];
  const release: (() => void)[] = [];
  const double = batched(async (keys: number[]) => {
    batches.push(keys);
    await new Promise<void>(resolve => release.push(resolve));
    if (keys.includes(13)) throw new Error('unlucky');
    return keys.map(key => key * 2);
  });
  const nextTurn = () => new Promise(resolve => setImmediate(resolve));
  return { batches, double, nextTurn, goOn: () => release.shift()?.() };
}

test('calls of one turn are one batch, calls of meanwhile the next', async () => {
  const { batches, double, nextTurn, goOn } = doubling();
  const first = Promise.all([double(1), double(2)]);
  await nextTurn();
  const later = Promise.all([double(3), double(4), double(5)]);
  await nextTurn();
  expect(batches).toEqual([[1, 2]]);
  goOn();
  expect(await first).toEqual([2, 4]);
  await nextTurn();
  expect(batches).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  goOn();
  expect(await later).toEqual([6, 8, 10]);
});

test('a batch that breaks is told to its calls alone', async () => {
  const { double, nextTurn, goOn } = doubling();
  const broken = Promise.allSettled([double(13), double(1)]);
  await nextTurn();
  const later = double(2);
  goOn();
  expect((await broken).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await nextTurn();
  goOn();
  expect(await later).toBe(4);
  const idle = double(3);
  await nextTurn();
  goOn();
  expect(await idle).toBe(6);
});

test('a batch has its limit', async () => {
  const { batches, double, nextTurn, goOn } = doubling();
  const all = Promise.all(Array.from({ length: 150 }, (_, i) => double(i + 100)));
  await nextTurn();
  goOn();
  await nextTurn();
  goOn();
  expect((await all).at(-1)).toBe(498);
  expect(batches.map(({ length }) => length)).toEqual([100, 50]);
});

test('a batch that is stuck holds up no later one', async () => {
  const { batches, double, nextTurn, goOn } = doubling();
  const stuck = double(1);
  await nextTurn();
  const later = double(2);
  await new Promise(resolve => setTimeout(resolve, 150));
  expect(batches).toEqual([[1], [2]]);
  goOn();
  goOn();
  expect(await Promise.all([stuck, later])).toEqual([2, 4]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { insist } from './insist.ts';

const away = () => Object.assign(new Error('of the driver'), { code: 'ECONNREFUSED' });

// By the clock that the tests move.
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds)),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that fails until a moment, in milliseconds from now. */
function worksAfter(wait: number, error: () => Error) {
  const began = performance.now();
  return vi.fn(async () => {
    if (performance.now() - began < wait) throw error();
    return 'stored';
  });
}

it.each([0, 1, 1_000, 24_000])('does what it was asked when the database is back after %i ms', async wait => {
  const work = worksAfter(wait, away);
  const done = insist(work);
  await vi.advanceTimersByTimeAsync(26_000);
  expect(await done).toBe('stored');
  // Not again and again without a pause, and not once more after it was done.
  expect(work.mock.calls.length).toBe(1 + Math.ceil(wait / 250));
});

it('gives up after 25 s, with what the database said', async () => {
  const error = away();
  const work = worksAfter(60_000, () => error);
  const outcome = vi.fn();
  const done = insist(work).catch(outcome);
  await vi.advanceTimersByTimeAsync(24_900);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  await done;
  expect(outcome).toHaveBeenCalledWith(error);
});

it('does not repeat what the database refused', async () => {
  const work = worksAfter(60_000, () => Object.assign(new Error('a row that is there'), { code: '23505' }));
  await expect(insist(work)).rejects.toThrow('a row that is there');
  expect(work).toHaveBeenCalledTimes(1);
});

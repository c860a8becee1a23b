import { statfsSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isUnreachable } from './db/unreachable.ts';
import { watchSpace } from './diskSpace.ts';

vi.mock('node:fs', { spy: true });

const MB = 1024 * 1024;
const BLOCK = 4096;
const statfs = vi.mocked(statfsSync);
/** Bytes for Cairn; a part of what is free can be kept for the system. */
const leave = (bytes: number) =>
  statfs.mockReturnValue({ bavail: bytes / BLOCK, bfree: 10 ** 9, bsize: BLOCK } as never);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it.each([
  [0, false],
  [32 * MB - BLOCK, false],
  [32 * MB, true],
  [1000 * MB, true],
])('with %i bytes left writes go on: %s', (bytes, goOn) => {
  leave(bytes);
  const requireSpace = watchSpace('/data');
  if (goOn) expect(requireSpace).not.toThrow();
  else expect(requireSpace).toThrow('the disk is nearly full');
  expect(statfs).toHaveBeenCalledWith('/data');
});

it('refuses as a database that is full does: to be tried again later', () => {
  leave(0);
  let refusal: unknown;
  try {
    watchSpace('/data')();
  } catch (error) {
    refusal = error;
  }
  expect(isUnreachable(refusal)).toBe(true);
});

it('looks at most ten times a second, and sees within a tenth of one that there is room again, or none', () => {
  leave(0);
  const requireSpace = watchSpace('/data');
  expect(requireSpace).toThrow();
  leave(1000 * MB);
  vi.advanceTimersByTime(90);
  for (let i = 0; i < 100; i++) expect(requireSpace).toThrow();
  expect(statfs).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10);
  expect(requireSpace).not.toThrow();
  leave(0);
  vi.advanceTimersByTime(100);
  expect(requireSpace).toThrow();
});

/** The longest pause between two tries, milliseconds. */
const LONGEST = 30_000;

/**
 * Milliseconds to wait before trying again: twice as long each time, and never the same for everyone at once.
 * @param attempt 0 before the first try again
 * @param first milliseconds that the first pause takes at most
 * @param chance from 0 to 1
 */
export function retryDelay(attempt: number, first: number, chance: number): number {
  const most = Math.min(LONGEST, first * 2 ** attempt);
  return most / 2 + (most / 2) * chance;
}

/** The urge timer: ten minutes that are known by the instant at which they end, so that no reload or locked screen stops them. */

export const URGE_MS = 10 * 60_000;
/** How long after the end its words are still shown to whoever comes back. */
const LATE_MS = 60 * 60_000;

/** Seconds of one breath: in, then out. */
export const BREATH = { in: 4, out: 6 };

/** The kept instant of the end, in milliseconds; null when there is none, or none that makes sense at `now`. */
export function parseEnd(kept: string | null, now: number): number | null {
  const end = Number(kept);
  if (!kept || !Number.isFinite(end)) return null;
  // A clock that was set back would make the ten minutes longer.
  return end > now - LATE_MS && end <= now + URGE_MS ? end : null;
}

export type Urge = {
  /** Whole seconds that are left; 0 when it is over. */
  left: number;
  /** What is known of urges: they rise, stand, and ease. */
  stage: 'rising' | 'standing' | 'easing' | 'over';
  breath: 'in' | 'out';
};

/** Where the ten minutes that end at `end` are at `now`, both in milliseconds. */
export function urgeAt(end: number, now: number): Urge {
  const left = Math.min(URGE_MS / 1000, Math.max(0, Math.ceil((end - now) / 1000)));
  return { left, stage: stageWith(left), breath: secondOfBreath(end, now) < BREATH.in ? 'in' : 'out' };
}

function stageWith(left: number): Urge['stage'] {
  if (left === 0) return 'over';
  if (left > 7 * 60) return 'rising';
  return left > 3 * 60 ? 'standing' : 'easing';
}

/** How many seconds of the present breath have passed, with fractions. */
export function secondOfBreath(end: number, now: number): number {
  const passed = Math.max(0, now - (end - URGE_MS)) / 1000;
  return passed % (BREATH.in + BREATH.out);
}

/** Seconds as minutes and seconds, such as 9:05. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

import { parseTaps, type Tap, tapsKey } from './keptCheckIns.rules.ts';

/** Check-ins that have not reached the server. They outlive the page, and wait for the person to sign in again. */

export function readTaps(userId: string): Tap[] {
  try {
    return parseTaps(localStorage.getItem(tapsKey(userId)));
  } catch {
    return [];
  }
}

export function keepTaps(userId: string, taps: Tap[]): void {
  try {
    if (taps.length > 0) localStorage.setItem(tapsKey(userId), JSON.stringify(taps));
    else localStorage.removeItem(tapsKey(userId));
  } catch {
    // Without storage they last as long as the page.
  }
}

import { useEffect, useState } from 'react';
import { isLoaded } from './feed.rules.ts';
import type { RoomState } from './liveRoom.ts';

/** Milliseconds that a connection may be gone before anybody is told: most are back sooner. */
const PATIENCE = 1_500;
/** Milliseconds that the page says so when it is back. */
const SAID = 6_000;

/** Whether the room is out of touch, for long enough that it matters, or has just come back. */
export type Away = 'no' | 'connecting' | 'lost' | 'back';

export function useAway({ connection, feed }: RoomState): Away {
  const [away, setAway] = useState<Away>('no');
  const out = isLoaded(feed) && connection !== 'signedOut' && (connection !== 'live' || feed.missed > 0);
  const kind = connection === 'connecting' ? 'connecting' : 'lost';

  useEffect(() => {
    if (!out) setAway(before => (before === 'lost' ? 'back' : 'no'));
    const timer = out
      ? setTimeout(() => setAway(before => (before === 'lost' ? before : kind)), PATIENCE)
      : setTimeout(() => setAway('no'), SAID);
    return () => clearTimeout(timer);
  }, [out, kind]);

  return away;
}

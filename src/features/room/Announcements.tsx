import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { RoomState } from './liveRoom.ts';

/** Milliseconds in which messages are gathered into one announcement. */
const GATHER = 2_000;
/** Milliseconds from one announcement to the next at least. */
const APART = 10_000;

/** Tells a screen reader that something came: once for a whole burst, and never so often that it drowns what is read. */
export function Announcements({ arrived: { count, from } }: Pick<RoomState, 'arrived'>) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const told = useRef({ count, next: 0 });

  useEffect(() => {
    const news = count - told.current.count;
    if (news === 0) return;
    const now = performance.now();
    // The first of a burst sets the time, whatever follows it.
    if (told.current.next < now) told.current.next = now + GATHER;
    const timer = setTimeout(() => {
      told.current = { count, next: performance.now() + APART };
      setWords(
        news === 1
          ? t`New message from ${from}`
          : plural(news, { one: '# new message', other: '# new messages' }),
      );
    }, told.current.next - now);
    return () => clearTimeout(timer);
  }, [count, from, t]);

  useEffect(() => {
    if (!words) return;
    // The same words again would not be read again.
    const timer = setTimeout(() => setWords(''), APART / 2);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

import { useEffect, useMemo, useState } from 'react';
import type { Coach } from './coach.schema.ts';
import { TypingDots } from './TypingDots.tsx';
import { graphemes, TYPING_SPEED, typedSoFar } from './typewriter.rules.ts';

type GreetingProps = {
  coach: Coach;
  /** The typing indicator is needed further down. */
  busy: boolean;
};

/** The coach's greeting, typing itself. Give it the coach as `key`, so that another coach begins anew. */
export function Greeting({ coach, busy }: GreetingProps) {
  const characters = useMemo(() => graphemes(coach.greeting), [coach.greeting]);
  const { typed, rest } = typedSoFar(characters, useElapsed(characters.length * TYPING_SPEED));
  const typing = rest !== '';
  return (
    <div>
      {/* Named by the whole sentence, so that a screen reader reads it once and not as it grows. */}
      <h1 aria-label={typing ? coach.greeting : undefined} className="text-lg">
        {/* The words to come already take up their space, which keeps everything below in its place. */}
        <span
          aria-hidden={typing}
          data-rest={rest}
          className="after:invisible after:content-[attr(data-rest)]"
        >
          {typed}
        </span>
      </h1>
      <div className="mt-2 h-6">{typing && !busy ? <TypingDots /> : null}</div>
    </div>
  );
}

/** Milliseconds since this was first shown, up to `end`; `end` at once for people who want no motion. */
function useElapsed(end: number): number {
  const [elapsed, setElapsed] = useState(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? end : 0,
  );
  const running = elapsed < end;
  useEffect(() => {
    if (!running) return;
    const start = performance.now();
    const timer = setInterval(() => setElapsed(Math.min(end, performance.now() - start)), TYPING_SPEED);
    return () => clearInterval(timer);
  }, [running, end]);
  return elapsed;
}

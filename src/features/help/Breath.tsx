import './help.css';
import { Trans } from '@lingui/react/macro';
import { type CSSProperties, useState } from 'react';
import { BREATH } from './urge.rules.ts';

type BreathProps = {
  phase: 'in' | 'out';
  /** Seconds into the present breath. */
  began: number;
};

/** A breath to go along with: words, and still water that widens and settles. With reduced motion, the words alone. */
export function Breath({ phase, began }: BreathProps) {
  // The drawing runs by itself from where the breath was when it appeared.
  const [delay] = useState(began);
  const style = { '--breath': `${BREATH.in + BREATH.out}s`, animationDelay: `-${delay}s` } as CSSProperties;
  return (
    <div className="grid justify-items-center gap-3">
      <svg viewBox="0 0 200 200" aria-hidden="true" className="w-40 max-w-full motion-reduce:hidden">
        <g className="breath" style={style}>
          <circle cx="100" cy="100" r="96" className="fill-moss-soft" />
          <circle cx="100" cy="100" r="66" className="fill-moss opacity-15" />
          <circle cx="100" cy="100" r="38" className="fill-moss opacity-30" />
        </g>
      </svg>
      <p className="font-semibold text-lg">
        <span aria-hidden>
          {phase === 'in' ? <Trans>Breathe in</Trans> : <Trans>Breathe out, slowly</Trans>}
        </span>
        <span className="sr-only">
          <Trans>
            Breathe in for {BREATH.in} seconds, and out for {BREATH.out}.
          </Trans>
        </span>
      </p>
    </div>
  );
}

import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Day } from '../../shared/day.ts';
import { CAIRN_SIZE, layCairn, type Stone } from './cairn.rules.ts';
import type { CalendarEntry } from './progress.schema.ts';

const tones = {
  light: 'fill-stone-light',
  middle: 'fill-stone',
  deep: 'fill-stone-deep',
  slip: 'fill-clay',
};

type CairnProps = { totalCleanDays: number; entries: CalendarEntry[] };

/** The person's own days as stones. One that comes while they look settles into its place. */
export function Cairn({ totalCleanDays: total, entries }: CairnProps) {
  const { t } = useLingui();
  const clean = daysOf(entries, 'clean');
  const slips = daysOf(entries, 'gambled');
  const keys = [total, ...clean, '/', ...slips].join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys hold all that the drawing depends on
  const stones = useMemo(() => layCairn({ total, clean, slips }), [keys]);
  const [seen] = useState(() => new Set(stones.map(({ key }) => key)));

  const words = total === 0 ? t`Your cairn: no stones yet.` : stonesInWords();
  function stonesInWords() {
    const laid = t`Your cairn: ${plural(total, { one: '# stone', other: '# stones' })}, one for each clean day.`;
    if (slips.length === 0) return laid;
    const beside = plural(slips.length, {
      one: 'Beside it lies # stone of another color, for a slip.',
      other: 'Beside it lie # stones of another color, for slips.',
    });
    return `${laid} ${beside}`;
  }

  return (
    <figure className="grid w-full max-w-96 content-start gap-1 justify-self-center">
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${CAIRN_SIZE.width} ${CAIRN_SIZE.height}`}
        className="w-full"
      >
        <circle cx="302" cy="86" r="44" className="fill-sun" />
        <path
          d="M6 274c0-8 12-14 36-18 40-7 88-13 152-13s132 6 166 14c22 5 34 10 34 17 0 13-84 22-196 22S6 288 6 274z"
          className="fill-moss-soft"
        />
        {stones.map(stone => (
          <StoneShape key={stone.key} stone={stone} settles={!seen.has(stone.key)} />
        ))}
        {total === 0 ? (
          <ellipse
            cx="180"
            cy="262"
            rx="46"
            ry="10"
            strokeDasharray="4 6"
            className="fill-none stroke-control"
            strokeWidth="1.5"
          />
        ) : null}
      </svg>
      <figcaption className="text-balance text-center text-muted text-sm">
        {total === 0 ? (
          <Trans>Your cairn begins with the first check-in.</Trans>
        ) : (
          <Trans>
            <Plural value={total} one="# stone" other="# stones" />, one for each clean day
          </Trans>
        )}
      </figcaption>
    </figure>
  );
}

function StoneShape({ stone, settles }: { stone: Stone; settles: boolean }) {
  return (
    <g transform={`translate(${stone.x} ${stone.y})`}>
      <g className={settles ? 'stone-settle' : undefined}>
        <path d={stone.outline} className={tones[stone.tone]} />
        <path d={stone.shade} className="fill-stone-shade" />
      </g>
    </g>
  );
}

const daysOf = (entries: CalendarEntry[], status: CalendarEntry['status']): Day[] =>
  entries.filter(entry => entry.status === status).map(({ date }) => date);

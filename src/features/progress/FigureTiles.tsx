import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../../ui/formats.ts';
import { moneyWords } from './money.rules.ts';
import type { Progress } from './progress.schema.ts';

/** The smaller numbers, side by side. */
export function FigureTiles({ progress }: { progress: Progress }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { longestStreak, totalCleanDays, daysSinceLastGamble, cleanDaysThisMonth, daysInMonth } = progress;
  return (
    <dl className="card grid grid-cols-2 gap-px overflow-hidden bg-line sm:grid-cols-3">
      <Tile
        name={t`Clean Days This Month`}
        figure={`${cleanDaysThisMonth}/${daysInMonth}`}
        note={<Trans>{progress.successRate}% success rate</Trans>}
        className="col-span-2"
      />
      <Tile name={t`Total Clean Days`} figure={totalCleanDays} note={days(totalCleanDays)} />
      <Tile name={t`Longest Streak`} figure={longestStreak} note={days(longestStreak)} />
      <Tile
        name={t`Days Since Last Gamble`}
        figure={daysSinceLastGamble ?? '–'}
        note={daysSinceLastGamble === null ? <Trans>none recorded</Trans> : days(daysSinceLastGamble)}
      />
      <Tile
        name={t`Average Daily Spend`}
        figure={moneyWords(progress.dailySpendLimit, progress.currency, formats)}
        note={<Trans>a day</Trans>}
      />
    </dl>
  );
}

const days = (count: number) => <Plural value={count} one="day" other="days" />;

type TileProps = { name: string; figure: ReactNode; note: ReactNode; className?: string };

function Tile({ name, figure, note, className = '' }: TileProps) {
  return (
    <div className={`grid content-between gap-2 bg-surface p-4 sm:p-5 ${className}`}>
      <dt className="text-sm">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold text-xl tabular-nums">{figure}</span>
        <span className="text-muted text-sm">{note}</span>
      </dd>
    </div>
  );
}

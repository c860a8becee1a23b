import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Day, type Month, monthOf } from '../../shared/day.ts';
import { IconButton } from '../../ui/Button.tsx';
import { problemText } from '../../ui/fetch.ts';
import { useFormats } from '../../ui/formats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import { DayMark, type DayStatus } from './DayMark.tsx';
import { dayWords } from './dayWords.rules.ts';
import { addMonths, inMonth } from './month.rules.ts';
import { useMonthDays } from './progress.api.ts';
import { monthCells, monthFigures } from './progress.rules.ts';
import type { CalendarEntry } from './progress.schema.ts';

type CalendarProps = {
  userId: string;
  today: Day;
  /** The newest entries, with what is on its way. */
  newest: CalendarEntry[];
  onOpen: (day: Day) => void;
  /** What stands beside the calendar, such as a day that could not be saved. */
  children: ReactNode;
};

/** One month after another, with what the person said of each day. */
export function Calendar({ userId, today, newest, onOpen, children }: CalendarProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const words = dayWords(formats);
  const [month, setMonth] = useState<Month>(monthOf(today));
  const [active, setActive] = useState<Day>(today);
  const days = useMonthDays(userId, month, newest);
  const figures = monthFigures(days.entries, month, today);
  const current = monthOf(today);

  function show(next: Month) {
    if (next > current) return;
    setMonth(next);
    setActive(next === current ? today : inMonth(active, next));
  }

  /** The day comes into view with its month, but for those to come: the current month shows some of them. */
  function move(day: Day) {
    const next = monthOf(day);
    if (next <= current) setMonth(next);
    else if (!monthCells(current).includes(day)) return;
    setActive(day);
  }

  return (
    <section aria-labelledby="calendar" className="card grid gap-4 p-3 pt-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="calendar" aria-live="polite" className="px-1 text-lg">
          {words.month(month)}
        </h2>
        <div className="flex">
          <IconButton
            label={t`Previous month`}
            icon={<ChevronLeft aria-hidden className="size-5" />}
            onClick={() => show(addMonths(month, -1))}
          />
          <IconButton
            label={t`Next month`}
            icon={<ChevronRight aria-hidden className="size-5" />}
            aria-disabled={month === current || undefined}
            onClick={() => show(addMonths(month, 1))}
            className="aria-disabled:opacity-40"
          />
        </div>
      </div>
      <CalendarGrid
        month={month}
        today={today}
        entries={days.entries}
        busy={days.isPending}
        active={active}
        onActive={move}
        onOpen={onOpen}
      />
      {days.error ? (
        <Notice
          tone="error"
          action={{ label: t`Try again`, onClick: () => void days.refetch(), pending: days.isFetching }}
        >
          {problemText(days.error)}
        </Notice>
      ) : null}
      {children}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-1 text-sm">
        {days.isPending ? (
          <Skeleton className="appear-late h-5 w-40" />
        ) : (
          <p className="tabular-nums">
            <Trans>
              <Plural value={figures.cleanDays} one="# clean day" other="# clean days" /> of{' '}
              {figures.dayOfMonth}
            </Trans>
            <span className="ml-3 font-semibold">{figures.successRate}%</span>
          </p>
        )}
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
          <Sign status="clean" name={<Trans>Clean</Trans>} />
          <Sign status="gambled" name={<Trans>Slip</Trans>} />
          <Sign status="unknown" name={<Trans>Not marked</Trans>} />
        </ul>
      </div>
    </section>
  );
}

function Sign({ status, name }: { status: DayStatus; name: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <DayMark status={status} />
      {name}
    </li>
  );
}

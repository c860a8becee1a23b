import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Day } from '../../shared/day.ts';
import { problemText } from '../../ui/fetch.ts';
import { useFormats } from '../../ui/formats.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Me } from '../account/account.schema.ts';
import { Calendar } from './Calendar.tsx';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { DayDialogs, type OpenDialog } from './DayDialogs.tsx';
import { dayWords } from './dayWords.rules.ts';
import { FigureTiles } from './FigureTiles.tsx';
import { Insights } from './Insights.tsx';
import type { useOverview } from './overview.api.ts';
import { useChangeDay } from './progress.api.ts';
import { insights } from './progress.rules.ts';
import { SavedCard } from './SavedCard.tsx';
import { StreakCard } from './StreakCard.tsx';
import { TodayCard } from './TodayCard.tsx';

type Known = ReturnType<typeof useOverview>;
export type OverviewProps = { me: Me; overview: Known; shown: NonNullable<Known['shown']> };

/** Everything on the page that comes from the person's own days, and the dialogs that change them. */
export function Overview({ me, overview, shown }: OverviewProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { newest } = overview;
  const { progress, entries } = shown;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  /** The day of the slip that was logged last on this visit. */
  const [logged, setLogged] = useState<Day | null>(null);
  const change = useChangeDay(me.id);
  const found = insights(entries);

  return (
    <>
      <TodayCard me={me} overview={overview} shown={shown} logged={logged} onOpen={setOpen} />
      <div className="grid gap-6 sm:grid-cols-2">
        <StreakCard progress={progress} />
        <SavedCard progress={progress} />
      </div>
      <FigureTiles progress={progress} />
      {newest.isPending ? <CalendarSkeleton /> : null}
      {newest.isError && !newest.data ? (
        <Notice
          tone="error"
          action={{ label: t`Try again`, onClick: () => void newest.refetch(), pending: newest.isFetching }}
        >
          <Trans>Your calendar could not be loaded.</Trans> {problemText(newest.error)}
        </Notice>
      ) : null}
      {newest.data ? (
        <Calendar
          userId={me.id}
          today={progress.today}
          newest={entries}
          onOpen={day => setOpen({ name: 'day', day })}
        >
          {change.error ? (
            <Notice tone="error">
              <Trans>{dayWords(formats).short(change.variables.date)} could not be saved.</Trans>{' '}
              {problemText(change.error)}
            </Notice>
          ) : null}
        </Calendar>
      ) : null}
      {found ? <Insights found={found} /> : null}
      <DayDialogs
        me={me}
        progress={progress}
        entries={entries}
        open={open}
        onOpen={setOpen}
        onChange={change.mutate}
        onLogged={day => {
          setLogged(day);
          setOpen(null);
        }}
        onRemoved={() => {
          // What opened the dialog is gone with the slip.
          flushSync(() => {
            setLogged(null);
            setOpen(null);
          });
          document.querySelector<HTMLElement>('#check-in')?.focus();
        }}
      />
    </>
  );
}

import type { Day } from '../../shared/day.ts';
import { useFormats } from '../../ui/formats.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AfterSlip } from './AfterSlip.tsx';
import { Cairn } from './Cairn.tsx';
import { CheckInCard } from './CheckInCard.tsx';
import type { OpenDialog } from './DayDialogs.tsx';
import { dayWords } from './dayWords.rules.ts';
import { LateCheckIns } from './LateCheckIns.tsx';
import type { OverviewProps } from './Overview.tsx';

type TodayCardProps = OverviewProps & {
  /** The day of a slip that was logged on this visit. */
  logged: Day | null;
  onOpen: (dialog: OpenDialog) => void;
};

/** What today asks for, beside the stones of the days before. */
export function TodayCard({ me, overview, shown, logged, onOpen }: TodayCardProps) {
  const formats = useFormats();
  const { checkIns, newest, late, underway } = overview;
  const { progress, entries } = shown;
  const { today } = progress;
  const isSlip = (day: Day) => entries.some(({ date, status }) => date === day && status === 'gambled');
  const slip = [logged, today].find(day => day !== null && isSlip(day));

  return (
    <div className="card grid gap-x-8 gap-y-6 p-5 sm:p-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <CheckInCard
        progress={progress}
        slipToday={isSlip(today)}
        waiting={underway.length > 0 && !checkIns.sending}
        refused={checkIns.refused}
        onCheckIn={() => checkIns.checkIn(me.timeZone)}
        onSlip={() => onOpen({ name: 'new slip', day: today })}
      >
        <LateCheckIns
          late={late}
          onOpen={({ tap, day }) => {
            checkIns.drop(tap);
            onOpen({ name: 'day', day });
          }}
        />
        {slip ? (
          <AfterSlip
            key={slip}
            cleanDays={progress.totalCleanDays}
            day={slip === today ? undefined : dayWords(formats).short(slip)}
            fresh={slip === logged}
            onChange={() => onOpen({ name: 'slip', day: slip })}
          />
        ) : null}
      </CheckInCard>
      {newest.isPending ? (
        <Skeleton className="appear-late aspect-4/3 w-full max-w-96 justify-self-center opacity-60" />
      ) : (
        <Cairn totalCleanDays={progress.totalCleanDays} entries={entries} />
      )}
    </div>
  );
}

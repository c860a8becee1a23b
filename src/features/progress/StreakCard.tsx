import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FigureCard } from './FigureCard.tsx';
import type { Progress } from './progress.schema.ts';

/** The days in a row, and the way to the next milestone. */
export function StreakCard({ progress }: { progress: Progress }) {
  const { t } = useLingui();
  const { currentStreak, nextMilestone, milestoneProgress } = progress;
  return (
    <FigureCard
      title={t`Current Streak`}
      figure={currentStreak}
      unit={<Plural value={currentStreak} one="day" other="days" />}
    >
      <div className="grid gap-2">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span>
            <Trans>
              Next milestone: <Plural value={nextMilestone} one="# day" other="# days" />
            </Trans>
          </span>
          <span className="text-muted tabular-nums">{milestoneProgress}%</span>
        </p>
        <div
          role="progressbar"
          aria-label={t`Way to the next milestone`}
          aria-valuenow={milestoneProgress}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full rounded-full bg-moss transition-[width] duration-300"
            style={{ width: `${milestoneProgress}%` }}
          />
        </div>
      </div>
    </FigureCard>
  );
}

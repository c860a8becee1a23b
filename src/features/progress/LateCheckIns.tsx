import { Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '../../shared/day.ts';
import { useFormats } from '../../ui/formats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { dayWords } from './dayWords.rules.ts';
import type { Tap } from './keptCheckIns.rules.ts';

type LateCheckIn = { tap: Tap; day: Day };

type LateCheckInsProps = { late: LateCheckIn[]; onOpen: (late: LateCheckIn) => void };

/** Check-ins that reached the server too late to count by themselves: the calendar still takes them. */
export function LateCheckIns({ late, onOpen }: LateCheckInsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const words = dayWords(formats);
  return late.map(checkIn => (
    <Notice key={checkIn.tap} action={{ label: t`Open that day`, onClick: () => onOpen(checkIn) }}>
      <Trans>
        Your check-in of {words.short(checkIn.day)} arrived too late to count by itself. You can still mark
        the day in the calendar.
      </Trans>
    </Notice>
  ));
}

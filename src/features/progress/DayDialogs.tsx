import type { Day } from '../../shared/day.ts';
import type { Me } from '../account/account.schema.ts';
import { DayDialog } from './DayDialog.tsx';
import type { Change } from './progress.api.ts';
import type { CalendarEntry, Progress } from './progress.schema.ts';
import { SlipDialog } from './SlipDialog.tsx';

/** A day of the calendar, a slip to record, or one to change. */
export type OpenDialog = { name: 'day' | 'new slip' | 'slip'; day: Day };

type DayDialogsProps = {
  me: Me;
  progress: Progress;
  entries: CalendarEntry[];
  open: OpenDialog | null;
  onOpen: (dialog: OpenDialog | null) => void;
  onChange: (change: Change) => void;
  onLogged: (day: Day) => void;
  onRemoved: () => void;
};

/** The dialog that is open, of those that change a day. */
export function DayDialogs({
  me,
  progress,
  entries,
  open,
  onOpen,
  onChange,
  onLogged,
  onRemoved,
}: DayDialogsProps) {
  if (!open) return null;
  const { day } = open;
  const entry = entries.find(({ date }) => date === day);
  const close = () => onOpen(null);

  if (open.name === 'day') {
    const change = (set: Change['set']) => {
      onChange({ date: day, set });
      close();
    };
    return (
      <DayDialog
        day={day}
        entry={entry}
        currency={progress.currency}
        onClean={() => change({ status: 'clean' })}
        onSlip={() => onOpen({ name: entry?.status === 'gambled' ? 'slip' : 'new slip', day })}
        onClear={() => change('clear')}
        onClose={close}
      />
    );
  }
  return (
    <SlipDialog
      userId={me.id}
      today={progress.today}
      currency={progress.currency}
      day={day}
      correcting={open.name === 'slip'}
      entries={entries}
      onLogged={onLogged}
      onRemoved={onRemoved}
      onClose={close}
    />
  );
}

import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Day, type Month, monthOf } from '../../shared/day.ts';
import { useFormats } from '../../ui/formats.ts';
import { DayMark, type DayStatus } from './DayMark.tsx';
import { dayWords } from './dayWords.rules.ts';
import { dayAfterKey, inWeeks } from './month.rules.ts';
import { dayProblem, monthCells } from './progress.rules.ts';
import type { CalendarEntry } from './progress.schema.ts';

type CalendarGridProps = {
  month: Month;
  today: Day;
  entries: CalendarEntry[];
  /** The entries of this month are on their way. */
  busy: boolean;
  /** The one day that Tab reaches. */
  active: Day;
  onActive: (day: Day) => void;
  onOpen: (day: Day) => void;
};

/** Six weeks, Sunday first. One day is in the order of Tab; the arrow keys go to the others. */
export function CalendarGrid({ month, today, entries, busy, active, onActive, onOpen }: CalendarGridProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(false);
  const words = dayWords(formats);
  const [long, short] = [words.weekdays('long'), words.weekdays('short')];

  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
  }, [active]);

  function press(event: KeyboardEvent, day: Day) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(day, event.key);
    if (next) {
      byKey.current = true;
      onActive(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      open(day);
    } else return;
    event.preventDefault();
  }

  function open(day: Day) {
    onActive(day);
    if (!dayProblem(day, today)) onOpen(day);
  }

  const statusWords = { clean: t`clean`, gambled: t`gambled`, unknown: t`unknown` };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is an interactive table
      role="grid"
      aria-label={t`Calendar`}
      aria-busy={busy}
      className="w-full table-fixed border-separate aria-busy:opacity-60 border-spacing-0.5 sm:border-spacing-1"
    >
      <thead>
        <tr>
          {long.map((name, i) => (
            <th key={name} scope="col" abbr={name} className="h-8 font-normal text-muted text-xs">
              {short[i]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inWeeks(monthCells(month)).map(week => (
          <tr key={week[0]}>
            {week.map(day => {
              const status = entries.find(({ date }) => date === day)?.status ?? 'unknown';
              return (
                <td
                  key={day}
                  data-day={day}
                  tabIndex={day === active ? 0 : -1}
                  aria-label={t`${words.full(day)}: ${statusWords[status]}`}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={dayProblem(day, today) ? true : undefined}
                  onClick={() => open(day)}
                  onKeyDown={event => press(event, day)}
                  className={cellClass(status, monthOf(day) === month, day > today)}
                >
                  <span className="grid min-h-11 place-content-center justify-items-center gap-1 sm:min-h-13">
                    <span className="leading-none">{Number(day.slice(-2))}</span>
                    {day > today && status === 'unknown' ? (
                      <span className="size-2.5" />
                    ) : (
                      <DayMark status={status} />
                    )}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const grounds = { clean: 'bg-moss-soft', gambled: 'bg-clay-soft', unknown: 'bg-sunken' };

function cellClass(status: DayStatus, thisMonth: boolean, toCome: boolean): string {
  const ground = thisMonth && !toCome ? grounds[status] : '';
  const words = thisMonth && !toCome ? 'text-ink' : 'text-muted';
  return `rounded-md p-0 text-center text-sm tabular-nums not-aria-disabled:cursor-pointer aria-[current=date]:font-bold aria-[current=date]:ring-2 aria-[current=date]:ring-ink ${ground} ${words}`;
}

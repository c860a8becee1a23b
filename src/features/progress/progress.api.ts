import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Day, Month } from '../../shared/day.ts';
import { request } from '../../ui/fetch.ts';
import { cleanEntry, withEntry, withoutEntry } from './ahead.rules.ts';
import { reachBackTo } from './month.rules.ts';
import { monthCells } from './progress.rules.ts';
import type { CalendarEntry, Progress, SetDay } from './progress.schema.ts';
import { calendarKey, progressKey, spread } from './progressCache.ts';

type Calendar = { items: CalendarEntry[]; nextCursor: Day | null };

/** What the person does on other devices shows within half a minute, and at once when the page is looked at again. */
const following = {
  refetchInterval: 30_000,
  refetchOnWindowFocus: 'always',
  refetchOnMount: 'always',
} as const;

export const useProgress = (userId: string) =>
  useQuery({
    queryKey: progressKey(userId),
    queryFn: ({ signal }) => request<Progress>('/api/progress', { signal }),
    ...following,
  });

/** More than there are days that can still be changed. */
const NEWEST = 100;

/** The person's newest entries, newest first. */
export const useNewestDays = (userId: string) =>
  useQuery({
    queryKey: [...calendarKey(userId), 'newest'],
    queryFn: ({ signal }) => request<Calendar>(`/api/calendar?limit=${NEWEST}`, { signal }),
    select: items,
    ...following,
  });

/** Entries of the six weeks around a month: of the newest ones, unless those don't reach back so far. */
export function useMonthDays(userId: string, month: Month, newest: CalendarEntry[]) {
  const cells = monthCells(month);
  const [from = '', to = ''] = [cells[0], cells.at(-1)];
  const known = reachBackTo(newest, from, NEWEST);
  const older = useQuery({
    queryKey: [...calendarKey(userId), month],
    queryFn: ({ signal }) => request<Calendar>(`/api/calendar?from=${from}&to=${to}`, { signal }),
    select: items,
    enabled: !known,
  });
  return { ...older, isPending: !known && older.isPending, entries: known ? newest : (older.data ?? []) };
}

// Kept outside, so that the same data gives the same list.
const items = ({ items }: Calendar) => items;

export type Change = { date: Day; set: SetDay | 'clear' };

/** Sets or clears a day. The calendar shows it at once, and as it was again when the server refuses. */
export function useChangeDay(userId: string) {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'calendar' },
    mutationFn: ({ date, set }: Change) => {
      const path = `/api/calendar/${date}`;
      if (set === 'clear') return request<Progress>(path, { method: 'DELETE' });
      return request<{ progress: Progress }>(path, { method: 'PUT', body: set }).then(
        ({ progress }) => progress,
      );
    },
    async onMutate({ date, set }) {
      const key = calendarKey(userId);
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueriesData<Calendar>({ queryKey: key });
      queries.setQueriesData<Calendar>(
        { queryKey: key },
        calendar =>
          calendar && {
            ...calendar,
            items:
              set === 'clear'
                ? withoutEntry(calendar.items, date)
                : withEntry(calendar.items, { ...cleanEntry(date), ...given(set) }),
          },
      );
      return before;
    },
    onError(_error, _change, before) {
      for (const [key, calendar] of before ?? []) queries.setQueryData(key, calendar);
    },
    onSuccess: progress => spread(queries, userId, progress),
  });
}

const given = ({ status, trigger = null, amount = null, note = null }: SetDay) => ({
  status,
  trigger,
  amount,
  note,
});

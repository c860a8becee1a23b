import { useEffect } from 'react';
import { dayAt } from '../../shared/day.ts';
import { useOnline } from '../../ui/online.ts';
import type { Me } from '../account/account.schema.ts';
import { showAhead } from './ahead.rules.ts';
import { useCheckIns } from './checkIns.api.ts';
import { dayOfTap } from './keptCheckIns.rules.ts';
import { useNewestDays, useProgress } from './progress.api.ts';
import { useOtherTabs } from './progressCache.ts';

/** Everything the page shows of a person, the check-ins that are on their way counted in. */
export function useOverview(me: Me) {
  const progress = useProgress(me.id);
  const newest = useNewestDays(me.id);
  const checkIns = useCheckIns(me.id);
  const online = useOnline();
  useOtherTabs(me.id);

  const { deliver } = checkIns;
  // An answer means that the server can be reached again, whatever the browser thinks of the connection.
  useEffect(() => {
    if (progress.dataUpdatedAt > 0) deliver();
  }, [progress.dataUpdatedAt, deliver]);

  const waiting = checkIns.waiting.map(tap => ({ tap, day: dayOfTap(tap, me.timeZone) }));
  const late = waiting.filter(({ tap }) => checkIns.late.includes(tap));
  const underway = waiting.filter(checkIn => !late.includes(checkIn)).map(({ day }) => day);
  // Without a connection midnight passes unnoticed, unless this device is asked.
  const today = online ? '' : dayAt(new Date(), me.timeZone);
  const shown =
    progress.data && showAhead({ progress: progress.data, entries: newest.data ?? [] }, underway, today);
  return { progress, newest, checkIns, late, underway, shown };
}

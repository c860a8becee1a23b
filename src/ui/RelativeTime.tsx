import { Plural, Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { relativeTime } from '../shared/relativeTime.ts';
import { useFormats } from './formats.ts';

/** Milliseconds between two looks at the clock, for every time on the page together. */
const TICK = 15_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: number | undefined;

function look() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = Date.now();
    timer = window.setInterval(look, TICK);
    // A phone that slept shows times that are right as soon as it is looked at.
    document.addEventListener('visibilitychange', look);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** How long ago something was; it stays right while the page is open. `at` is ISO 8601. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const current = useSyncExternalStore(subscribe, () => now);
  const formats = useFormats();
  const date = new Date(at);
  return (
    <time
      dateTime={at}
      title={new Intl.DateTimeFormat(formats, { dateStyle: 'full', timeStyle: 'short' }).format(date)}
      className={className}
    >
      <Words at={date} now={current} formats={formats} />
    </time>
  );
}

function Words({ at, now, formats }: { at: Date; now: number; formats: string }) {
  const ago = relativeTime(at.getTime(), now);
  switch (ago.unit) {
    case 'now':
      return <Trans>Just now</Trans>;
    case 'minutes':
      return <Plural value={ago.count} one="# minute ago" other="# minutes ago" />;
    case 'hours':
      return <Plural value={ago.count} one="# hour ago" other="# hours ago" />;
    case 'days':
      return <Plural value={ago.count} one="# day ago" other="# days ago" />;
    case 'date':
      return new Intl.DateTimeFormat(formats, { dateStyle: 'medium' }).format(at);
  }
}

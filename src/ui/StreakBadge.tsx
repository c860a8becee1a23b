import { Plural } from '@lingui/react/macro';
import { type BadgeTone, badgeTone } from '../shared/streakBadge.ts';

const tones: Record<BadgeTone, string> = {
  purple: 'bg-streak-purple-soft text-streak-purple',
  green: 'bg-moss-soft text-moss',
  blue: 'bg-streak-blue-soft text-streak-blue',
  orange: 'bg-dawn-soft text-dawn-ink',
  grey: 'bg-sunken text-muted',
};

type StreakBadgeProps = {
  /** Null when the person keeps it to themselves: then there is no badge. */
  days: number | null;
  /** What no days look like. */
  zero: 'grey' | 'orange';
};

/** A person's current streak beside their name. */
export function StreakBadge({ days, zero }: StreakBadgeProps) {
  if (days === null) return null;
  return (
    <span
      className={`shrink-0 whitespace-nowrap rounded-full px-2 py-0.5 text-xs tabular-nums ${tones[badgeTone(days, zero)]}`}
    >
      <Plural value={days} one="# day" other="# days" />
    </span>
  );
}

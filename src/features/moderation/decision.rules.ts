import type { Action, ActionReason, QueueItem } from './moderation.schema.ts';

/** Decisions that take something from a person, and say why. */
export const isStrict = (action: Action): boolean =>
  action === 'hide' || action === 'remove' || action === 'suspend';

/** The reason a decision begins with: what most who reported it said, or why it was held. */
export function firstReason(action: Action, { held, reports }: QueueItem): ActionReason {
  if (!isStrict(action)) return action === 'note' ? 'other' : 'noBreach';
  const [most] = reports.reasons.toSorted((a, b) => b.count - a.count);
  return most?.reason ?? (held ? 'promotion' : 'other');
}

/** Days for which somebody can be suspended. */
export const suspensionDays = ['1', '3', '7', '28', '90'] as const;

/** The end of a suspension, ISO 8601. @param now milliseconds since 1970 */
export const suspensionEnd = (days: number, now: number): string =>
  new Date(now + days * 86_400_000).toISOString();

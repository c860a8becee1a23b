export type BadgeTone = 'purple' | 'green' | 'blue' | 'orange' | 'grey';

/**
 * The colour of a streak badge: 100 days or more purple, 30 green, 7 blue, fewer orange.
 * @param zero what no days look like: grey in the community, orange in the room
 */
export function badgeTone(days: number, zero: 'grey' | 'orange'): BadgeTone {
  if (days >= 100) return 'purple';
  if (days >= 30) return 'green';
  if (days >= 7) return 'blue';
  return days === 0 ? zero : 'orange';
}

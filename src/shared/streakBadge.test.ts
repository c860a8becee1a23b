import { expect, it } from 'vitest';
import { badgeTone } from './streakBadge.ts';

it.each([
  [0, 'orange', 'grey'],
  [1, 'orange', 'orange'],
  [6, 'orange', 'orange'],
  [7, 'blue', 'blue'],
  [29, 'blue', 'blue'],
  [30, 'green', 'green'],
  [99, 'green', 'green'],
  [100, 'purple', 'purple'],
  [1000, 'purple', 'purple'],
])('%i days are %s in the room and %s in the community', (days, room, community) => {
  expect(badgeTone(days, 'orange')).toBe(room);
  expect(badgeTone(days, 'grey')).toBe(community);
});

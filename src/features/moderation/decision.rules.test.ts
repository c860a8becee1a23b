import { expect, it } from 'vitest';
import { firstReason, suspensionEnd } from './decision.rules.ts';
import type { QueueItem } from './moderation.schema.ts';

const item = (part: Partial<QueueItem>) =>
  ({ held: null, reports: { count: 0, reasons: [], notes: [] }, ...part }) as QueueItem;
const reported = item({
  held: 'tips',
  reports: {
    count: 3,
    notes: [],
    reasons: [
      { reason: 'spam', count: 1 },
      { reason: 'hate', count: 2 },
    ],
  },
});

it.each([
  ['hide', reported, 'hate'],
  ['remove', item({ held: 'referral' }), 'promotion'],
  ['suspend', item({}), 'other'],
  ['approve', reported, 'noBreach'],
  ['dismiss', reported, 'noBreach'],
  ['note', reported, 'other'],
] as const)('%s begins with the likeliest reason', (action, of, reason) => {
  expect(firstReason(action, of)).toBe(reason);
});

it('a suspension ends whole days from now', () => {
  expect(suspensionEnd(3, Date.parse('2026-03-10T12:00:00Z'))).toBe('2026-03-13T12:00:00.000Z');
});

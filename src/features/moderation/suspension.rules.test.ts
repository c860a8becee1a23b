import { expect, it } from 'vitest';
import type { Notice } from './moderation.schema.ts';
import { currentSuspension } from './suspension.rules.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const notice = (kind: Notice['kind'], until: string | null = null): Notice => ({
  id: kind,
  kind,
  reason: 'other',
  target: { type: 'user', id: '1', excerpt: null },
  until,
  createdAt: '2026-03-09T12:00:00Z',
  seenAt: null,
  canAppeal: false,
  appeal: null,
});
const later = '2026-03-11T12:00:00Z';
const earlier = '2026-03-10T11:59:59Z';

it.each([
  ['none', [], undefined],
  ['one that holds', [notice('hidden'), notice('suspended', later)], later],
  ['one that is over', [notice('suspended', earlier)], undefined],
  ['one that was ended', [notice('unsuspended'), notice('suspended', later)], undefined],
  ['another one since', [notice('suspended', later), notice('unsuspended')], later],
])('%s', (_, notices, until) => {
  expect(currentSuspension(notices, now)?.until).toBe(until);
});

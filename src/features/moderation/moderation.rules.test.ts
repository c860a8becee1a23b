import { describe, expect, it } from 'vitest';
import {
  answersReports,
  appealOutcome,
  canAppeal,
  effectOf,
  noticeOf,
  possibleActions,
  type Subject,
} from './moderation.rules.ts';
import { Action, type NoticeKind, type Status } from './moderation.schema.ts';

const subject = (more: Partial<Subject> = {}): Subject => ({
  type: 'post',
  status: 'shown',
  deleted: false,
  open: true,
  ...more,
});

describe('what an action comes to', () => {
  const table: [Status, Partial<Record<Action, string>>][] = [
    ['shown', { hide: 'hidden', remove: 'removed', restore: 'already', approve: 'already', dismiss: 'same' }],
    [
      'held',
      { hide: 'refused', remove: 'removed', restore: 'refused', approve: 'shown', dismiss: 'refused' },
    ],
    ['hidden', { hide: 'already', remove: 'removed', restore: 'shown', approve: 'refused', dismiss: 'same' }],
    [
      'removed',
      { hide: 'refused', remove: 'already', restore: 'shown', approve: 'refused', dismiss: 'same' },
    ],
  ];
  it.each(table)('on what is %s', (status, expected) => {
    for (const [action, outcome] of Object.entries(expected)) {
      const effect = effectOf(action as Action, subject({ status }));
      expect(effect.kind === 'change' ? (effect.to ?? 'same') : effect.kind, action).toBe(outcome);
    }
    for (const action of ['suspend', 'unsuspend', 'note'] as const) {
      expect(effectOf(action, subject({ status }))).toEqual({ kind: 'change', to: null });
    }
  });

  it('on what its author took back or is a person, nothing can be hidden or shown', () => {
    for (const gone of [subject({ deleted: true }), subject({ status: null, type: 'user' })]) {
      for (const action of ['hide', 'remove', 'restore', 'approve'] as const) {
        expect(effectOf(action, gone).kind, action).toBe('refused');
      }
      expect(effectOf('dismiss', gone).kind).toBe('change');
    }
    expect(effectOf('dismiss', subject({ status: 'held', deleted: true })).kind).toBe('refused');
    expect(effectOf('dismiss', subject({ status: null, deleted: true })).kind).toBe('change');
  });

  it('nothing can be dismissed twice', () => {
    expect(effectOf('dismiss', subject({ open: false })).kind).toBe('already');
  });
});

it('offers what can be done', () => {
  expect(possibleActions(subject(), false)).toEqual(['hide', 'remove', 'dismiss', 'suspend', 'note']);
  expect(possibleActions(subject({ status: 'held' }), true)).toEqual([
    'approve',
    'remove',
    'suspend',
    'unsuspend',
    'note',
  ]);
  expect(possibleActions(subject({ status: null, type: 'user' }), false)).toEqual([
    'dismiss',
    'suspend',
    'note',
  ]);
});

it('tells the author of all but notes and dismissals', () => {
  expect(Object.fromEntries(Action.options.map(action => [action, noticeOf(action)]))).toEqual({
    hide: 'hidden',
    remove: 'removed',
    restore: 'restored',
    approve: 'approved',
    suspend: 'suspended',
    unsuspend: 'unsuspended',
    note: null,
    dismiss: null,
  });
});

it('a suspension answers reports of a person, not those of what they wrote', () => {
  expect(answersReports('suspend', 'user')).toBe(true);
  expect(answersReports('suspend', 'post')).toBe(false);
  expect(answersReports('unsuspend', 'user')).toBe(false);
  expect(answersReports('note', 'post')).toBe(false);
  for (const action of ['hide', 'remove', 'restore', 'approve', 'dismiss'] as const) {
    expect(answersReports(action, 'comment'), action).toBe(true);
  }
});

it.each<[Action, NoticeKind, 'granted' | 'kept' | null]>([
  ['restore', 'removed', 'granted'],
  ['restore', 'hidden', 'granted'],
  ['remove', 'hidden', 'kept'],
  ['dismiss', 'removed', 'kept'],
  ['dismiss', 'suspended', 'kept'],
  ['unsuspend', 'suspended', 'granted'],
  ['suspend', 'suspended', 'kept'],
  ['restore', 'suspended', null],
  ['unsuspend', 'removed', null],
  ['suspend', 'hidden', null],
  ['note', 'removed', null],
])('%s makes of an appeal against what was %s: %s', (action, against, outcome) => {
  expect(appealOutcome(action, against)).toBe(outcome);
});

describe('a decision can be appealed', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const later = new Date('2026-03-12T12:00:00Z');
  const notice = (kind: NoticeKind, more: { until?: Date; appealed?: boolean } = {}) => ({
    kind,
    until: null,
    appealed: false,
    ...more,
  });

  it('while it holds', () => {
    expect(canAppeal(notice('hidden'), 'hidden', null, now)).toBe(true);
    expect(canAppeal(notice('hidden'), 'removed', null, now)).toBe(false);
    expect(canAppeal(notice('removed'), 'removed', null, now)).toBe(true);
    expect(canAppeal(notice('removed'), 'shown', null, now)).toBe(false);
    expect(canAppeal(notice('removed'), null, null, now)).toBe(false);
    expect(canAppeal(notice('suspended', { until: later }), null, later, now)).toBe(true);
    expect(canAppeal(notice('suspended', { until: later }), null, null, now)).toBe(false);
    expect(canAppeal(notice('suspended', { until: later }), null, later, later)).toBe(false);
    expect(canAppeal(notice('suspended', { until: now }), null, later, now)).toBe(false);
  });

  it('once, and only where something was taken', () => {
    expect(canAppeal(notice('hidden', { appealed: true }), 'hidden', null, now)).toBe(false);
    for (const kind of ['restored', 'approved', 'unsuspended', 'appealKept'] as const) {
      expect(canAppeal(notice(kind), 'shown', later, now), kind).toBe(false);
    }
  });
});

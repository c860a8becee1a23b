import type { Action, NoticeKind, Status, TargetType } from './moderation.schema.ts';

/** What was decided on, as far as the rules go. */
export type Subject = {
  type: TargetType;
  /** Null for a person, and for what its author has deleted for good. */
  status: Status | null;
  deleted: boolean;
  /** Something about it waits for a moderator. */
  open: boolean;
};

/** Which status each action leads to, and from which. */
const moves: Partial<Record<Action, { from: readonly Status[]; to: Status }>> = {
  hide: { from: ['shown'], to: 'hidden' },
  remove: { from: ['shown', 'held', 'hidden'], to: 'removed' },
  restore: { from: ['hidden', 'removed'], to: 'shown' },
  approve: { from: ['held'], to: 'shown' },
};

/**
 * What an action comes to: it changes something, everything is so `already`, or it is `refused` because somebody has decided
 * otherwise or it makes no sense. Actions on persons and notes are always possible.
 */
export function effectOf(
  action: Action,
  subject: Subject,
): { kind: 'change'; to: Status | null } | { kind: 'already' | 'refused' } {
  const { status, deleted, open } = subject;
  const move = moves[action];
  if (move) {
    if (!status || deleted) return { kind: 'refused' };
    if (move.to === status) return { kind: 'already' };
    return move.from.includes(status) ? { kind: 'change', to: move.to } : { kind: 'refused' };
  }
  if (action !== 'dismiss') return { kind: 'change', to: null };
  if (!open) return { kind: 'already' };
  // What waits to be read by others needs a yes or a no. One that its author took back may return, until it is gone.
  return status === 'held' ? { kind: 'refused' } : { kind: 'change', to: null };
}

/** What a moderator can do with something now, in the order of the buttons. */
export const possibleActions = (subject: Subject, suspended: boolean): Action[] =>
  (['approve', 'hide', 'remove', 'restore', 'dismiss', 'suspend', 'unsuspend', 'note'] as const).filter(
    action => effectOf(action, subject).kind === 'change' && (action !== 'unsuspend' || suspended),
  );

/** Whether an action answers what was reported, held or flagged. Suspending the author of a post leaves the post to decide. */
export const answersReports = (action: Action, type: TargetType): boolean =>
  moves[action] !== undefined || action === 'dismiss' || (action === 'suspend' && type === 'user');

const told: Partial<Record<Action, NoticeKind>> = {
  hide: 'hidden',
  remove: 'removed',
  restore: 'restored',
  approve: 'approved',
  suspend: 'suspended',
  unsuspend: 'unsuspended',
};

/** What the author is told of an action; nothing of a note, or of reports that came to nothing. */
export const noticeOf = (action: Action): NoticeKind | null => told[action] ?? null;

/** What an action makes of an open appeal against a decision of this kind; null leaves it open. */
export function appealOutcome(action: Action, against: NoticeKind): 'granted' | 'kept' | null {
  if (action === 'dismiss') return 'kept';
  if (against === 'suspended') {
    if (action === 'unsuspend') return 'granted';
    return action === 'suspend' ? 'kept' : null;
  }
  if (action === 'restore' || action === 'approve') return 'granted';
  return action === 'hide' || action === 'remove' ? 'kept' : null;
}

/**
 * Whether a decision can be appealed: once, and only while it holds.
 * @param status of what was decided on, null when it is gone
 * @param suspendedUntil as it now is
 */
export function canAppeal(
  notice: { kind: NoticeKind; until: Date | null; appealed: boolean },
  status: Status | null,
  suspendedUntil: Date | null,
  now: Date,
): boolean {
  const { kind, until, appealed } = notice;
  if (appealed) return false;
  if (kind === 'hidden' || kind === 'removed') return status === kind;
  return (
    kind === 'suspended' &&
    suspendedUntil !== null &&
    suspendedUntil > now &&
    suspendedUntil.getTime() === until?.getTime()
  );
}

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Action, QueueItem } from './moderation.schema.ts';

type Words = {
  button: MessageDescriptor;
  /** The heading of the dialog. */
  question: MessageDescriptor;
  /** As it stands in the audit trail. */
  done: MessageDescriptor;
  /** What it does, before it is done. */
  effect: MessageDescriptor;
};

export const decisionWords: Record<Action, Words> = {
  approve: {
    button: msg`Approve`,
    question: msg`Approve this?`,
    done: msg`Approved`,
    effect: msg`Everyone can read it from now on, and the author is told.`,
  },
  hide: {
    button: msg`Hide`,
    question: msg`Hide this?`,
    done: msg`Hidden`,
    effect: msg`Only the author still sees it. They are told why and can appeal once.`,
  },
  remove: {
    button: msg`Remove`,
    question: msg`Remove this?`,
    done: msg`Removed`,
    effect: msg`Nobody sees it any more, not even its author. They are told why and can appeal once. A moderator can restore it.`,
  },
  restore: {
    button: msg`Restore`,
    question: msg`Restore this?`,
    done: msg`Restored`,
    effect: msg`Everyone can read it again, and the author is told.`,
  },
  dismiss: {
    button: msg`Dismiss`,
    question: msg`Dismiss this?`,
    done: msg`Dismissed`,
    effect: msg`Nothing changes for anyone, and it leaves the queue. If there is an appeal, the decision stays and its author is told.`,
  },
  suspend: {
    button: msg`Suspend`,
    question: msg`Suspend the author?`,
    done: msg`Suspended`,
    effect: msg`The author can read, and use everything else, but write nothing in the community or the room until then. They are told why and can appeal once.`,
  },
  unsuspend: {
    button: msg`End suspension`,
    question: msg`End the suspension?`,
    done: msg`Suspension ended`,
    effect: msg`The author can write again at once, and is told.`,
  },
  note: {
    button: msg`Add a note`,
    question: msg`Add a note`,
    done: msg`Noted`,
    effect: msg`Only moderators read it. Nothing else changes.`,
  },
};

export const priorityWords: Record<QueueItem['priority'], MessageDescriptor> = {
  crisis: msg`Please look here first`,
  held: msg`Waits to be published`,
  appeal: msg`Appeal`,
  reported: msg`Reported`,
};

export const heldWords: Record<NonNullable<QueueItem['held']>, MessageDescriptor> = {
  operatorLink: msg`Held because it seems to link to a gambling operator.`,
  referral: msg`Held because it seems to hold a referral or bonus code.`,
  tips: msg`Held because it seems to give betting tips.`,
};

export const statusWords: Record<NonNullable<QueueItem['content']>['status'], MessageDescriptor | null> = {
  shown: null,
  held: msg`Not published yet`,
  hidden: msg`Hidden`,
  removed: msg`Removed`,
};

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NoticeKind } from './moderation.schema.ts';

/** What was decided, as its author is told it: in a line, and what that means. */
export const noticeWords: Record<NoticeKind, { title: MessageDescriptor; meaning: MessageDescriptor }> = {
  hidden: {
    title: msg`Something you wrote was hidden`,
    meaning: msg`Only you can see it now. This is about the words, not about you; you are welcome here.`,
  },
  removed: {
    title: msg`Something you wrote was removed`,
    meaning: msg`Nobody can see it any more. This is about the words, not about you; you are welcome here.`,
  },
  restored: {
    title: msg`Something you wrote is back`,
    meaning: msg`A moderator looked at it again, and everyone can see it.`,
  },
  approved: {
    title: msg`Your words are published`,
    meaning: msg`A moderator looked at them, and now everyone can see them. Thank you for waiting.`,
  },
  suspended: {
    title: msg`You can not write for a while`,
    meaning: msg`You can still read here, and everything else in Cairn is as it was: your coach, your progress, and Help now.`,
  },
  unsuspended: {
    title: msg`You can write here again`,
    meaning: msg`The pause is over. It is good to have you back.`,
  },
  appealKept: {
    title: msg`Your appeal was read`,
    meaning: msg`A moderator thought about it again, and the decision stays. Thank you for telling how you see it.`,
  },
};

/** Kinds that say what was wrong. */
export const saysWhy = (kind: NoticeKind): boolean =>
  kind === 'hidden' || kind === 'removed' || kind === 'suspended';

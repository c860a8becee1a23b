import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Target } from './target.ts';

/** What can be reported and moderated, as it is called. */
export const targetWords: Record<Target['type'], { name: MessageDescriptor; this: MessageDescriptor }> = {
  post: { name: msg`Post`, this: msg`this post` },
  comment: { name: msg`Comment`, this: msg`this comment` },
  message: { name: msg`Message in the room`, this: msg`this message` },
  user: { name: msg`Person`, this: msg`this person` },
};

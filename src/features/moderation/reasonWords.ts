import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActionReason, ReportReason } from './moderation.schema.ts';

/** What somebody who reports can say is wrong, in the order in which they read it. */
export const reportReasons: [ReportReason, MessageDescriptor][] = [
  ['promotion', msg`It leads to gambling: a link, a tip or a code`],
  ['harassment', msg`It is hurtful or threatening to somebody`],
  ['hate', msg`It is hateful to a group of people`],
  ['selfHarm', msg`Somebody may be in danger, or it encourages self-harm`],
  ['privacy', msg`It tells private things about somebody`],
  ['sexual', msg`It is sexual`],
  ['spam', msg`It is advertising, or repeats itself`],
  ['other', msg`Something else`],
];

/** Names of reasons, for moderators. */
export const reasonNames: Record<ActionReason, MessageDescriptor> = {
  promotion: msg`Leads to gambling`,
  harassment: msg`Hurtful or threatening`,
  hate: msg`Hateful to a group`,
  selfHarm: msg`Danger or self-harm`,
  privacy: msg`Private things of others`,
  sexual: msg`Sexual`,
  spam: msg`Advertising or repetition`,
  other: msg`Something else`,
  noBreach: msg`Nothing is wrong with it`,
};

/** Reasons as the author is told them. */
export const reasonsForAuthor: Record<ActionReason, MessageDescriptor> = {
  promotion: msg`It leads others to gambling: by a link, a tip or a code.`,
  harassment: msg`It can hurt or frighten somebody.`,
  hate: msg`It is hurtful to a group of people.`,
  selfHarm: msg`It could lead others to hurt themselves.`,
  privacy: msg`It tells private things about somebody.`,
  sexual: msg`It is sexual, and this is not the place for that.`,
  spam: msg`It reads like advertising, or repeats itself.`,
  other: msg`It does not fit how we are with each other here.`,
  noBreach: msg`Nothing was wrong with it.`,
};

import type { HoldReason } from '../moderation/offers.rules.ts';

/** How long the author can bring back what they deleted. */
export const UNDO_MINUTES = 10;

/** What was deleted after this instant can still be brought back; what was deleted before is purged. */
export const undoFrom = (now: Date): Date => new Date(now.getTime() - UNDO_MINUTES * 60_000);

const reasons: Record<HoldReason, string> = {
  operatorLink: 'It leads to a gambling site.',
  referral: 'It has a referral or bonus code in it.',
  tips: 'It gives tips for gambling.',
};

/** What somebody is told whose words can't be taken because nobody is there to look at them first. */
export const refusal = (reason: HoldReason, why = 'Nobody moderates here'): string =>
  `${reasons[reason]} ${why}, so it can’t be posted like this. Your own story is welcome: please leave that part out.`;

import type { Helpline } from '../help/helplines.schema.ts';
import type { CrisisCard, CrisisLevel } from './safety.schema.ts';

/** The words of the card, always these: nothing on it is generated. */
const texts: Readonly<Record<CrisisLevel, string>> = {
  imminent:
    'Your life may be in danger right now. Please call one of these people or your local emergency number, move away from anything you could use, and let someone be with you. You don’t have to explain much: “I’m not safe” is enough.',
  ideation:
    'What you wrote sounds very heavy. You don’t have to carry it alone: the people at these lines listen at any hour, without judging. If you might act on it, call them or your local emergency number now.',
  concern:
    'This is a painful thing to carry. If it weighs on you, or you are worried about someone, the people at these lines can talk it through with you.',
};

/** How many crisis lines stand on a card: more would have to be read. */
const CRISIS_LINES = 2;

/** The card for a level, with numbers that come from the data only. */
export function crisisCard(
  level: CrisisLevel,
  helplines: readonly Helpline[],
  emergencyContact?: CrisisCard['emergencyContact'],
): CrisisCard {
  // A line of one region can't help the rest of its country.
  const everywhere = helplines.filter(({ region }) => region === undefined);
  const crisis = everywhere.filter(({ topic }) => topic === 'crisis').slice(0, CRISIS_LINES);
  const gambling = everywhere.filter(({ topic }) => topic === 'gambling').slice(0, 1);
  return {
    level,
    text: texts[level],
    helplines: [...crisis, ...gambling],
    ...(emergencyContact && { emergencyContact }),
  };
}

/** Whether a level is about the person's own life: the card then stays, and the coach stops coaching. */
export const isAtRisk = (level: CrisisLevel | 'none' | undefined): level is 'imminent' | 'ideation' =>
  level === 'imminent' || level === 'ideation';

/** What stands in for the coach when no model answers somebody who may not be safe. */
export const supportiveReply =
  'Thank you for telling me. That sounds like a lot of pain to carry, and your safety comes first. Are you thinking about ending your life?\n\nI’m an AI, and you deserve a person for this. Please reach out now: the crisis line on the card, Help now, or someone who can be with you. If you are in immediate danger, call your local emergency number.';

/** The same in the rest of a conversation in which somebody said so before. */
export const stillSupportiveReply =
  'I hear you, and I’m still thinking of your safety. Are you safe right now?\n\nI can only answer with prepared words at the moment, and a person would be better. The lines on the card answer at any hour, also if it is not as bad as before.';

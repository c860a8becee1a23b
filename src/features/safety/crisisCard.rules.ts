import type { InLanguages, Language } from '../../shared/language.ts';
import type { Helpline } from '../help/helplines.schema.ts';
import type { CrisisCard, CrisisLevel } from './safety.schema.ts';

/** The words of the card, always these: nothing on it is generated. */
const texts: InLanguages<Readonly<Record<CrisisLevel, string>>> = {
  en: {
    imminent:
      'Your life may be in danger right now. Please call one of these people or your local emergency number, move away from anything you could use, and let someone be with you. You don’t have to explain much: “I’m not safe” is enough.',
    ideation:
      'What you wrote sounds very heavy. You don’t have to carry it alone: the people at these lines listen at any hour, without judging. If you might act on it, call them or your local emergency number now.',
    concern:
      'This is a painful thing to carry. If it weighs on you, or you are worried about someone, the people at these lines can talk it through with you.',
  },
  es: {
    imminent:
      'Puede que tu vida esté en peligro ahora mismo. Por favor, llama a una de estas personas o al número de emergencias de tu zona, aléjate de todo lo que pudieras usar y deja que alguien esté contigo. No tienes que explicar mucho: “no estoy a salvo” es suficiente.',
    ideation:
      'Lo que escribiste suena muy pesado. No tienes que cargar con ello en soledad: las personas de estas líneas escuchan a cualquier hora, sin juzgar. Si crees que podrías hacerlo, llámalas ahora, o llama al número de emergencias de tu zona.',
    concern:
      'Es algo doloroso de llevar. Si te pesa, o te preocupa alguien, las personas de estas líneas pueden hablarlo contigo.',
  },
};

/** How many crisis lines stand on a card: more would have to be read. */
const CRISIS_LINES = 2;

/** The card for a level, with numbers that come from the data only. */
export function crisisCard(
  level: CrisisLevel,
  helplines: readonly Helpline[],
  emergencyContact?: CrisisCard['emergencyContact'],
  language: Language = 'en',
): CrisisCard {
  // A line of one region can't help the rest of its country.
  const everywhere = helplines.filter(({ region }) => region === undefined);
  const crisis = everywhere.filter(({ topic }) => topic === 'crisis').slice(0, CRISIS_LINES);
  const gambling = everywhere.filter(({ topic }) => topic === 'gambling').slice(0, 1);
  return {
    level,
    text: texts[language][level],
    helplines: [...crisis, ...gambling],
    ...(emergencyContact && { emergencyContact }),
  };
}

/** Whether a level is about the person's own life: the card then stays, and the coach stops coaching. */
export const isAtRisk = (level: CrisisLevel | 'none' | undefined): level is 'imminent' | 'ideation' =>
  level === 'imminent' || level === 'ideation';

/** What stands in for the coach when no model answers somebody who may not be safe. */
export const supportiveReply: InLanguages = {
  en: 'Thank you for telling me. That sounds like a lot of pain to carry, and your safety comes first. Are you thinking about ending your life?\n\nI’m an AI, and you deserve a person for this. Please reach out now: the crisis line on the card, Help now, or someone who can be with you. If you are in immediate danger, call your local emergency number.',
  es: 'Gracias por contármelo. Suena a mucho dolor, y tu seguridad va primero. ¿Estás pensando en quitarte la vida?\n\nSoy una IA, y para esto mereces a una persona. Por favor, busca a alguien ahora: la línea de crisis de la tarjeta, Ayuda ahora o alguien que pueda estar contigo. Si hay un peligro inmediato, llama al número de emergencias de tu zona.',
};

/** The same in the rest of a conversation in which somebody said so before. */
export const stillSupportiveReply: InLanguages = {
  en: 'I hear you, and I’m still thinking of your safety. Are you safe right now?\n\nI can only answer with prepared words at the moment, and a person would be better. The lines on the card answer at any hour, also if it is not as bad as before.',
  es: 'Te leo, y sigo pensando en tu seguridad. ¿Estás a salvo ahora mismo?\n\nEn este momento solo puedo responder con palabras preparadas, y una persona sería mejor. Las líneas de la tarjeta responden a cualquier hora, aunque no estés tan mal como antes.',
};

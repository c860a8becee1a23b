import type { InLanguages, Language } from '../../shared/language.ts';
import type { HoldReason } from '../moderation/offers.rules.ts';

/** How long the author can bring back what they deleted. */
export const UNDO_MINUTES = 10;

/** What was deleted after this instant can still be brought back; what was deleted before is purged. */
export const undoFrom = (now: Date): Date => new Date(now.getTime() - UNDO_MINUTES * 60_000);

type Why = 'nobody moderates' | 'room';
type Words = Record<HoldReason | Why, string> & { ask: string };

const words: InLanguages<Words> = {
  en: {
    operatorLink: 'It leads to a gambling site.',
    referral: 'It has a referral or bonus code in it.',
    tips: 'It gives tips for gambling.',
    'nobody moderates': 'Nobody moderates here',
    room: 'In the room nothing waits for a moderator',
    ask: 'so it can’t be posted like this. Your own story is welcome: please leave that part out.',
  },
  es: {
    operatorLink: 'Lleva a un sitio de apuestas.',
    referral: 'Contiene un código de recomendación o de bono.',
    tips: 'Da pronósticos para apostar.',
    'nobody moderates': 'Aquí no modera nadie',
    room: 'En la sala nada espera a la moderación',
    ask: 'así que no se puede publicar así. Tu propia historia es bienvenida: deja fuera esa parte.',
  },
};

/** What somebody is told whose words can't be taken because nobody is there to look at them first. */
export const refusal = (reason: HoldReason, why: Why, language: Language): string =>
  `${words[language][reason]} ${words[language][why]}, ${words[language].ask}`;

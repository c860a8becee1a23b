import type { InLanguages, Language } from '../../shared/language.ts';
import { type Helpline, howToReach } from '../help/helplines.rules.ts';
import { type Asked, english, type FallbackWords } from './fallbackEnglish.rules.ts';
import { spanish } from './fallbackSpanish.rules.ts';
import { asksIfHuman } from './notice.rules.ts';
import { plainWords } from './plainWords.rules.ts';

const inLanguages: InLanguages<FallbackWords> = { en: english, es: spanish };

/** What a person reads when no model answers: a fixed reply to the words of their message. */
export function fallbackReply({ language, ...asked }: Asked & { language: Language }): string {
  const { isAi, replies, greetings, hello, anythingElse } = inLanguages[language];
  if (asksIfHuman(asked.text)) return isAi(asked.coachName);
  const words = plainWords(asked.text);
  const match = replies.find(({ when }) => when.test(words));
  if (match) return match.reply(asked);
  return greetings.test(words) ? hello : anythingElse;
}

/**
 * What stands below every automatic reply, and below a model's to words of distress, in markdown: the gambling helpline and a
 * crisis line, each when there is one for the whole country. Numbers come from the data only.
 * @param helplines in the same language
 */
export function helplineLine(helplines: readonly Helpline[], language: Language): string {
  const { toTalk, notSafe } = inLanguages[language];
  const everywhere = helplines.filter(({ region }) => region === undefined);
  const gambling = everywhere.find(line => line.topic === 'gambling');
  const crisis = everywhere.find(line => line.topic === 'crisis');
  const lines = [
    gambling && `${toTalk} ${inWords(gambling, language)}`,
    crisis && `${notSafe} ${inWords(crisis, language)}`,
  ];
  return lines.filter(Boolean).join(' ');
}

/** A line in words, its number a link to call where it takes calls. */
function inWords(line: Helpline, language: Language): string {
  const call = line.takesCalls ? `[${line.number}](tel:${line.number})` : line.number;
  return `${line.name}. ${howToReach(line, language).replace(line.number, call)}, ${line.hours}.`;
}

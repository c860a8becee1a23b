import { type InLanguages, inLanguage, type Language } from '../../shared/language.ts';
import type { Helpline, HelpSite } from './helplines.schema.ts';
import { helplines, helpSites } from './knownHelplines.rules.ts';
import { dialled } from './phone.rules.ts';

export type { Helpline };

/** Countries (ISO 3166-1 alpha-2) that have lines of their own. */
export const helpCountries: readonly string[] = [...new Set(helplines.map(line => line.country))];

/** The lines of a country (ISO 3166-1 alpha-2, any case); none where no line is known. */
export const helplinesFor = (country: string, language: Language = 'en'): Helpline[] =>
  helplines
    .filter(line => line.country === country.toUpperCase())
    .map(line => inLanguage<Helpline>(line, language));

/** What is found on the web for a country, and for every country. */
export const helpSitesFor = (country: string, language: Language = 'en'): HelpSite[] =>
  helpSites
    .filter(site => site.country === country.toUpperCase() || site.country === 'ZZ')
    .map(site => inLanguage<HelpSite>(site, language));

const ways: InLanguages<Record<'call' | 'both' | 'textFirst' | 'textAfterCall' | 'to', string>> = {
  en: { call: 'Call', both: 'Call or text', textFirst: 'Text', textAfterCall: 'or text', to: 'to' },
  es: {
    call: 'Llama al',
    both: 'Llama o escribe al',
    textFirst: 'Envía',
    textAfterCall: 'o envía',
    to: 'al',
  },
};

/** How to use a line, in words: 'Call 1-800-522-4700', 'Call or text 988', 'Text HOME to 741741'. */
export function howToReach({ number, takesCalls, sms }: Helpline, language: Language = 'en'): string {
  const { call, both, textFirst, textAfterCall, to } = ways[language];
  if (!sms) return `${call} ${number}`;
  if (takesCalls && dialled(sms.number) === dialled(number) && !sms.body) return `${both} ${number}`;
  const bare = language === 'es' ? `un mensaje al ${sms.number}` : sms.number;
  const text = sms.body ? `${sms.body} ${to} ${sms.number}` : bare;
  return takesCalls ? `${call} ${number} ${textAfterCall} ${text}` : `${textFirst} ${text}`;
}

/** Entries whose day of review lies before `today` (YYYY-MM-DD): each must be checked against its source again. */
export const overdue = <Entry extends { reviewBy: string }>(
  entries: readonly Entry[],
  today: string,
): Entry[] => entries.filter(entry => entry.reviewBy < today);

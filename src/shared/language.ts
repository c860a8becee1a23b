/** The languages that every text is written in; the first stands in for those that are not. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Each language as its speakers call it. */
export const languageNames: InLanguages = { en: 'English', es: 'Español' };

/** The same words in every language. */
export type InLanguages<Text = string> = Readonly<Record<Language, Text>>;

/** Something whose words are English, with what is said otherwise in each other language. */
export type Translated<Thing> = Thing & Readonly<Record<Exclude<Language, 'en'>, Partial<Thing>>>;

/** Such a thing in one language. */
export function inLanguage<Thing>({ es, ...english }: Translated<Thing>, language: Language): Thing {
  return { ...english, ...(language === 'es' && es) } as Thing;
}

/** The first of the wanted languages that texts are written in. @param wanted BCP 47 tags, the most wanted first */
export function languageFor(wanted: readonly string[]): Language {
  const spoken = wanted.map(tag => tag.toLowerCase().split('-')[0]);
  const found = spoken.find((code): code is Language => languages.some(language => language === code));
  return found ?? languages[0];
}

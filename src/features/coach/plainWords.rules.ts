/**
 * The words of a message and nothing else, so that phrases can be looked for: lower case, one space between
 * words, without accents, apostrophes ("don’t" becomes "dont") or characters that cannot be seen.
 */
export const plainWords = (text: string): string =>
  text
    .replace(/['’‘ʼ＇`´′]/g, '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Matches any of the phrases as whole words in a text made by `plainWords`. Phrases are regular expressions. */
export const anyPhrase = (...phrases: string[]): RegExp => new RegExp(`\\b(?:${phrases.join('|')})\\b`);

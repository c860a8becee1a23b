/** Letters of other alphabets that look like Latin ones, and Latin ones that don't come apart into a letter and a mark. */
const lookalikes: Record<string, string> = {
  а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ј: 'j', к: 'k', м: 'm', т: 't',
  н: 'h', в: 'b', ԁ: 'd', ɡ: 'g', α: 'a', ε: 'e', ι: 'i', κ: 'k', ο: 'o', ρ: 'p', τ: 't', υ: 'u', ν: 'v',
  ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', œ: 'oe', æ: 'ae',
}; // biome-ignore format: one line each would be a page
const lookalike = new RegExp(`[${Object.keys(lookalikes).join('')}]`, 'gu');

/**
 * A text without what changes its looks and not its words: lower case, plain width and style, no accents,
 * one kind of apostrophe, Latin letters for their lookalikes, nothing that can't be seen.
 */
export const fold = (text: string): string =>
  text
    .replace(/[’‘ʼ＇`´′‛ꞌ]/g, "'")
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(lookalike, letter => lookalikes[letter] ?? letter);

/** Little words that lose a letter before a vowel in French and Italian, and stand before an apostrophe then. */
export const elisions =
  /(?<!\p{L})(c|d|j|l|m|n|qu|s|t|jusqu|puisqu|lorsqu|dell|all|nell|dall|sull|un|quest|v|ch)'(?=\p{L})/gu;

/** Milliseconds for each character of a greeting (specification: 'one character every 50 ms'). */
export const TYPING_SPEED = 50;

/** What a reader takes for one character: an emoji or a letter with its accents is never cut in half. */
export function graphemes(text: string): string[] {
  // A segmenter takes long to make, and most greetings have nothing to it.
  if (!/[^\u0020-\u02ff\u2010-\u2027]/.test(text)) return text.split('');
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The typed part of a text and the part still to come.
 * @param elapsed milliseconds since typing began
 */
export function typedSoFar(characters: string[], elapsed: number): { typed: string; rest: string } {
  const count = Math.max(0, Math.floor(elapsed / TYPING_SPEED));
  return { typed: characters.slice(0, count).join(''), rest: characters.slice(count).join('') };
}

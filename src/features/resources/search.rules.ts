/** Text as it is compared: without case, accents and kinds of apostrophe. */
const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘`]/g, "'").toLowerCase();

/** Whether every word of a query is somewhere in the texts. An empty query is in everything. */
export function matches(query: string, texts: readonly string[]): boolean {
  const hay = folded(texts.join(' '));
  return folded(query)
    .split(/\s+/)
    .every(word => hay.includes(word));
}

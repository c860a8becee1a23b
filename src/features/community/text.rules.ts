/** Posts longer than this, or of more lines, begin folded in the list. */
const LONG = 1200;
const MANY_LINES = 16;

export const isLong = (text: string): boolean => text.length > LONG || text.split('\n').length > MANY_LINES;

/** What stands between empty lines, without them. */
export const paragraphs = (text: string): string[] =>
  text.split(/\n[^\S\n]*\n/).flatMap(part => (part.trim() ? [part.replace(/^\n+|\n+$/g, '')] : []));

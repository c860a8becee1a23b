import { lexer, type MarkedToken, type Token } from 'marked';

const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** The address of a link that may be followed; null for any other scheme and for relative addresses. */
export function safeAddress(href: string): string | null {
  return URL.canParse(href) && LINK_SCHEMES.has(new URL(href).protocol) ? href : null;
}

/**
 * Cuts a coach's words into blocks. Single line breaks stay, as the model meant them.
 * @param growing the text is not complete: bold that was opened but not closed yet already counts as bold,
 *   so that no asterisks flash up and vanish
 */
export function blocksOf(text: string, growing = false): MarkedToken[] {
  return known(lexer(growing ? closedBold(text) : text, { gfm: true, breaks: true }));
}

/** Marked types its tokens openly for extensions; without extensions these are all there are. */
export const known = (tokens: Token[] | undefined): MarkedToken[] => (tokens ?? []) as MarkedToken[];

function closedBold(text: string): string {
  const paragraph = text.slice(text.lastIndexOf('\n\n') + 1);
  const open = (paragraph.match(/\*\*/g) ?? []).length % 2 === 1;
  if (!open) return text;
  const words = text.replace(/\s+$/, '');
  return words.endsWith('**') ? words.slice(0, -2) : `${words.replace(/\*$/, '')}**`;
}

/** The words of a token without any marks. */
export function plainText(token: MarkedToken): string {
  switch (token.type) {
    case 'br':
    case 'space':
      return '\n';
    case 'hr':
    case 'def':
    case 'checkbox':
      return '';
    case 'html':
      return token.raw;
    case 'table':
      return [token.header, ...token.rows].map(cells => cells.map(cell => cell.text).join(' ')).join('\n');
    case 'list':
      return token.items.map(plainText).join('\n');
    case 'code':
    case 'codespan':
    case 'escape':
    case 'image':
      return token.text;
    default:
      return token.tokens ? known(token.tokens).map(plainText).join('') : token.text;
  }
}

/** A whole reply in words alone, for reading aloud. */
export const spokenText = (text: string): string =>
  blocksOf(text)
    .map(plainText)
    .map(words => words.trim())
    .filter(Boolean)
    .join('\n');

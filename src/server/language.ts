import { parse, serialize } from 'hono/utils/cookie';
import { type Language, languageFor } from '../shared/language.ts';

// The page reads and sets it, too: ui/language.ts and the script in index.html.
const COOKIE = 'language';
const YEAR = 365 * 24 * 60 * 60;

/** The language of whoever asks: as chosen on this device, else as the browser wishes. */
export function languageOf(headers: Headers): Language {
  const chosen = parse(headers.get('cookie') ?? '', COOKIE)[COOKIE];
  return languageFor([chosen ?? '', ...wished(headers.get('accept-language') ?? '')]);
}

/** The tags of an Accept-Language header (RFC 9110, 12.5.4), the most wanted first. */
function wished(header: string): string[] {
  return header
    .split(',')
    .map(range => {
      const [tag = '', ...parameters] = range.split(';').map(part => part.trim());
      const quality = parameters.find(part => part.startsWith('q='))?.slice('q='.length) ?? '1';
      return { tag, quality: Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Sets a device to the language of the account that is used on it; undefined where that is so already. */
export const languageCookie = (headers: Headers, language: Language): string | undefined =>
  languageOf(headers) === language
    ? undefined
    : serialize(COOKIE, language, { path: '/', maxAge: YEAR, sameSite: 'Lax' });

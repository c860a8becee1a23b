import { i18n, type Messages } from '@lingui/core';
import { type Language, languageFor } from '../shared/language.ts';

/** The language of this page, as the server or the script in index.html found it. It changes with a reload only. */
export const language: Language = languageFor([globalThis.document?.documentElement.lang ?? '']);

const YEAR = 365 * 24 * 60 * 60;

/** Opens the page in a language, now and for later visits. */
export function openIn(chosen: Language): void {
  // The server reads it before it has sent anything, which neither storage would let it.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `language=${chosen}; path=/; max-age=${YEAR}; samesite=lax`;
  location.reload();
}

/** The catalogues of a folder by path, each fetched when it is called. */
type Catalogues = Record<string, () => Promise<unknown>>;

/** Those that are not here yet, or could not be fetched. */
const missing = new Set<() => Promise<unknown>>();

/**
 * Begins to fetch the page's language, and no other, out of what `import.meta.glob` found. Not awaited by the file that
 * needs it: a bundler puts files that wait apart, and a first visit into many small ones.
 */
export function loadMessages(catalogues: Catalogues): void {
  const load = catalogues[Object.keys(catalogues).find(path => path.endsWith(`/${language}.po`)) ?? ''];
  if (!load) return;
  missing.add(load);
  void fetchMessages(load).catch(() => {});
}

/** Waits for code and for the words that it asked for. @throws when either can't be fetched; the next time tries again */
export async function withMessages<Code>(code: Promise<Code>): Promise<Code> {
  const loaded = await code;
  await Promise.all([...missing].map(fetchMessages));
  return loaded;
}

async function fetchMessages(load: () => Promise<unknown>): Promise<void> {
  const { messages } = (await load()) as { messages: Messages };
  if (missing.delete(load)) i18n.load(language, messages);
}

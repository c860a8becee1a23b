import type { Unsent } from './conversation.rules.ts';
import { DRAFT_KEYS, draftKey, parseUnsent, unsentKey } from './draft.rules.ts';

/** What a person has written and not sent. It outlives a reload of the page, and neither the tab nor the session of the person. */

export const readDraft = (userId: string): string => read(draftKey(userId)) ?? '';
export const keepDraft = (userId: string, draft: string): void => keep(draftKey(userId), draft);

export const readUnsent = (userId: string): Unsent[] => parseUnsent(read(unsentKey(userId)));
export const keepUnsent = (userId: string, unsent: Unsent[]): void =>
  keep(unsentKey(userId), unsent.length ? JSON.stringify(unsent) : '');

/** For signing out: leaves none of anybody's words in this tab. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(DRAFT_KEYS)) sessionStorage.removeItem(key);
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    if (value) sessionStorage.setItem(key, value);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the words last as long as the page.
  }
}

import type { Unsent } from './conversation.rules.ts';
import { draftKey, parseUnsent, unsentKey } from './draft.rules.ts';

/** What a person has written and not sent. It outlives a reload of the page, but not the tab; signing out empties its storage. */

export const readDraft = (userId: string): string => read(draftKey(userId)) ?? '';
export const keepDraft = (userId: string, draft: string): void => keep(draftKey(userId), draft);

export const readUnsent = (userId: string): Unsent[] => parseUnsent(read(unsentKey(userId)));
export const keepUnsent = (userId: string, unsent: Unsent[]): void =>
  keep(unsentKey(userId), unsent.length ? JSON.stringify(unsent) : '');

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

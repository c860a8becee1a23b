import type { Unsent } from './conversation.rules.ts';

/** Characters in one message to the coach, after trimming (UTF-16 units, as the server counts). */
const MESSAGE_LIMIT = 4_000;

/** The counter appears when fewer characters than this are left. */
const COUNT_FROM = 400;

/** Where people's unfinished words and unsent messages wait while the page reloads. */
export const draftKey = (userId: string): string => `cairn.draft.${userId}`;
export const unsentKey = (userId: string): string => `cairn.unsent.${userId}`;

/** What may be sent of a draft, and how many characters are left when that is worth knowing. */
export function measureDraft(draft: string): { content: string; left: number | null; fits: boolean } {
  const content = draft.trim();
  const left = MESSAGE_LIMIT - content.length;
  return { content, left: left < COUNT_FROM ? left : null, fits: left >= 0 };
}

/** A draft with dictated words behind it. */
export function withDictated(draft: string, words: string): string {
  const spoken = words.trim();
  if (!spoken) return draft;
  return draft && !/\s$/.test(draft) ? `${draft} ${spoken}` : draft + spoken;
}

/** Unsent messages as they were kept by `JSON.stringify`; none when that is damaged. */
export function parseUnsent(kept: string | null): Unsent[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(list) ? list.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { key, content, createdAt, after, problem } = value as Record<string, unknown>;
  const texts = [key, content, createdAt, problem];
  return texts.every(text => typeof text === 'string') && (after === null || typeof after === 'string');
}

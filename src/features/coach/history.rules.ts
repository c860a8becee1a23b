import type { CrisisCard } from '../safety/safety.schema.ts';
import type { ChatMessage } from './coach.schema.ts';

/** One answer of the server: newest first. `crisis`: the card that stands, on the newest page. */
export type HistoryPage = { items: ChatMessage[]; nextCursor: string | null; crisis?: CrisisCard };

/** Pages as they were loaded (the newest page first) as one list, oldest first. */
export function oldestFirst(pages: HistoryPage[]): ChatMessage[] {
  return pages.flatMap(({ items }) => items).reverse();
}

/** The pages with a message put in: in place of what it renews, otherwise as the newest. */
export function withMessage(pages: HistoryPage[], message: ChatMessage): HistoryPage[] {
  const isSame = ({ id }: ChatMessage) => id === message.id;
  if (pages.some(({ items }) => items.some(isSame))) {
    return pages.map(page => ({ ...page, items: page.items.map(item => (isSame(item) ? message : item)) }));
  }
  const [newest = { items: [], nextCursor: null }, ...older] = pages;
  return [{ ...newest, items: [message, ...newest.items] }, ...older];
}

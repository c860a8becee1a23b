import { ProblemError, request } from '../../ui/fetch.ts';
import { type Feed, isLoaded } from './feed.rules.ts';
import type { RoomMessages } from './room.schema.ts';

const PAGE = 50;
const LARGEST_PAGE = 100;
/** Pages that are loaded anew at most; beyond them the list is cut. */
const PAGES_ANEW = 5;

const fetchPage = (limit: number, cursor: string | null) =>
  request<RoomMessages>(
    `/api/support/messages?limit=${limit}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
  );

/** The newest page, and older ones as far down as the feed goes already. Throws as `request` does. */
export async function fetchNewest(feed: Feed): Promise<[RoomMessages, ...RoomMessages[]]> {
  const limit = isLoaded(feed) ? LARGEST_PAGE : PAGE;
  let last = await fetchPage(limit, null);
  const pages: [RoomMessages, ...RoomMessages[]] = [last];
  while (pages.length < PAGES_ANEW && last.nextCursor && (last.items.at(-1)?.seq ?? 0) > feed.from) {
    last = await fetchPage(limit, last.nextCursor);
    pages.push(last);
  }
  return pages;
}

/** The page behind a cursor. Throws as `request` does. */
export const fetchOlder = (cursor: string): Promise<RoomMessages> => fetchPage(PAGE, cursor);

/** Deletes a message of one's own; one that is gone already counts as deleted. Throws as `request` does. */
export async function deleteMessage(id: string): Promise<void> {
  try {
    await request(`/api/support/messages/${id}`, { method: 'DELETE' });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 404) throw error;
  }
}

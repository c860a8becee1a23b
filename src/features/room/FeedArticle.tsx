import type { ReactNode } from 'react';
import { Initial } from './Initial.tsx';

type FeedArticleProps = {
  id: string;
  /** From 1, at the newest. */
  position: number;
  /** How many there are; -1 while nobody knows. */
  size: number;
  sender: string;
  own: boolean;
  /** The sender is in the room now. */
  online: boolean;
  children: ReactNode;
};

/**
 * Articles whose height is always known. The browser leaves out those further down until they come near: on a phone, thousands
 * of them would make every key slow. Nearer ones could jump when somebody scrolls up to what came meanwhile.
 */
const LAID_OUT = 400;

/** Where the name and the words of an article stand. */
export const nameId = (id: string): string => `${id}-name`;
export const wordsId = (id: string): string => `${id}-words`;

/** One article of the feed. The newest is reached with Tab, the others from there with Page Down. */
export function FeedArticle({ id, position, size, sender, own, online, children }: FeedArticleProps) {
  return (
    <article
      aria-posinset={position}
      aria-setsize={size}
      aria-labelledby={nameId(id)}
      aria-describedby={wordsId(id)}
      tabIndex={position === 1 ? 0 : -1}
      className={`mb-1 flex scroll-mt-28 gap-3 rounded-md px-2 py-2.5 [contain-intrinsic-size:auto_6rem] sm:px-3 ${own ? 'bg-moss-soft' : ''} ${position > LAID_OUT ? '[content-visibility:auto]' : ''}`}
    >
      <Initial name={sender} online={online} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">{children}</div>
    </article>
  );
}

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { follows } from './scroll.rules.ts';

const page = () => document.documentElement;

/**
 * Keeps the end of the page in view while `content` grows, unless the person scrolled up.
 * `showNewest` takes them back.
 */
export function useNewestInView(content: RefObject<HTMLElement | null>) {
  const [following, setFollowing] = useState(true);
  const last = useRef({ following: true, top: 0 });

  const showNewest = useCallback(() => {
    last.current.following = true;
    setFollowing(true);
    page().scrollTo({ top: page().scrollHeight, behavior: 'instant' });
  }, []);

  useEffect(() => {
    function look() {
      const top = window.scrollY;
      const now = follows(last.current, { top, below: page().scrollHeight - window.innerHeight - top });
      last.current = { following: now, top };
      setFollowing(now);
    }
    const keep = () => (last.current.following ? showNewest() : look());
    const growth = new ResizeObserver(keep);
    if (content.current) growth.observe(content.current);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', keep);
    return () => {
      growth.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', keep);
    };
  }, [content, showNewest]);

  return { following, showNewest };
}

/**
 * Keeps what is read where it is on the screen when older messages are put in above it. Not every browser
 * does that itself, and none does at the very top of a page.
 * @param first id of the first message, an `article` of `list`
 */
export function useSteadyReading(list: RefObject<HTMLElement | null>, first: string | undefined): void {
  const anchor = useRef<{ element: HTMLElement; top: number }>(null);

  useLayoutEffect(() => {
    const element = anchor.current?.element;
    if (anchor.current && element?.isConnected) {
      const moved = topOf(element) - anchor.current.top;
      if (moved && first) window.scrollBy({ top: moved, behavior: 'instant' });
    }
    const oldest = list.current?.querySelector('article');
    anchor.current = oldest ? { element: oldest, top: topOf(oldest) } : null;
  }, [list, first]);

  useEffect(() => {
    const sizes = new ResizeObserver(() => {
      if (anchor.current) anchor.current.top = topOf(anchor.current.element);
    });
    if (list.current) sizes.observe(list.current);
    return () => sizes.disconnect();
  }, [list]);
}

/** Pixels from the top of the page. */
const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY;

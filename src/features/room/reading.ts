import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Pixels that an article may stick out under the bar and still count as seen. */
const EDGE = 8;

/**
 * Whether somebody is reading further down, so that nothing may move under their eyes: the newest message is out of sight
 * above, or the keyboard is in the list.
 */
export function useReading() {
  const bar = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState(false);

  useEffect(() => {
    const look = () => setReading(isBelow(bar, list));
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);

  const isReading = useCallback(
    () => isBelow(bar, list) || Boolean(list.current?.contains(document.activeElement)),
    [],
  );

  /** Takes them to the newest message. */
  const showNewest = useCallback(() => {
    if (!bar.current || !list.current || !isBelow(bar, list)) return;
    const hidden = bar.current.getBoundingClientRect().bottom - list.current.getBoundingClientRect().top;
    window.scrollBy({ top: -hidden, behavior: 'instant' });
  }, []);

  return { bar, list, reading, isReading, showNewest };
}

/** Whether the beginning of the list lies under the bar or above the window. */
function isBelow(bar: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): boolean {
  if (!bar.current || !list.current) return false;
  return list.current.getBoundingClientRect().top < bar.current.getBoundingClientRect().bottom - EDGE;
}

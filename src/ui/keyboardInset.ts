import { type RefObject, useEffect } from 'react';

/**
 * Sets `--keyboard` on an element to the pixels that an on-screen keyboard covers at the bottom. Where the
 * browser shrinks the page for its keyboard (`interactive-widget` in index.html) that is 0; Safari doesn't.
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    function measure() {
      // Zooming in makes the visible part smaller too, and covers nothing.
      const covered =
        viewport && viewport.scale === 1 ? window.innerHeight - viewport.height - viewport.offsetTop : 0;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    }
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}

import { type RefObject, useLayoutEffect } from 'react';

/** Makes a text area as high as its text; its `max-height` limits that. */
export function useGrowingHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    function grow() {
      const area = field.current;
      if (!area) return;
      area.style.height = 'auto';
      area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
    }
    if (text) return grow();
    // With the next frame: a screen that is just being put in need not be measured twice.
    const frame = requestAnimationFrame(grow);
    return () => cancelAnimationFrame(frame);
  }, [field, text]);
}

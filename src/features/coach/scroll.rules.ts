/** Pixels: `top` is how far the page is scrolled, `below` is what lies under the lower edge of the window. */
export type ScrollPosition = { top: number; below: number };

/** Rounding of scaled screens leaves the end a few pixels away. */
const AT_END = 8;

/**
 * Whether the newest words stay in view. Moving up by any amount lets go at once, so that nobody has to
 * fight a growing reply; reaching the end takes hold again; a page that only grew changes nothing.
 */
export function follows(before: { following: boolean; top: number }, now: ScrollPosition): boolean {
  if (now.below <= AT_END) return true;
  if (now.top < before.top) return false;
  return before.following;
}

import type { KeyboardEvent } from 'react';

/** Enter sends, Shift+Enter breaks the line, and Enter that ends the writing of a composed character does neither. */
export function enterSends({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // Safari has ended the composition before this event; only the old key code still tells.
  const composing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  return key === 'Enter' && !shiftKey && !composing;
}

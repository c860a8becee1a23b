import { useEffect } from 'react';

/** Says nothing about where one was before. */
const NEUTRAL_PAGE = 'https://www.wikipedia.org/';
const PRESSES = 3;
const WITHIN_MS = 1500;

/**
 * Leaves at once. The entry in the history is replaced, and the mark makes the script in index.html turn away whoever
 * comes back to an older entry in this tab. Typing the address or opening a link lets the person in again.
 */
export function quickExit(): void {
  // A page that the browser keeps frozen for the back button must not show anything when it wakes.
  document.body.hidden = true;
  document.title = '';
  try {
    sessionStorage.setItem('goneTo', NEUTRAL_PAGE);
  } catch {
    // Without storage the older entries stay reachable; leaving still works.
  }
  location.replace(NEUTRAL_PAGE);
}

/** Lets Escape, pressed three times in a row, leave at once. */
export function useQuickExit(): void {
  useEffect(() => {
    let presses: number[] = [];
    function count(event: KeyboardEvent) {
      if (event.repeat) return;
      presses = event.key === 'Escape' ? [...presses, event.timeStamp].slice(-PRESSES) : [];
      const [first] = presses;
      if (presses.length === PRESSES && first !== undefined && event.timeStamp - first <= WITHIN_MS)
        quickExit();
    }
    function wake(event: PageTransitionEvent) {
      if (event.persisted && document.body.hidden) location.replace(NEUTRAL_PAGE);
    }
    // While capturing, because open dialogs and menus also listen for Escape.
    addEventListener('keydown', count, { capture: true });
    addEventListener('pageshow', wake);
    return () => {
      removeEventListener('keydown', count, { capture: true });
      removeEventListener('pageshow', wake);
    };
  }, []);
}

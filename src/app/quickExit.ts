import { useEffect } from 'react';
import { GONE, NEUTRAL_PAGE, PRESSES, WITHIN_MS } from './neutralPage.ts';

/**
 * Leaves at once. The entry in the history is replaced, and the mark makes the script in index.html turn away whoever
 * comes back to an older entry in this tab. Typing the address or opening a link lets the person in again.
 */
export function quickExit(): void {
  document.body.hidden = true;
  document.title = '';
  try {
    sessionStorage.setItem(GONE, NEUTRAL_PAGE);
  } catch {
    // Without storage the older entries stay reachable; leaving still works.
  }
  location.replace(NEUTRAL_PAGE);
}

function hasGone(): boolean {
  try {
    return sessionStorage.getItem(GONE) !== null;
  } catch {
    return document.title === '';
  }
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
    // Browsers keep pages frozen for the back button: any of ours, not only the one that was left, would show itself on
    // waking. So each is hidden while it is put away.
    function putAway() {
      document.body.hidden = true;
    }
    function wake({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      if (hasGone()) location.replace(NEUTRAL_PAGE);
      else document.body.hidden = false;
    }
    // While capturing, because open dialogs and menus also listen for Escape.
    addEventListener('keydown', count, { capture: true });
    addEventListener('pagehide', putAway);
    addEventListener('pageshow', wake);
    return () => {
      removeEventListener('keydown', count, { capture: true });
      removeEventListener('pagehide', putAway);
      removeEventListener('pageshow', wake);
    };
  }, []);
}

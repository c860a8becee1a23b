/** What a person agreed to keep in this browser of their account begins with this; it goes as soon as nobody is signed in. */
const PRIVATE = 'cairn.private.';
/** Check-ins that have not reached the server: instants without a word, which wait for the person to sign in again. */
const WAITING = 'cairn.checkIns.';

/** Removes what was kept of an account, once the server says that nobody is signed in. */
export const forgetPrivate = (): void => forget(key => key.startsWith(PRIVATE));

/** On signing out: whoever uses this browser next finds no draft, no unsent message and nothing else of the person. */
export function forgetHere(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to forget.
  }
  forget(key => key.startsWith('cairn.') && !key.startsWith(WAITING));
}

function forget(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage)) if (isMeant(key)) localStorage.removeItem(key);
  } catch {
    // As above.
  }
}

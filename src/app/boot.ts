import { loadMe, onSession, setMe } from '../features/account/session.ts';
import { language, openIn } from '../ui/language.ts';
import type { Boot } from './page.ts';

/** What came with the page. Absent in development and in a page kept for offline use: then the browser asks the server. */
export const boot = readBoot();

function readBoot(): Boot | undefined {
  const text = document.querySelector('#boot')?.textContent;
  return text?.trim() ? JSON.parse(text) : undefined;
}

/** Finds out who is here, now and whenever the page is looked at again: they may have signed in or out elsewhere. */
export function startSession(): void {
  let known = false;
  onSession(session => {
    if (session.state !== 'known') return;
    // Whoever signs in brings their language. A change on another device waits for the next page: something may be half written.
    if (session.me && !known && session.me.language !== language) openIn(session.me.language);
    known = session.me !== null;
  });
  if (boot) setMe(boot.me);
  else void loadMe();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void loadMe();
  });
}

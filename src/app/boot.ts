import { loadMe, setMe } from '../features/account/session.ts';
import type { Boot } from './page.ts';

/** What came with the page. Absent in development and in a page kept for offline use: then the browser asks the server. */
export const boot = readBoot();

function readBoot(): Boot | undefined {
  const text = document.querySelector('#boot')?.textContent;
  return text?.trim() ? JSON.parse(text) : undefined;
}

/** Finds out who is here, now and whenever the page is looked at again: they may have signed in or out elsewhere. */
export function startSession(): void {
  if (boot) setMe(boot.me);
  else void loadMe();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void loadMe();
  });
}

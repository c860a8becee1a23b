import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles.css';
import './layout.css';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { language, loadMessages, withMessages } from '../ui/language.ts';
import { App } from './App.tsx';
import { boot, startSession } from './boot.ts';
import { takeOver } from './drawn.ts';
import { findScreen, memberArea, welcome } from './screens.tsx';

loadMessages(import.meta.glob('../locales/*.po'));

startSession();
/** Of the first screen. */
const parts: Promise<unknown>[] = [];
if (boot) {
  const screen = findScreen(location.pathname);
  // At once, before React asks for the one inside the other.
  if (boot.me) parts.push(memberArea.preload());
  const first = boot.me || screen.open ? screen : welcome;
  parts.push(first.preload());
}

// Late, so that what is kept for hours without a connection never stands in the way of the first visit.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const keep = () => void import('./offline.ts').then(file => file.keepOffline()).catch(() => {});
  const later = () => setTimeout(keep, 1000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('The page has no #root');

// What the build drew stays until all that takes its place is there; where it drew nothing, an outline comes first. What could
// not be fetched is asked for again by the screen itself, which knows what to say.
const settled = Promise.allSettled(parts);
void withMessages(root.dataset.drawn === undefined ? Promise.resolve() : settled).then(() => {
  i18n.activate(language);
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ErrorBoundary>
          <Started whenDone={takeOver(root)}>
            <App />
          </Started>
        </ErrorBoundary>
      </I18nProvider>
    </StrictMode>,
  );
});

function Started({ whenDone, children }: { whenDone: () => void; children: ReactNode }) {
  useLayoutEffect(whenDone, [whenDone]);
  return children;
}

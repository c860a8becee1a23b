import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  type ReactNode,
  StrictMode,
  startTransition,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
} from 'react';
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

const place = document.querySelector<HTMLElement>('#root');
if (!place) throw new Error('The page has no #root');
const drawn = place.dataset.drawn === undefined ? undefined : place;
const root = drawn ? (drawn.cloneNode() as HTMLElement) : place;
delete root.dataset.drawn;

// What the build drew stays until all that takes its place is there; where it drew nothing, an outline comes first. What could
// not be fetched is asked for again by the screen itself, which knows what to say.
const ready: Promise<unknown> = drawn ? Promise.allSettled(parts) : Promise.resolve();
void withMessages(ready).then(() => {
  i18n.activate(language);
  // In small pieces: a slow phone answers a tap between two of them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Started>
          <I18nProvider i18n={i18n}>
            <ErrorBoundary>
              <App />
            </ErrorBoundary>
          </I18nProvider>
        </Started>
      </StrictMode>,
    ),
  );
});

/** Takes the place of what the build drew in the same step in which React puts in what it has made. */
function Started({ children }: { children: ReactNode }) {
  const whenDone = useRef(() => {});
  useInsertionEffect(() => {
    if (drawn) whenDone.current = takeOver(drawn, root);
  }, []);
  useLayoutEffect(() => whenDone.current(), []);
  return children;
}

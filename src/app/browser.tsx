import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles.css';
import './layout.css';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { language, loadMessages, withMessages } from '../ui/language.ts';
import { App } from './App.tsx';
import { boot, startSession } from './boot.ts';
import { findScreen, memberArea, welcome } from './screens.tsx';

loadMessages(import.meta.glob('../locales/*.po'));

startSession();
if (boot) {
  const screen = findScreen(location.pathname);
  // At once, before React asks for the one inside the other.
  if (boot.me) void memberArea.preload().catch(() => {});
  const first = boot.me || screen.open ? screen : welcome;
  void first.preload().catch(() => {});
}

// Late, so that what is kept for hours without a connection never stands in the way of the first visit.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    setTimeout(() => void import('./offline.ts').then(file => file.keepOffline()).catch(() => {}), 1000);
  });
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');

void withMessages(Promise.resolve()).then(() => {
  i18n.activate(language);
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ErrorBoundary>
          <App />
        </ErrorBoundary>
      </I18nProvider>
    </StrictMode>,
  );
});

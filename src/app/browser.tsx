import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { messages } from '../locales/en.po';
import '../ui/styles.css';
import './layout.css';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { App } from './App.tsx';
import { boot, startSession } from './boot.ts';
import { findScreen, memberArea } from './screens.tsx';

i18n.loadAndActivate({ locale: 'en', messages });

startSession();
if (boot?.me) {
  // Both at once, before React asks for the one inside the other.
  void memberArea.preload().catch(() => {});
  void findScreen(location.pathname)
    .preload()
    .catch(() => {});
}

// Late, so that what is kept for hours without a connection never stands in the way of the first visit.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    setTimeout(() => void import('./offline.ts').then(file => file.keepOffline()).catch(() => {}), 1000);
  });
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </I18nProvider>
  </StrictMode>,
);

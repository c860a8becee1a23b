import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { setMe } from '../features/account/session.ts';
import { language, loadMessages } from '../ui/language.ts';
import { App } from './App.tsx';
import { type Screen, screens, welcome } from './screens.tsx';

loadMessages(import.meta.glob('../locales/*.po'));

/** What a visitor sees at a path before any code has come. */
export type FirstPaint = Record<string, string>;

/**
 * Draws what visitors find, in the language of the document. `scripts/prerender.mjs` calls it, with stand-ins for what a
 * browser has.
 */
export async function prerender(): Promise<FirstPaint> {
  await Promise.all([welcome.preload(), ...screens.map(screen => screen.preload())]);
  i18n.activate(language);
  setMe(null);
  return Object.fromEntries(screens.filter(isOnlyRead).map(({ path }) => [path, draw(path)]));
}

/** The welcome, wherever it stands in for a screen of members, and what is there to be read: React takes their place, and would take what was opened or written. */
const isOnlyRead = ({ path, open }: Screen) =>
  !path.includes(':') && (!open || path === '/safety' || path === '/accessibility');

const draw = (path: string): string =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <Router ssrPath={path}>
        <App />
      </Router>
    </I18nProvider>,
  );

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { Me } from '../features/account/account.schema.ts';
import { setMe } from '../features/account/session.ts';
import { language, loadMessages } from '../ui/language.ts';
import { App } from './App.tsx';
import { boot } from './boot.ts';
import { memberArea, screens, welcome } from './screens.tsx';

loadMessages(import.meta.glob('../locales/*.po'));

/** What is seen at the path of each screen before any code has come. */
export type Drawings = Record<string, string>;

/** What visitors see, and members: for them there is a set for each coach, who is the one thing that is drawn of them. */
export type FirstPaint = { visitor: Drawings; member: Record<string, Drawings> };

/** Nobody: of a member the build knows nothing, and nothing of one may stand in what everyone is sent. */
const nobody: Me = {
  id: '',
  email: '',
  fullName: '',
  avatarUrl: null,
  selectedCoach: '',
  timeZone: 'UTC',
  currency: 'EUR',
  language,
  country: null,
  deleteAfter: null,
  role: 'member',
};

/** Screens that hang on more than who is here: on a token, on being a moderator. */
const notDrawn = /^[/](moderation|confirm-email|reset-password|lessons|dev)/;

/**
 * Draws what visitors and members find, in the language of the document. `scripts/prerender.mjs` calls it, with stand-ins
 * for what a browser has.
 */
export async function prerender(): Promise<FirstPaint> {
  await Promise.all([welcome, memberArea, ...screens].map(part => part.preload()));
  i18n.activate(language);
  const coaches = boot?.coaches ?? [];
  return {
    visitor: drawAll(null),
    member: Object.fromEntries(coaches.map(({ key }) => [key, drawAll({ ...nobody, selectedCoach: key })])),
  };
}

function drawAll(me: Me | null): Drawings {
  setMe(me);
  const drawn = screens.filter(({ path }) => !notDrawn.test(path));
  return Object.fromEntries(drawn.map(({ path }) => [path, draw(path)]));
}

const draw = (path: string): string =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <Router ssrPath={path}>
        <App />
      </Router>
    </I18nProvider>,
  );

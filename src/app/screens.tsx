import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Me } from '../features/account/account.schema.ts';
import type { Coach } from '../features/coach/coach.schema.ts';

/** What a screen is given once the person is signed in. */
export type Member = { me: Me; coaches: Coach[] };

type Visitor = { onSignIn: () => void };

export type Screen = {
  path: string;
  /** The heading of placeholders, the link in the navigation and the title of the document. */
  name: MessageDescriptor;
  /** Fetches the code ahead of need. */
  preload: () => Promise<unknown>;
} & (
  | { open: true; show: (visitor: Visitor) => ReactNode }
  | { open: false; show: (member: Member) => ReactNode }
);

function page<Props>(load: () => Promise<ComponentType<Props>>) {
  return { Page: lazy(async () => ({ default: await load() })), preload: load };
}

/** The frame of every screen that is not open. */
export const memberArea = page<{ me: Me; show: (member: Member) => ReactNode }>(() =>
  import('./MemberArea.tsx').then(file => file.MemberArea),
);
const chat = page<Member>(() => import('../features/coach/ChatPage.tsx').then(file => file.ChatPage));
const progress = page<Member>(() =>
  import('../features/progress/ProgressPage.tsx').then(file => file.ProgressPage),
);
const settings = page<Member>(() => import('./SettingsScreen.tsx').then(file => file.SettingsScreen));
const help = page(() => import('../features/help/HelpPage.tsx').then(file => file.HelpPage));
const reset = page<Visitor>(() =>
  import('../features/account/ResetPasswordPage.tsx').then(file => file.ResetPasswordPage),
);
const soon = page<{ name?: MessageDescriptor }>(() =>
  import('../ui/ComingSoon.tsx').then(file => file.ComingSoon),
);

function placeholder(path: string, name: MessageDescriptor, open: boolean): Screen {
  return { path, name, open, preload: soon.preload, show: () => <soon.Page name={name} /> };
}

/** Every screen on one screen. `open` ones need no account. */
const screens: Screen[] = [
  {
    path: '/',
    name: msg`Chat`,
    open: false,
    preload: chat.preload,
    show: member => <chat.Page {...member} />,
  },
  placeholder('/support', msg`Support Room`, false),
  {
    path: '/progress',
    name: msg`Progress`,
    open: false,
    preload: progress.preload,
    show: member => <progress.Page {...member} />,
  },
  placeholder('/resources', msg`Resources`, true),
  placeholder('/community', msg`Community`, false),
  {
    path: '/settings',
    name: msg`Settings`,
    open: false,
    preload: settings.preload,
    show: member => <settings.Page {...member} />,
  },
  { path: '/help', name: msg`Help now`, open: true, preload: help.preload, show: () => <help.Page /> },
  {
    path: '/reset-password',
    name: msg`Choose a new password`,
    open: true,
    preload: reset.preload,
    show: visitor => <reset.Page {...visitor} />,
  },
];

const nowhere: Screen = {
  path: '*',
  name: msg`Page Coming Soon`,
  open: true,
  preload: soon.preload,
  show: () => <soon.Page />,
};

/** The screen of a path; any path leads somewhere. */
export const findScreen = (path: string): Screen => screens.find(screen => screen.path === path) ?? nowhere;

/** Order of the links: along the top, and in the menu of small screens. */
export const desktopLinks = ['/', '/support', '/progress', '/resources', '/community', '/settings'].map(
  findScreen,
);
export const mobileLinks = ['/', '/progress', '/community', '/support', '/resources', '/settings'].map(
  findScreen,
);

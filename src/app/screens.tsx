import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Me } from '../features/account/account.schema.ts';
import type { Coach } from '../features/coach/coach.schema.ts';
import { withMessages } from '../ui/language.ts';
import { type Params, paramsOf } from './path.ts';

/** What a screen is given once the person is signed in. */
export type Member = { me: Me; coaches: Coach[] };

/** What an open screen is given. `me` is null for somebody without an account, undefined while that is not known. */
export type Visitor = { me: Me | null | undefined; onSignIn: () => void };

export type Screen = {
  /** A path, or a pattern such as `/community/:id`, whose named parts are handed to `show`. */
  path: string;
  /** The heading of placeholders, the link in the navigation and the title of the document. */
  name: MessageDescriptor;
  /** Fetches the code ahead of need. */
  preload: () => Promise<unknown>;
} & (
  | { open: true; show: (visitor: Visitor, params: Params) => ReactNode }
  | { open: false; show: (member: Member, params: Params) => ReactNode }
);

function page<Props>(fetchPage: () => Promise<ComponentType<Props>>) {
  let loaded: { default: ComponentType<Props> } | undefined;
  const load = async () => {
    loaded = { default: await withMessages(fetchPage()) };
    return loaded;
  };
  const here = (file: NonNullable<typeof loaded>) => ({
    // biome-ignore lint/suspicious/noThenProperty: React asks at once whether it is done, and a promise tells only after a placeholder was shown
    then: (done: (page: typeof file) => void) => done(file),
  });
  return { Page: lazy(() => (loaded ? (here(loaded) as Promise<typeof loaded>) : load())), preload: load };
}

/** The frame of every screen that is not open. */
export const memberArea = page<{ me: Me; show: (member: Member) => ReactNode }>(() =>
  import('./MemberArea.tsx').then(file => file.MemberArea),
);
/** In the place of every screen that is not open, for somebody without an account. */
export const welcome = page<{ onSignIn: () => void; onSignUp: () => void }>(() =>
  import('../features/account/WelcomePage.tsx').then(file => file.WelcomePage),
);
const chat = page<Member>(() => import('./ChatScreen.tsx').then(file => file.ChatScreen));
const room = page<Member>(() => import('./RoomScreen.tsx').then(file => file.RoomScreen));
const progress = page<Member>(() =>
  import('../features/progress/ProgressPage.tsx').then(file => file.ProgressPage),
);
const community = page<Member & { postId?: string | undefined }>(() =>
  import('./CommunityScreen.tsx').then(file => file.CommunityScreen),
);
const moderation = page<{ part: 'queue' | 'audit' }>(() =>
  import('../features/moderation/ModerationPage.tsx').then(file => file.ModerationPage),
);
const settings = page<Member>(() => import('./SettingsScreen.tsx').then(file => file.SettingsScreen));
const help = page<Visitor>(() => import('../features/help/HelpPage.tsx').then(file => file.HelpPage));
const resources = page<Visitor & { lessons: typeof lessons }>(() =>
  import('./ResourcesScreen.tsx').then(file => file.ResourcesScreen),
);
const lesson = page<Visitor & { slug: LessonSlug; name: MessageDescriptor }>(() =>
  import('./LessonScreen.tsx').then(file => file.LessonScreen),
);
const safety = page(() => import('../features/safety/SafetyPage.tsx').then(file => file.SafetyPage));
const accessibility = page(() =>
  import('../features/accessibility/AccessibilityPage.tsx').then(file => file.AccessibilityPage),
);
const reset = page<Visitor>(() =>
  import('../features/account/ResetPasswordPage.tsx').then(file => file.ResetPasswordPage),
);
const confirmEmail = page(() =>
  import('../features/account/ConfirmEmailPage.tsx').then(file => file.ConfirmEmailPage),
);
const soon = page<{ name?: MessageDescriptor }>(() =>
  import('../ui/ComingSoon.tsx').then(file => file.ComingSoon),
);

/** For moderators; to anyone else it is a path that leads nowhere. */
function moderationScreen(path: string, part: 'queue' | 'audit'): Screen {
  return {
    path,
    name: msg`Moderation`,
    open: false,
    preload: moderation.preload,
    show: ({ me }) => (me.role === 'moderator' ? <moderation.Page part={part} /> : <soon.Page />),
  };
}

const lessonNames = {
  'how-urges-pass': msg`How urges rise and fall`,
  'chasing-losses': msg`Chasing losses`,
  'near-misses': msg`Near misses and the illusion of control`,
  'triggers-and-plans': msg`Triggers and if-then plans`,
  'money-out-of-reach': msg`Money out of reach`,
  'after-a-slip': msg`After a slip`,
};
export type LessonSlug = keyof typeof lessonNames;

/** The lessons among the resources, in the order in which they are best read. */
export const lessons = (Object.keys(lessonNames) as LessonSlug[]).map(slug => ({
  slug,
  path: `/lessons/${slug}`,
  name: lessonNames[slug],
}));

/** Every screen on one screen. `open` ones need no account. */
export const screens: Screen[] = [
  {
    path: '/',
    name: msg`Chat`,
    open: false,
    preload: chat.preload,
    show: member => <chat.Page {...member} />,
  },
  {
    path: '/support',
    name: msg`Support Room`,
    open: false,
    preload: room.preload,
    show: member => <room.Page {...member} />,
  },
  {
    path: '/progress',
    name: msg`Progress`,
    open: false,
    preload: progress.preload,
    show: member => <progress.Page {...member} />,
  },
  {
    path: '/resources',
    name: msg`Resources`,
    open: true,
    preload: resources.preload,
    show: visitor => <resources.Page {...visitor} lessons={lessons} />,
  },
  {
    path: '/community',
    name: msg`Community`,
    open: false,
    preload: community.preload,
    show: member => <community.Page {...member} />,
  },
  {
    path: '/community/:id',
    // Not the title of the post: it would stay in the history of a shared device.
    name: msg`Community`,
    open: false,
    preload: community.preload,
    show: (member, { id }) => <community.Page {...member} postId={id} />,
  },
  moderationScreen('/moderation', 'queue'),
  moderationScreen('/moderation/audit', 'audit'),
  {
    path: '/settings',
    name: msg`Settings`,
    open: false,
    preload: settings.preload,
    show: member => <settings.Page {...member} />,
  },
  {
    path: '/help',
    name: msg`Help now`,
    open: true,
    preload: help.preload,
    show: visitor => <help.Page {...visitor} />,
  },
  ...lessons.map(
    ({ slug, name, path }): Screen => ({
      path,
      name,
      open: true,
      preload: lesson.preload,
      show: visitor => <lesson.Page {...visitor} slug={slug} name={name} />,
    }),
  ),
  {
    path: '/confirm-email',
    name: msg`Your new email`,
    open: false,
    preload: confirmEmail.preload,
    show: () => <confirmEmail.Page />,
  },
  {
    path: '/safety',
    name: msg`How we look after your safety`,
    open: true,
    preload: safety.preload,
    show: () => <safety.Page />,
  },
  {
    path: '/accessibility',
    name: msg`Accessibility`,
    open: true,
    preload: accessibility.preload,
    show: () => <accessibility.Page />,
  },
  {
    path: '/reset-password',
    name: msg`Choose a new password`,
    open: true,
    preload: reset.preload,
    show: visitor => <reset.Page {...visitor} />,
  },
  ...(import.meta.env.DEV ? [devScreen()] : []),
];

/** Every component of src/ui; the build leaves it out. */
function devScreen(): Screen {
  const devUi = page(() => import('./DevUi.tsx').then(file => file.DevUi));
  return {
    path: '/dev/ui',
    name: msg`Page Coming Soon`,
    open: true,
    preload: devUi.preload,
    show: () => <devUi.Page />,
  };
}

const nowhere: Screen = {
  path: '*',
  name: msg`Page Coming Soon`,
  open: true,
  preload: soon.preload,
  show: () => <soon.Page />,
};

/** The screen of a path; any path leads somewhere. */
export const findScreen = (path: string): Screen =>
  screens.find(screen => paramsOf(screen.path, path)) ?? nowhere;

/** Whether a screen is the one that a link leads to, or one under it. */
export const isWithin = (screen: Screen, link: Screen): boolean =>
  screen === link || screen.path.startsWith(`${link.path}/`);

/** Order of the links: along the top, and in the menu of small screens. */
export const desktopLinks = ['/', '/support', '/progress', '/resources', '/community', '/settings'].map(
  findScreen,
);
export const footerLinks = ['/help', '/resources', '/safety', '/accessibility'].map(findScreen);
export const mobileLinks = ['/', '/progress', '/community', '/support', '/resources', '/settings'].map(
  findScreen,
);

import type { Page } from '@playwright/test';

/** One thing that can be on the screen, in the demo. */
export type State = {
  /** As its picture is called. */
  name: string;
  path: string;
  /** A visitor; the demo's own person, who moderates here; or somebody on their first day. */
  who: 'visitor' | 'member' | 'newcomer';
  /** What to do once the screen is there. */
  open?: (page: Page) => Promise<unknown>;
  /** Requests to it are refused. */
  away?: string;
  /** Only where the window is narrow. */
  phone?: true;
  /** Only where it is wide. */
  desktop?: true;
};

const openDialog = (name: string | RegExp) => async (page: Page) => {
  await click(name)(page);
  await page.getByRole('dialog').waitFor();
};

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const text = (page: Page, name: string, words: string) => page.getByRole('textbox', { name }).fill(words);

const longWords = `${'Donaudampfschiffahrt'.repeat(8)} يوم جديد and on`;

/** Every screen, and its main states. A screen of src/app/screens.tsx without a row here fails a journey. */
export const states: State[] = [
  { name: 'welcome', path: '/', who: 'visitor' },
  { name: 'welcome-offline', path: '/', who: 'visitor', open: page => page.context().setOffline(true) },
  { name: 'sign-up', path: '/', who: 'visitor', open: openDialog('Create Account') },
  {
    name: 'sign-up-refused',
    path: '/',
    who: 'visitor',
    open: async page => {
      await openDialog('Create Account')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
    },
  },
  { name: 'sign-in', path: '/', who: 'visitor', open: openDialog('Sign In') },
  {
    name: 'forgot-password',
    path: '/',
    who: 'visitor',
    open: async page => {
      await openDialog('Sign In')(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /forgot/i })
        .click();
    },
  },
  {
    name: 'menu-visitor',
    path: '/',
    who: 'visitor',
    phone: true,
    open: page => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  { name: 'help', path: '/help', who: 'visitor' },
  { name: 'help-urge', path: '/help', who: 'visitor', open: click('Start ten minutes') },
  { name: 'resources', path: '/resources', who: 'visitor' },
  {
    name: 'resources-nothing',
    path: '/resources',
    who: 'visitor',
    open: page => page.getByRole('searchbox').fill('zzzz'),
  },
  ...[
    'how-urges-pass',
    'chasing-losses',
    'near-misses',
    'triggers-and-plans',
    'money-out-of-reach',
    'after-a-slip',
  ].map((slug): State => ({ name: `lesson-${slug}`, path: `/lessons/${slug}`, who: 'visitor' })),
  { name: 'safety', path: '/safety', who: 'visitor' },
  { name: 'accessibility', path: '/accessibility', who: 'visitor' },
  { name: 'reset-password', path: '/reset-password?token=x', who: 'visitor' },
  { name: 'no-such-page', path: '/no-such-page', who: 'visitor' },

  { name: 'chat', path: '/', who: 'member' },
  { name: 'chat-coaches', path: '/', who: 'member', open: openDialog(/change coach/) },
  { name: 'chat-clear', path: '/', who: 'member', open: openDialog('Clear conversation') },
  {
    name: 'chat-refused',
    path: '/',
    who: 'member',
    away: '**/api/chat/messages',
    open: async page => {
      await text(page, 'Ask anything', longWords);
      await click('Send')(page);
      await page.getByText('Not sent').waitFor();
    },
  },
  { name: 'chat-not-loaded', path: '/', who: 'member', away: '**/api/chat/messages?*' },
  {
    name: 'account-menu',
    path: '/',
    who: 'member',
    desktop: true,
    open: page => page.getByRole('button', { name: 'Account menu' }).click(),
  },
  {
    name: 'menu',
    path: '/',
    who: 'member',
    phone: true,
    open: page => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  { name: 'room', path: '/support', who: 'member' },
  {
    name: 'room-menu',
    path: '/support',
    who: 'member',
    open: page =>
      page
        .getByRole('button', { name: /More about the message/ })
        .last()
        .click(),
  },
  {
    name: 'room-report',
    path: '/support',
    who: 'member',
    open: async page => {
      await page
        .getByRole('button', { name: /More about the message/ })
        .last()
        .click();
      await page.getByRole('button', { name: 'Report', exact: true }).filter({ visible: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'room-not-loaded', path: '/support', who: 'member', away: '**/api/support/**' },
  { name: 'progress', path: '/progress', who: 'member' },
  { name: 'progress-slip', path: '/progress', who: 'member', open: openDialog('Record a slip') },
  {
    name: 'progress-day',
    path: '/progress',
    who: 'member',
    open: page => page.locator('td[data-day][aria-current]').click(),
  },
  { name: 'progress-not-loaded', path: '/progress', who: 'member', away: '**/api/progress*' },
  { name: 'community', path: '/community', who: 'member' },
  { name: 'community-new-post', path: '/community', who: 'member', open: click('Create New Post') },
  { name: 'community-menu', path: '/community', who: 'member', open: click(/More about the post/) },
  {
    name: 'community-block',
    path: '/community',
    who: 'member',
    open: async page => {
      await click(/More about the post/)(page);
      await page
        .getByRole('button', { name: /^Block/ })
        .filter({ visible: true })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'community-not-loaded', path: '/community', who: 'member', away: '**/api/posts*' },
  {
    name: 'post',
    path: '/community',
    who: 'member',
    open: async page => {
      await page.getByRole('article').getByRole('link').first().click();
      await page.getByRole('textbox', { name: /comment/ }).waitFor();
    },
  },
  { name: 'post-gone', path: '/community/0198b2a0-0000-7000-8000-000000000000', who: 'member' },
  { name: 'settings', path: '/settings', who: 'member' },
  {
    name: 'settings-delete',
    path: '/settings',
    who: 'member',
    open: openDialog(/Delete (my )?account/i),
  },
  { name: 'settings-password', path: '/settings', who: 'member', open: openDialog('Change password') },
  { name: 'settings-email', path: '/settings', who: 'member', open: openDialog('Change email') },
  { name: 'settings-not-loaded', path: '/settings', who: 'member', away: '**/api/me/settings' },
  { name: 'help-member', path: '/help', who: 'member' },
  { name: 'moderation', path: '/moderation', who: 'member' },
  { name: 'moderation-decide', path: '/moderation', who: 'member', open: openDialog('Remove') },
  { name: 'moderation-audit', path: '/moderation/audit', who: 'member' },
  { name: 'confirm-email', path: '/confirm-email', who: 'member' },

  { name: 'first-day-chat', path: '/', who: 'newcomer' },
  {
    name: 'first-day-stone',
    path: '/',
    who: 'newcomer',
    open: async page => {
      for (const button of ['Next', 'Next', 'No reminder']) await click(button)(page);
    },
  },
  { name: 'first-day-progress', path: '/progress', who: 'newcomer' },
  { name: 'first-day-settings', path: '/settings', who: 'newcomer' },
];

import type { Page } from '@playwright/test';

export type Action = {
  name: string;
  path: string;
  /** Somebody with a conversation of 300 messages, instead of a newcomer. */
  who?: 'talker';
  /** What has to be done first. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const write = (page: Page, field: string, words: string) =>
  page.getByRole('textbox', { name: field }).first().fill(words);
const enter = (page: Page) => page.keyboard.press('Enter');

const writeTo = (field: string) => async (page: Page) => {
  await write(page, field, 'Today went well, thank you all.');
  await page.getByRole('textbox', { name: field }).first().focus();
};

/** The main things that people do, each on a page that was opened for it. */
export const actions: Action[] = [
  { name: 'send a message to the coach', path: '/', prepare: writeTo('Ask anything'), act: enter },
  {
    name: 'type with a conversation of 300',
    path: '/',
    who: 'talker',
    prepare: showEarlier,
    act: async page => {
      await page.getByRole('textbox', { name: 'Ask anything' }).focus();
      await page.keyboard.type('What now?', { delay: 120 });
    },
  },
  {
    name: 'send with a conversation of 300',
    path: '/',
    who: 'talker',
    prepare: async page => {
      await showEarlier(page);
      await writeTo('Ask anything')(page);
    },
    act: enter,
  },
  { name: 'open a dialog', path: '/', act: button(/change coach/) },
  {
    name: 'switch the theme',
    path: '/',
    act: page => page.getByRole('switch', { name: 'Dark mode' }).click(),
  },
  { name: 'open the menu', path: '/', act: page => page.getByRole('button', { name: 'Open menu' }).click() },
  { name: 'post in the room', path: '/support', prepare: writeTo('Type your message...'), act: enter },
  { name: 'check in', path: '/progress', act: button('Check in') },
  {
    name: 'open the next month',
    path: '/progress',
    prepare: button('Previous month'),
    act: button('Next month'),
  },
  { name: 'like a post', path: '/community', act: button(/^Like/) },
  {
    name: 'comment on a post',
    path: '/community',
    prepare: writeTo('Add a comment...'),
    act: enter,
  },
];

/** Shows the conversation from its beginning. */
async function showEarlier(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Show earlier messages' });
  await page
    .getByRole('log')
    .getByRole('article')
    .or(page.getByRole('log').locator('time'))
    .first()
    .waitFor();
  while (await more.isVisible()) {
    await more.click();
    await page.waitForTimeout(700);
  }
}

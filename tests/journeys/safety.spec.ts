import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUp, test } from './fixture.ts';

// Where the time zone tells the country, the card has the lines of that country.
test.use({ timezoneId: 'America/New_York' });

const message = (page: Page) => page.getByRole('textbox', { name: 'Ask anything' });
const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const card = (page: Page) => page.getByRole('region', { name: 'You don’t have to carry this alone' });

async function say(page: Page, words: string): Promise<void> {
  await message(page).fill(words);
  await message(page).press('Enter');
}

const heavy = 'I don’t want to be here anymore';

test('the card is there before the reply, stays after a denial and a reload, and goes when the conversation is cleared', async ({
  page,
  app,
  visit,
  account,
}) => {
  await visit();
  await signUp(page, account);

  await test.step('before the reply of a slow model, without taking the focus', async () => {
    let finish = () => {};
    app.provider.next({
      words: ['I hear', ' how heavy this is.'],
      release: new Promise(resolve => (finish = () => resolve())),
    });
    await say(page, heavy);
    await expect(card(page)).toBeVisible();
    await expect(conversation(page)).not.toContainText('how heavy this is.');
    await expect(message(page)).toBeFocused();
    await message(page).pressSequentially('and');
    await expect(message(page)).toHaveValue('and');
    await message(page).fill('');
    await expectAccessible(page);
    finish();
    await expect(conversation(page)).toContainText('how heavy this is.');
  });

  await test.step('with lines to call and text, crisis first', async () => {
    const links = card(page).getByRole('listitem').getByRole('link');
    await expect(links.first()).toHaveAccessibleName('Call 988');
    await expect(links.first()).toHaveAttribute('href', 'tel:988');
    await expect(card(page).getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute(
      'href',
      'sms:741741?&body=HOME',
    );
    await expect(card(page).getByRole('link', { name: 'Call 1-800-522-4700' })).toBeVisible();
    for (const link of await links.all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('a denial keeps it', async () => {
    await say(page, 'Sorry, I am fine, I did not mean it');
    await expect(conversation(page)).toContainText('I hear you.');
    await expect(card(page)).toHaveCount(1);
  });

  await test.step('a reload keeps it', async () => {
    await page.reload();
    await expect(card(page)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('clearing the conversation takes it away', async () => {
    await page.getByRole('button', { name: 'Clear conversation' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('Start a conversation by typing a message below')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Start a conversation by typing a message below')).toBeVisible();
    await expect(card(page)).toHaveCount(0);
  });
});

test('with the model away the card and a fixed reply come all the same', async ({
  page,
  app,
  visit,
  account,
}) => {
  await visit();
  await signUp(page, account);
  app.provider.next({ status: 401 });
  await say(page, heavy);
  await expect(card(page)).toBeVisible();
  await expect(conversation(page)).toContainText('Are you thinking about ending your life?');
  await expect(conversation(page).getByText('Automatic reply')).toBeVisible();

  app.provider.next({ words: ['I hear', ' you and'], breakAfter: 1 });
  await say(page, 'it hurts');
  await expect(conversation(page)).toContainText('Are you safe right now?');
  await expect(card(page)).toHaveCount(1);
});

test('the card works on a small phone in the dark', async ({ page, visit, account }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit();
  await page.getByRole('button', { name: 'Create Account' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Display name' }).fill(account.name);
  await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await say(page, heavy);
  await expect(card(page)).toBeVisible();
  await expect(conversation(page)).toContainText('I hear you.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test('what happens is told to anyone, with the figures', async ({ page, visit }) => {
  await visit('/safety');
  await expect(page.getByRole('heading', { level: 1, name: 'How we look after your safety' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Said in a roundabout way/ }).first()).toContainText('%');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

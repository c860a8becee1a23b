import type { Page } from '@playwright/test';
import { expect, signUp, tabTo, test } from './fixture.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the whole product by keyboard: account, start, chat, check-in, post, setting, help, and out', async ({
  page,
  visit,
  account,
}) => {
  test.slow();
  const press = (key: string) => page.keyboard.press(key);
  await visit();

  await tabTo(page, 'Create Account');
  await press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeFocused();
  await signUp(page, account);

  await page.locator('body').press('Tab');
  await tabTo(page, 'Skip to content');
  await press('Enter');
  await tabTo(page, 'Skip the start');
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeFocused();
  await page.keyboard.type('By keyboard.');
  await press('Enter');
  await expect(page.getByText('I hear you.')).toBeVisible();

  await goTo(page, 'Progress');
  await tabTo(page, 'Check in');
  await press('Enter');
  await expect(page.getByText('Checked in!')).toBeVisible();
  await tabTo(page, 'Record a slip');
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Record a slip' })).toBeVisible();
  await press('Escape');
  await expect(page.getByRole('button', { name: 'Record a slip' })).toBeFocused();

  await goTo(page, 'Community');
  await tabTo(page, 'Create New Post');
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'Post Title' })).toBeFocused();
  await page.keyboard.type('No mouse');
  await press('Tab');
  await page.keyboard.type('Only keys.');
  await tabTo(page, /^Post$/);
  await press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Only keys.' })).toBeVisible();

  await goTo(page, 'Support Room');
  await tabTo(page, /^$|Type your message/);
  await goTo(page, 'Settings');
  await tabTo(page, 'Daily reminder');
  await press('Space');
  await expect(page.getByRole('switch', { name: 'Daily reminder' })).toBeChecked();

  await tabTo(page, 'Help now');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeFocused();
  await tabTo(page, 'Account menu');
  await press('Enter');
  await tabTo(page, 'Sign out');
  await press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('what takes focus in the header leaves the page where it is', async ({ page, visit }) => {
  await visit('/resources');
  await expect(page.getByRole('link', { name: 'Gambling Therapy' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 500));
  const top = () => page.evaluate(() => scrollY);
  expect(await top()).toBe(500);
  await page.getByRole('banner').getByRole('link', { name: 'Help now' }).focus();
  expect(await top()).toBe(500);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Quick exit' })).toBeFocused();
  expect(await top()).toBe(500);
});

test('with forced colors, what is on, chosen or under the keyboard is still told apart', async ({
  page,
  visit,
  account,
}) => {
  await visit();
  await signUp(page, account);
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/settings');
  const reminder = page.getByRole('switch', { name: 'Daily reminder' });
  await reminder.scrollIntoViewIfNeeded();
  const off = await reminder.screenshot();
  await reminder.click();
  await expect(reminder).toBeChecked();
  await page.mouse.move(0, 0);
  expect((await reminder.screenshot()).equals(off), 'a switch looks the same on and off').toBe(false);
  await reminder.focus();
  const ring = await reminder.evaluate(element => getComputedStyle(element).outlineStyle);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect([ring, await reminder.evaluate(element => getComputedStyle(element).outlineStyle)]).toContain(
    'solid',
  );

  await visit('/progress');
  const links = page.getByRole('navigation').getByRole('link').filter({ visible: true });
  const marks = await links.evaluateAll(all => all.map(link => getComputedStyle(link, '::after').content));
  expect(new Set(marks).size, 'the link of this screen has a mark of its own').toBe(2);
  const bar = page.getByRole('progressbar').first();
  expect(await bar.evaluate(element => getComputedStyle(element).borderStyle)).not.toBe('none');
});

/** Along the top of the page. */
async function goTo(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

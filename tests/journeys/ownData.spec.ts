import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUp, test } from './fixture.ts';

test.beforeEach(async ({ page, visit, account }) => {
  await visit();
  await signUp(page, account);
});

async function saved(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test('everything is saved as one document, and the calendar as a spreadsheet', async ({
  page,
  visit,
  account,
  app,
}) => {
  await page.request.post(`${app.url}/api/check-ins`, { data: {} });
  await visit('/settings');
  const everything = await saved(page, 'Everything (JSON)');
  expect(everything.name).toBe('cairn.json');
  const { data } = JSON.parse(everything.text);
  expect(data.users).toMatchObject([{ email: account.email, full_name: account.name }]);
  expect(data.calendarEntries).toMatchObject([{ status: 'clean' }]);
  const calendar = await saved(page, 'Calendar (spreadsheet)');
  expect(calendar.name).toBe('cairn-calendar.csv');
  expect(calendar.text).toMatch(/^date,status,trigger,amount,note\r\n\d{4}-\d\d-\d\d,clean,,,\r\n$/);
});

test('an account is deleted after a week that can be taken back, or at once', async ({
  page,
  visit,
  account,
}) => {
  test.slow();
  await visit('/settings');
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel('Password', { exact: true });
  const inAWeek = dialog.getByRole('button', { name: 'Delete in a week' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog).toContainText('In a week everything of yours is deleted');
  await expectAccessible(page);
  await password.fill('not-the-password');
  await inAWeek.click();
  await expect(password).toHaveAccessibleDescription('This is not your password.');
  await page.route('**/api/me', route => route.abort());
  await password.fill(account.password);
  await inAWeek.click();
  await expect(dialog.getByRole('alert')).toContainText('can’t be reached');
  await expect(password).toHaveValue(account.password);
  await page.unroute('**/api/me');
  await inAWeek.click();
  await expect(dialog).toBeHidden();

  const grace = page.getByText('This account and everything in it will be deleted on');
  const year = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).getUTCFullYear();
  await expect(grace).toContainText(String(year));
  await expectAccessible(page);
  await visit('/progress');
  await expect(grace).toBeVisible();
  await page.route('**/api/me/keep', route => route.abort());
  const keep = page.getByRole('button', { name: 'Keep my account' });
  await keep.click();
  await expect(page.getByText('can’t be reached')).toBeVisible();
  await page.unroute('**/api/me/keep');
  await keep.click();
  await expect(grace).toBeHidden();
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Calendar' })).toBeVisible();
  await expect(grace).toBeHidden();

  await visit('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await password.fill(account.password);
  await inAWeek.click();
  await expect(grace).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account now' }).click();
  await expect(dialog).toContainText('This can’t be taken back.');
  await password.fill(account.password);
  await dialog.getByRole('button', { name: 'Delete everything now' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter(key => /private|lock/.test(key))),
  ).toEqual([]);

  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await password.fill(account.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Email and password do not match.');
});

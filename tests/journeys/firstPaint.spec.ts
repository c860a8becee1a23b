import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { test as base, expect, signUp } from './fixture.ts';

/** Where other journeys wait for the code, these are about the time before. */
const test = base.extend({
  visit: ({ page, app }, use) => use(async (path = '/') => void (await page.goto(app.url + path))),
});

/** Keeps React away until it is called. */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route('**/assets/base-*.js', async route => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the welcome and the safety page are there to read', async ({ page, visit }) => {
    await visit();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have to stop gambling alone');
    await visit('/safety');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test.describe('in Spanish', () => {
    test.use({ locale: 'es-ES' });

    test('the welcome is in Spanish', async ({ page, visit }) => {
      await visit();
      await expect(page.getByRole('button', { name: 'Crear cuenta' }).first()).toBeVisible();
    });
  });
});

test('what is pressed before the code is there happens once it is', async ({ page, visit }) => {
  const arrive = await holdCode(page);
  await visit();
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  // As whoever closes it finds the button again.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeFocused();
});

test('Help now is there to read at once, and what was opened and written stays', async ({ page, visit }) => {
  const arrive = await holdCode(page);
  await visit('/help');
  await expect(page.getByText('An urge passes, often within minutes.')).toBeVisible();
  await page.getByText('Make a plan').click();
  await page.getByRole('textbox').first().pressSequentially('I pass the shop');
  await page.evaluate(() => Object.assign(window, { drawn: document.querySelector('#root') }));
  arrive();
  await expect
    .poll(() => page.evaluate(() => (window as { drawn?: Element }).drawn?.isConnected))
    .toBe(false);
  await expect(page.getByRole('textbox').first()).toHaveValue('I pass the shop');
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await page.keyboard.type(' late');
  await expect(page.getByRole('textbox').first()).toHaveValue('I pass the shop late');
  await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
});

test('a member reads their screen at once, and a message written before the code is there is sent', async ({
  page,
  visit,
  account,
}) => {
  await visit();
  await signUp(page, account);
  const arrive = await holdCode(page);
  await visit();
  await expect(page.getByText('You are talking with an AI, not a person.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Help now' }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Ask anything' }).fill('A hard evening');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/$/);
  arrive();
  await expect(
    page.getByRole('log').getByRole('article').filter({ hasText: 'A hard evening' }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toHaveValue('');
});

test('a menu that was opened before the code is there stays open', async ({ page, visit, account }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit();
  await signUp(page, account);
  const arrive = await holdCode(page);
  await visit('/settings');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Progress' })).toBeVisible();
  arrive();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Progress' })).toBeVisible();
});

test('Quick exit leaves at once for a member, too', async ({ page, visit, account, context }) => {
  await visit();
  await signUp(page, account);
  await holdCode(page);
  await context.route('https://**', route =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  page.removeAllListeners('request');
  await visit('/settings');
  await page.getByRole('button', { name: 'Quick exit' }).first().click();
  await expect(page).toHaveTitle('elsewhere');
});

test('a locked app is not drawn open', async ({ page, visit, account }) => {
  await visit();
  await signUp(page, account);
  await page.evaluate(() => localStorage.setItem('cairn.lock', JSON.stringify({ salt: 'x', hash: 'y' })));
  await holdCode(page);
  await visit('/settings');
  await expect(page.getByRole('link', { name: 'Help now' }).first()).toBeVisible();
  await expect(page.getByRole('main')).toBeEmpty();
});

test('no country, time zone or address is in a drawing', async () => {
  for (const language of ['en', 'es']) {
    const drawn = await readFile(`dist/.first-paint/${language}.json`, 'utf8');
    expect(drawn.match(/href=."(tel|sms|mailto):|UTC|[\w.]+@[\w.]+|EUR/g)).toBeNull();
  }
});

for (const [path, asked] of [
  ['/', '/api/chat/messages'],
  ['/progress', '/api/calendar'],
  ['/community', '/api/posts'],
  ['/settings', '/api/me/settings'],
  ['/support', '/api/support/messages'],
] as const) {
  test(`what ${path} asks the server for comes beside the code, and once`, async ({
    page,
    visit,
    account,
  }) => {
    await visit();
    await signUp(page, account);
    const arrive = await holdCode(page);
    const requests: string[] = [];
    page.on('request', request => requests.push(new URL(request.url()).pathname));
    const early = page.waitForRequest(request => request.url().includes(asked));
    await visit(path);
    await early;
    arrive();
    await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    expect(requests.filter(pathname => pathname === asked)).toHaveLength(1);
  });
}

import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUp, test } from './fixture.ts';

test.use({ serviceWorkers: 'allow', locale: 'en-US', timezoneId: 'America/New_York' });
// One server for all of them, and they switch it off.
test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ app }) => {
  const up = await fetch(`${app.url}/healthz`).catch(() => null);
  // With nothing behind it, nginx still answers.
  if (!up?.ok) await app.start();
});

/** Waits until the browser has everything that it keeps. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise(next => setTimeout(next, 50));
  });
}

/** Every entry of every cache, with its text. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const entries: { url: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        entries.push({ url: new URL(request.url).pathname, text });
      }
    }
    return entries;
  });

test('after one visit Help now, the resources and the lessons open without a network', async ({
  page,
  app,
  visit,
  context,
}) => {
  await visit();
  await kept(page);
  await app.stop();
  await context.setOffline(true);

  await visit('/help');
  await expect(page.getByRole('heading', { name: 'Help now', level: 1 })).toBeVisible();
  await expect(page.locator('a[href="tel:18005224700"]')).toBeVisible();
  await expect(page.locator('a[href="tel:988"]')).toBeVisible();
  await expect(page.locator('a[href="sms:741741?&body=HOME"]')).toBeVisible();
  await page.getByRole('button', { name: 'Start ten minutes' }).click();
  const left = page.getByRole('timer', { name: 'Time left' });
  await expect(left).toHaveText(/^(10:00|9:5\d)$/);
  await expect(left).toHaveText(/^9:5\d$/);
  await expectAccessible(page);
  await page.reload();
  await expect(left).toHaveText(/^9:[45]\d$/);

  await visit('/resources');
  await expect(page.getByRole('heading', { name: 'Resources', level: 1 })).toBeVisible();
  await expect(page.locator('a[href="tel:988"]')).toBeVisible();
  await page.getByRole('link', { name: 'Chasing losses' }).click();
  await expect(page.getByRole('heading', { name: 'Why a loss pulls harder than a gain' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chasing losses', level: 1 })).toBeVisible();
  await expectAccessible(page);

  await test.step('other screens say what is wrong, and lead to Help now in one tap', async () => {
    await visit('/progress');
    await expect(page.getByRole('alert')).toContainText('check your connection');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Help now' }).first().click();
    await expect(page.getByRole('heading', { name: 'Talk to someone' })).toBeVisible();
  });
});

test('in the page of the first visit, too', async ({ page, app, visit, context }) => {
  await visit();
  await kept(page);
  await app.stop();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Help now' }).first().click();
  await expect(page.locator('a[href="tel:988"]')).toBeVisible();
});

test('nothing of anyone is kept but what they agreed to, and signing out removes that', async ({
  page,
  app,
  visit,
  account,
  context,
}) => {
  const canary = 'My daughter’s face at breakfast';
  await visit();
  await signUp(page, account);
  await kept(page);
  await visit('/help');
  await page.getByRole('textbox', { name: 'A reason' }).fill(canary);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('list', { name: 'Your reasons' })).toContainText(canary);
  for (const path of ['/', '/progress', '/settings', '/help']) {
    await visit(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  const words = [canary, account.email, account.name];
  const holds = async () => {
    const caches = await everythingKept(page);
    expect(caches.length).toBeGreaterThan(20);
    expect(caches.filter(({ url }) => url.startsWith('/api'))).toEqual([]);
    const storage = await page.evaluate(() => JSON.stringify(localStorage));
    return words.filter(word => storage.includes(word) || caches.some(({ text }) => text.includes(word)));
  };
  expect(await holds()).toEqual([]);

  const agree = page.getByRole('switch', { name: /Keep these on this device/ });
  await agree.check();
  expect(await holds()).toEqual([canary]);
  await app.stop();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(canary)).toBeVisible();
  await expect(page.getByText('This is what you kept on this device.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'A reason' })).toHaveCount(0);
  await expectAccessible(page);

  await context.setOffline(false);
  await app.start();
  await page.reload();
  await expect(agree).toBeChecked();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeVisible();
  expect(await holds()).toEqual([]);
  await visit('/help');
  await expect(page.getByText(canary)).toHaveCount(0);
});

test('a session that ended elsewhere removes what was kept as well', async ({
  page,
  visit,
  account,
  context,
}) => {
  await visit();
  await signUp(page, account);
  await visit('/help');
  await page.getByRole('textbox', { name: 'A reason' }).fill('Sleep');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('switch', { name: /Keep these on this device/ }).check();
  const storage = () => page.evaluate(() => JSON.stringify(localStorage));
  // Agreed to before or after the server had it, it is kept.
  await expect.poll(storage).toContain('Sleep');
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await storage()).not.toContain('Sleep');
});

test('a new version says so, waits, and keeps what is being written', async ({ page, visit, account }) => {
  await visit();
  await signUp(page, account);
  await kept(page);
  await page.getByRole('textbox', { name: 'Ask anything' }).fill('half a thought');
  // Another byte makes another worker. The browser's look for it can't be answered by a route.
  const worker = resolve(import.meta.dirname, '../../dist/serviceWorker.js');
  const before = await readFile(worker, 'utf8');
  await writeFile(worker, `${before}\n// newer`);
  try {
    await updates(page);
  } finally {
    await writeFile(worker, before);
  }
});

/** From the moment that there is a newer worker. */
async function updates(page: Page): Promise<void> {
  await page.evaluate(async () => {
    (globalThis as { kept?: boolean }).kept = true;
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  const sameDocument = () => page.evaluate(() => (globalThis as { kept?: boolean }).kept === true);
  expect(await sameDocument()).toBe(true);

  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Load it now' }).click();
  await loaded;
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toHaveValue('half a thought');
  await expect(notice).toHaveCount(0);
}

test('the worker and the shell are asked for anew, and the shell is nobody’s', async ({ app, request }) => {
  const worker = await request.get(`${app.url}/serviceWorker.js`);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-type']).toContain('javascript');
  const shell = await request.get(`${app.url}/offline-shell`);
  expect(shell.headers()['cache-control']).toBe('no-cache');
  expect(shell.headers()['content-security-policy']).toContain("worker-src 'self'");
  expect(await shell.text()).toContain('<script id="boot" type="application/json"></script>');
});

test('it can be installed', async ({ page, visit, app }) => {
  await visit();
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await page.request.get(app.url + href)).json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  const sizes = manifest.icons.map((icon: { sizes: string }) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src } of manifest.icons) expect((await page.request.get(app.url + src)).status()).toBe(200);
  expect(manifest.shortcuts).toContainEqual(expect.objectContaining({ url: '/help' }));
});

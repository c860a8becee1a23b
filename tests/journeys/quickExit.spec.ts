import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

/** Any page of another host; the real one is far away. */
const elsewhere = (context: BrowserContext) =>
  context.route('https://**', route =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<title>elsewhere</title><p>elsewhere</p>',
    }),
  );

/** The page's own check of foreign requests would object to leaving. */
async function begin(page: Page, context: BrowserContext): Promise<void> {
  await elsewhere(context);
  page.removeAllListeners('request');
}

/** Goes back as often as there is something behind; each time nothing of ours may be seen. */
async function expectNothingBehind(page: Page, url: string): Promise<void> {
  for (let i = 0; i < 6; i++) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    if (page.url() === 'about:blank') return;
    await expect(page).toHaveTitle('elsewhere');
    expect(page.url().startsWith(url)).toBe(false);
  }
}

test('no page of ours is behind Back, however many were visited', async ({ page, app, visit, context }) => {
  await begin(page, context);
  await visit();
  await page.getByRole('link', { name: 'Help now' }).first().click();
  await expect(page.getByRole('heading', { name: 'Help now' })).toBeVisible();
  // A page of its own, and parts of it.
  await visit('/resources');
  await page.getByRole('link', { name: 'Chasing losses' }).click();
  await visit('/help#wait');
  await page.getByRole('button', { name: 'Quick exit' }).first().click();
  await expect(page).toHaveTitle('elsewhere');
  await expectNothingBehind(page, app.url);
});

test('it takes under 200 ms until nothing of ours can be seen', async ({ page, visit, context }) => {
  await begin(page, context);
  // Even where the other page takes its time.
  await context.route('https://**', async route => {
    await new Promise(next => setTimeout(next, 1500));
    await route.fulfill({ status: 200, contentType: 'text/html', body: '<title>elsewhere</title>' });
  });
  const took: number[] = [];
  await page.exposeFunction('gone', (ms: number) => void took.push(ms));
  for (const leave of ['button', 'Escape'] as const) {
    await visit('/help');
    await page.getByRole('heading', { name: 'Talk to someone' }).waitFor();
    await page.evaluate(() => {
      const begin = ({ timeStamp }: Event) => {
        const look = () => {
          const hidden = getComputedStyle(document.body).display === 'none' && document.title === '';
          if (hidden)
            void Reflect.apply(Reflect.get(globalThis, 'gone'), null, [performance.now() - timeStamp]);
          else setTimeout(look);
        };
        setTimeout(look);
      };
      let presses = 0;
      addEventListener('click', begin, { capture: true });
      addEventListener('keydown', event => {
        presses += 1;
        if (presses === 3) begin(event);
      });
    });
    if (leave === 'button') await page.getByRole('button', { name: 'Quick exit' }).first().click();
    else for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    await expect.poll(() => took.length).toBe(leave === 'button' ? 1 : 2);
    expect(took.at(-1)).toBeLessThan(200);
    await expect(page).toHaveTitle('elsewhere');
  }
});

test('Escape three times leaves from an open dialog and from a menu', async ({ page, visit, context }) => {
  await begin(page, context);
  await visit();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('someone@example.org');
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('elsewhere');

  await page.setViewportSize({ width: 390, height: 800 });
  await visit('/help');
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('elsewhere');
});

test('Escape now and then leaves nothing', async ({ page, visit }) => {
  await visit('/help');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Help now' })).toBeVisible();
});

test('whoever types the address again is let in', async ({ page, visit, context }) => {
  await begin(page, context);
  await visit('/help');
  await page.getByRole('button', { name: 'Quick exit' }).first().click();
  await expect(page).toHaveTitle('elsewhere');
  await visit('/help');
  await expect(page.getByRole('heading', { name: 'Help now' })).toBeVisible();
});

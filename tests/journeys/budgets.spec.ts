import { stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixture.ts';

/** Scripts of a first view at most, in KB as they are sent. */
const SIGNED_OUT = 80;
const ANY_VIEW = 110;

const open = [
  '/help',
  '/resources',
  '/lessons/how-urges-pass',
  '/safety',
  '/accessibility',
  '/reset-password',
];
const members = ['/', '/support', '/progress', '/community', '/settings'];

/** Whoever saves data gets what the view needs and nothing ahead of need. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }),
);

test('the welcome asks for few scripts', async ({ page, app }) => {
  expect(await scriptsOf(page, app.url)).toBeLessThanOrEqual(SIGNED_OUT);
});

for (const path of open) {
  test(`${path} keeps to its share of scripts for a visitor`, async ({ page, app }) => {
    expect(await scriptsOf(page, app.url + path)).toBeLessThanOrEqual(ANY_VIEW);
  });
}

for (const path of [...members, ...open]) {
  test(`${path} keeps to its share of scripts for a member`, async ({ page, app, context, account }) => {
    await context.request.post(`${app.url}/api/auth/sign-up/email`, { data: account });
    expect(await scriptsOf(page, app.url + path)).toBeLessThanOrEqual(ANY_VIEW);
  });
}

test('/moderation keeps to its share of scripts', async ({ app, moderator }) => {
  const { page } = await moderator('Mo');
  expect(await scriptsOf(page, `${app.url}/moderation`)).toBeLessThanOrEqual(ANY_VIEW);
});

/** What a first visit fetches until nothing more is asked for, in KB as the build has compressed it. */
async function scriptsOf(page: Page, url: string): Promise<number> {
  const scripts = new Set<string>();
  let last = Date.now();
  page.on('request', request => {
    if (request.resourceType() !== 'script') return;
    last = Date.now();
    // Late on purpose: for hours without a connection, and for words with a link in them.
    const { pathname } = new URL(request.url());
    if (!/offline|TextWithLinks/.test(pathname)) scripts.add(pathname);
  });
  await page.goto(url);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => Date.now() - last).toBeGreaterThan(1_500);
  const sizes = await Promise.all([...scripts].map(async path => (await stat(`dist${path}.br`)).size));
  expect(scripts.size).toBeGreaterThan(1);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

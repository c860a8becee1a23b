import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, signIn, signUp, test } from './fixture.ts';

test.use({ timezoneId: 'UTC', locale: 'en-US' });

/** A day before today, YYYY-MM-DD. */
const daysAgo = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString().slice(0, 10);

/** A day as the calendar names it. */
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

const cell = (page: Page, day: string, status: 'clean' | 'gambled' | 'unknown') =>
  page.getByRole('gridcell', { name: `${inWords(day)}: ${status}` });

/** The number under a heading of a card, or beside the name of a tile. */
const card = (page: Page, name: string) => page.getByRole('region', { name });
const tile = (page: Page, name: string) =>
  page.getByRole('definition').filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${name}"]`) });

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/progress`);
  await expect(page.getByRole('grid', { name: 'Calendar' })).toBeVisible();
}

/** Marks days over the API, as if the person had done so before. */
async function mark(context: BrowserContext, url: string, days: Record<string, 'clean' | 'gambled'>) {
  for (const [day, status] of Object.entries(days)) {
    const data = { status, ...(status === 'gambled' && { trigger: 'Payday' }) };
    const response = await context.request.put(`${url}/api/calendar/${day}`, { data });
    expect(response.status()).toBe(200);
  }
}

test.beforeEach(async ({ page, visit, account }) => {
  await visit();
  await signUp(page, account);
});

test('a check-in shows at once, in every tab, on other devices and after a reload', async ({
  page,
  app,
  account,
  context,
  browser,
}) => {
  await open(page, app.url);
  await expect(page.getByText('Your cairn begins with the first check-in.')).toBeVisible();
  await expect(card(page, 'Current Streak')).toContainText('Next milestone: 1 day');
  await expectAccessible(page);
  const otherTab = await context.newPage();
  await open(otherTab, app.url);
  const device = await (await browser.newContext({ timezoneId: 'UTC' })).newPage();
  await device.goto(app.url);
  await signIn(device, account);
  await open(device, app.url);

  await page.getByRole('button', { name: 'Check in' }).click();
  for (const tab of [page, otherTab]) {
    await expect(tab.getByText('Checked in!')).toBeVisible();
    await expect(tab.getByText('Keep it up!')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Check in' })).toHaveCount(0);
    await expect(card(tab, 'Current Streak')).toContainText('1 day');
    await expect(card(tab, 'Current Streak')).toContainText('Next milestone: 3 days');
    await expect(card(tab, 'Current Streak')).toContainText('33%');
    await expect(card(tab, 'Money Saved')).toContainText('50');
    await expect(cell(tab, daysAgo(0), 'clean')).toHaveAttribute('aria-current', 'date');
    await expect(tab.getByRole('img', { name: 'Your cairn: 1 stone' })).toBeVisible();
  }
  await expectAccessible(page);

  await device.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(device.getByText('Checked in!')).toBeVisible();
  await device.context().close();
  await page.reload();
  await expect(page.getByText('Checked in!')).toBeVisible();
});

test('a slip is told kindly, takes nothing but the streak, and can be corrected', async ({
  page,
  app,
  context,
}) => {
  await mark(context, app.url, { [daysAgo(3)]: 'clean', [daysAgo(2)]: 'clean', [daysAgo(1)]: 'clean' });
  await open(page, app.url);
  await page.getByRole('button', { name: 'Record a slip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a slip' });
  await expect(dialog.getByLabel('Day')).toHaveValue(daysAgo(0));
  await expectAccessible(page);

  await test.step('what was typed stays when it can not be saved', async () => {
    await dialog.getByRole('button', { name: 'Payday' }).click();
    await dialog.getByLabel('Amount').fill('a lot');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/such as 40/);
    await dialog.getByLabel('Amount').fill('40,50');
    await dialog.getByLabel('Note').fill('after the call');
    await page.route('**/api/calendar/*', route => route.abort());
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Note')).toHaveValue('after the call');
    await expectAccessible(page);
    await page.unroute('**/api/calendar/*');
  });

  await dialog.getByRole('button', { name: 'Save' }).click();
  const words = page.getByText(
    'You logged a slip. Your 3 clean days still count. What matters is the next hour.',
  );
  await expect(words).toBeFocused();
  await expect(dialog).toBeHidden();
  const today = card(page, "Today's Check-in");
  await expect(today.getByRole('listitem')).toHaveText([/Stop/, /Move money/, /Tell one person/, /trigger/]);
  await expect(today.locator('a[href="/help"]')).toBeVisible();
  await expect(today.locator('a[href="/"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in' })).toHaveCount(0);
  await expect(card(page, 'Current Streak')).toContainText('0 days');
  await expect(card(page, 'Money Saved')).toContainText('150');
  await expect(tile(page, 'Longest Streak')).toContainText('3');
  await expect(tile(page, 'Total Clean Days')).toContainText('3');
  await expect(tile(page, 'Days Since Last Gamble')).toContainText('0');
  await expect(cell(page, daysAgo(0), 'gambled')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Beside it lies 1 stone of another color' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'Change or remove' }).click();
  const correction = page.getByRole('dialog', { name: 'Change the slip' });
  await expect(correction.getByLabel('Trigger')).toHaveValue('Payday');
  await expect(correction.getByLabel('Amount')).toHaveValue('40.50');
  await expect(correction.getByLabel('Note')).toHaveValue('after the call');
  await expectAccessible(page);
  await correction.getByRole('button', { name: 'Remove' }).click();
  await expect(words).toHaveCount(0);
  await expect(page.getByRole('heading', { name: "Today's Check-in" })).toBeFocused();
  await expect(card(page, 'Current Streak')).toContainText('3 days');
  await expect(cell(page, daysAgo(0), 'unknown')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();
});

test('yesterday is marked in the calendar, changed to a slip, and cleared', async ({ page, app }) => {
  await open(page, app.url);
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expect(page.getByRole('columnheader').first()).toHaveText('Sun');
  const yesterday = daysAgo(1);
  await cell(page, yesterday, 'unknown').click();
  const dialog = page.getByRole('dialog', { name: inWords(yesterday) });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as clean' }).click();
  await expect(cell(page, yesterday, 'clean')).toBeFocused();
  await expect(card(page, 'Current Streak')).toContainText('1 day');
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();

  await cell(page, yesterday, 'clean').click();
  await dialog.getByRole('button', { name: 'Record a slip' }).click();
  await expect(page.getByRole('dialog').getByLabel('Day')).toHaveValue(yesterday);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('You logged a slip. What matters is the next hour.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();

  await cell(page, yesterday, 'gambled').click();
  await dialog.getByRole('button', { name: 'Clear this day' }).click();
  await expect(cell(page, yesterday, 'unknown')).toBeVisible();
  await expect(page.getByText('You logged a slip.')).toHaveCount(0);
});

test('a day that the server refuses is as it was, and the calendar says so', async ({ page, app }) => {
  await open(page, app.url);
  const yesterday = daysAgo(1);
  await page.route('**/api/calendar/*', route => route.fulfill({ status: 500, body: '{}' }));
  await cell(page, yesterday, 'unknown').click();
  await page.getByRole('button', { name: 'Mark as clean' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be saved');
  await expect(cell(page, yesterday, 'unknown')).toBeVisible();
  // Otherwise a link can lie half under the header, and count as small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('months go back and forth, days to come and long ago can not be changed', async ({ page, app }) => {
  await open(page, app.url);
  const heading = (monthsBack: number) => {
    const now = new Date();
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsBack, 1));
    const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      month,
    );
    return page.getByRole('heading', { name });
  };
  await expect(heading(0)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(heading(5)).toBeVisible();
  await expect(page.getByRole('gridcell')).toHaveCount(42);
  await expect(page.getByText(/0 clean days of (28|29|30|31)/)).toBeVisible();
  const longAgo = page.getByRole('gridcell').nth(20);
  await expect(longAgo).toHaveAttribute('aria-disabled', 'true');
  await longAgo.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Next month' }).click();
  await expect(heading(0)).toBeVisible();
  await cell(page, daysAgo(-1), 'unknown').click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('offline, a check-in is kept on the device and sent when the connection is back', async ({
  page,
  app,
  context,
}) => {
  await open(page, app.url);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('Checked in!')).toBeVisible();
  const kept = page.getByText('Saved on this device, will be sent when you are back online');
  await expect(kept).toBeVisible();
  await expect(card(page, 'Current Streak')).toContainText('1 day');
  await expect(cell(page, daysAgo(0), 'clean')).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(kept).toBeHidden();
  await expect(page.getByText('Checked in!')).toBeVisible();
  const progress = await (await context.request.get(`${app.url}/api/progress`)).json();
  expect(progress).toMatchObject({ currentStreak: 1, checkedInToday: true });
});

test('a kept check-in outlives the page and is sent from whichever screen is opened next', async ({
  page,
  app,
  context,
  visit,
}) => {
  await open(page, app.url);
  await page.route('**/api/check-ins', route => route.abort());
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.unroute('**/api/check-ins');
  const sent = page.waitForRequest('**/api/check-ins');
  await visit('/settings');
  expect(Object.keys((await sent).postDataJSON())).toEqual(['tappedAt']);
  await expect
    .poll(async () => (await context.request.get(`${app.url}/api/progress`)).json())
    .toMatchObject({ checkedInToday: true });
  await open(page, app.url);
  await expect(page.getByText('Checked in!')).toBeVisible();
  await expect(page.getByText('Saved on this device')).toHaveCount(0);
});

test('a check-in that comes too late is offered to the calendar', async ({ page, app, context }) => {
  const { id } = await (await context.request.get(`${app.url}/api/me`)).json();
  const tapped = `${daysAgo(5)}T12:00:00.000Z`;
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`cairn.checkIns.${id}`, JSON.stringify([tapped])],
  );
  await open(page, app.url);
  await expect(page.getByText('arrived too late to count by itself')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open that day' }).click();
  await page.getByRole('button', { name: 'Mark as clean' }).click();
  await expect(tile(page, 'Total Clean Days')).toContainText('1');
  await expect(page.getByText('arrived too late')).toHaveCount(0);
});

test('a check-in that is refused is taken back with a word beside it', async ({ page, app }) => {
  await open(page, app.url);
  await page.route('**/api/check-ins', route => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(card(page, "Today's Check-in").getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check in' })).toBeFocused();
  await expect(page.getByText('Checked in!')).toHaveCount(0);
  await expectAccessible(page);
});

test('everything works by keyboard', async ({ page, app }) => {
  await open(page, app.url);
  await page.getByRole('button', { name: 'Check in' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Checked in!').locator('xpath=ancestor::p')).toBeFocused();

  await page.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Tab');
  await expect(cell(page, daysAgo(0), 'clean')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cell(page, daysAgo(1), 'unknown')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, daysAgo(8), 'unknown')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mark as clean' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, daysAgo(8), 'clean')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: inWords(daysAgo(8)) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cell(page, daysAgo(8), 'clean')).toBeFocused();

  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? '');
  await page.keyboard.press('PageUp');
  await expect.poll(async () => (await focused()).slice(0, 7)).not.toBe(daysAgo(8).slice(0, 7));
  await page.keyboard.press('Home');
  await expect.poll(async () => new Date(await focused()).getUTCDay()).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(async () => new Date(await focused()).getUTCDay()).toBe(6);
  await expect(page.locator('[role="grid"] [tabindex="0"]')).toHaveCount(1);
});

test('what can not be loaded says so and can be tried again', async ({ page, app }) => {
  await page.route('**/api/progress', route => route.fulfill({ status: 500, body: '{}' }));
  await page.goto(`${app.url}/progress`);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expectAccessible(page);
  await page.unroute('**/api/progress');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();
});

test('the quick resources lead where they say', async ({ page, app }) => {
  const ways = {
    'Emergency Contacts': '/resources#emergency-contacts',
    'Recovery Tools': '/resources#recovery-tools',
    'Community Support': '/community',
  };
  for (const [name, path] of Object.entries(ways)) {
    await open(page, app.url);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(app.url + path);
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('slips show what they have in common, and everything is in reach', async ({
        page,
        app,
        context,
      }) => {
        const slips = [7, 14, 21, 28, 30].map(n => [daysAgo(n), 'gambled'] as const);
        const clean = [1, 2, 3, 4, 5, 6, 8, 9].map(n => [daysAgo(n), 'clean'] as const);
        await mark(context, app.url, Object.fromEntries([...slips, ...clean]));
        await open(page, app.url);
        const weekday = inWords(daysAgo(7)).split(',')[0];
        await expect(
          page.getByText(
            `4 of your 5 slips fell on a ${weekday}, and the trigger you noted most is ‘Payday’.`,
          ),
        ).toBeVisible();
        await page.getByText('Show as a table').click();
        await expect(page.getByRole('row', { name: 'Payday 5' })).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const { height: high = 0, width: wide = 0 } =
          (await cell(page, daysAgo(1), 'clean').boundingBox()) ?? {};
        expect(Math.min(high, wide)).toBeGreaterThanOrEqual(44);
      });
    });
  }
}

import type { Browser, Locator, Page } from '@playwright/test';
import { newId } from '../../src/shared/ids.ts';
import { createClient } from '../client.ts';
import { expect, expectAccessible, signUp, test } from './fixture.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Type your message...' });
const feed = (page: Page) => page.getByRole('feed', { name: 'Support Room messages' });
const online = (page: Page) => page.getByRole('region', { name: 'Online Now' });
/** The article with these words. */
const message = (page: Page, words: string) =>
  feed(page)
    .getByRole('article')
    .filter({ has: page.getByText(words, { exact: true }) });
/** The words of all articles that match, as they stand on the page. */
const wordsIn = (articles: Locator) => articles.locator('p:first-of-type').allInnerTexts();

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/support`);
  await expect(page.getByRole('heading', { name: 'Support Room' })).toBeVisible();
  await expect(online(page).getByText(/\d+ (person|people)/)).toBeVisible();
}

async function say(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
}

/** Somebody else, who writes over the API. */
async function neighbour(url: string, name: string) {
  const client = createClient(url);
  const account = { name, email: `${newId()}@example.org`, password: 'slow-water-stones', timeZone: 'UTC' };
  expect((await client.post('/api/auth/sign-up/email', account)).status).toBe(200);
  return {
    async says(words: string): Promise<string> {
      const response = await client.post('/api/support/messages', { message: words });
      expect(response.status).toBe(201);
      return ((await response.json()) as { id: string }).id;
    },
    async removes(id: string): Promise<void> {
      expect((await client.delete(`/api/support/messages/${id}`)).status).toBe(204);
    },
  };
}

/** Somebody else with a browser of their own. */
async function visitor(browser: Browser, url: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await signUp(page, { name, email: `${newId()}@example.org`, password: 'slow-water-stones' });
  await open(page, url);
  return page;
}

test.beforeEach(async ({ page, app, visit, account }) => {
  await visit();
  await signUp(page, account);
  await open(page, app.url);
});

test('two people see each other come, write, take back and go', async ({ page, app, browser }) => {
  const other = await visitor(browser, app.url, 'Slow Thaw');
  await expect(online(page)).toContainText('Slow Thaw');
  await expect(online(other)).toContainText('Quiet River');
  await expect(online(page)).toContainText('Quiet River (you)');

  await say(page, '  Good evening  ');
  await expect(field(page)).toHaveValue('');
  await expect(message(other, 'Good evening')).toContainText('Quiet River, online now');
  await expect(message(other, 'Good evening')).toContainText('0 days');
  await expect(message(other, 'Good evening')).toContainText('Just now');
  await say(other, 'Evening. See https://example.org/steps and\nbreathe');
  const answer = feed(page).getByRole('article').first();
  await expect(answer).toContainText('Slow Thaw');
  await expect(answer.getByRole('link')).toHaveAttribute('href', 'https://example.org/steps');
  await expect(answer.getByRole('link')).toHaveAttribute('rel', /noopener/);
  await expect(message(page, 'Good evening')).toHaveAttribute('aria-posinset', '2');
  await expectAccessible(page);

  await test.step('a message of one’s own is taken back for everyone, after asking once', async () => {
    await message(page, 'Good evening').getByRole('button', { name: 'More about your message' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
    await expect(dialog).toContainText('Good evening');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(message(page, 'Good evening')).toHaveCount(0);
    await expect(message(other, 'Good evening')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    await expect(answer.getByRole('button', { name: 'More about your message' })).toHaveCount(0);
  });

  await test.step('who leaves the room is gone from it', async () => {
    await other.getByRole('link', { name: 'Chat', exact: true }).first().click();
    await expect(online(page)).not.toContainText('Slow Thaw', { timeout: 10_000 });
    await expect(answer).not.toContainText('online now');
  });
  await other.context().close();
});

test('a minute without a connection: everything is there once, in order, and nothing moved', async ({
  page,
  app,
  context,
}) => {
  const ben = await neighbour(app.url, 'Ben');
  for (let n = 1; n <= 20; n++) await ben.says(`before ${n}`);
  await expect(message(page, 'before 20')).toBeVisible();
  const taken = await ben.says('soon gone');
  await expect(message(page, 'soon gone')).toBeVisible();
  await message(page, 'before 2').scrollIntoViewIfNeeded();
  const top = () => message(page, 'before 2').evaluate(element => element.getBoundingClientRect().top);
  const readAt = await top();

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(online(page)).toContainText('Known again once the connection is back.');
  await expectAccessible(page);
  for (let n = 1; n <= 200; n++) await ben.says(`missed ${n}`);
  await ben.removes(taken);
  await context.setOffline(false);

  await expect(page.getByText('You’re back. Nothing was lost.')).toBeVisible();
  const missed = feed(page)
    .getByRole('article')
    .filter({ hasText: /missed \d/ });
  await expect(missed).toHaveCount(200);
  expect(await wordsIn(missed)).toEqual(Array.from({ length: 200 }, (_, n) => `missed ${200 - n}`));
  await expect(message(page, 'soon gone')).toHaveCount(0);
  await expect(online(page)).toContainText('Quiet River');
  expect(Math.abs((await top()) - readAt)).toBeLessThan(2);

  await test.step('a button leads to what is new', async () => {
    await page.getByRole('button', { name: '200 new messages' }).click();
    await expect(message(page, 'missed 200')).toBeInViewport();
    await expect(message(page, 'missed 200')).toBeFocused();
    await expect(page.getByRole('button', { name: /new message/ })).toHaveCount(0);
    await ben.says('live again');
    await expect(message(page, 'live again')).toBeVisible();
  });
});

test('a restart of the server: the page says that it reconnects, and loses nothing', async ({
  page,
  app,
}) => {
  const ben = await neighbour(app.url, 'Ben');
  await page.route('**/api/support/stream?*', route => route.abort());
  await app.restart();
  await expect(page.getByText(/^Reconnecting\./)).toBeVisible();
  await expectAccessible(page);
  await ben.says('while you were away');
  await page.unroute('**/api/support/stream?*');
  await expect(message(page, 'while you were away')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('You’re back. Nothing was lost.')).toBeVisible();
});

test('two tabs share one stream, and the second goes on when the first is closed', async ({
  page,
  app,
  context,
}) => {
  const ben = await neighbour(app.url, 'Ben');
  const streams: string[] = [];
  context.on('request', request => {
    if (request.url().includes('/api/support/stream')) streams.push(request.url());
  });
  const second = await context.newPage();
  await open(second, app.url);
  const third = await context.newPage();
  await open(third, app.url);
  await ben.says('to all tabs');
  for (const tab of [page, second, third]) await expect(message(tab, 'to all tabs')).toBeVisible();
  expect(streams).toEqual([]);

  await say(second, 'from the second');
  await expect(message(page, 'from the second')).toHaveCount(1);
  await expect(message(second, 'from the second')).toHaveCount(1);

  const closed = page.close();
  for (let n = 1; n <= 20; n++) await ben.says(`across ${n}`);
  await closed;
  await expect.poll(() => streams.length).toBe(1);
  await ben.says('after the change');
  for (const tab of [second, third]) {
    await expect(message(tab, 'after the change')).toBeVisible();
    const across = feed(tab)
      .getByRole('article')
      .filter({ hasText: /across \d/ });
    expect(await wordsIn(across)).toEqual(Array.from({ length: 20 }, (_, n) => `across ${20 - n}`));
  }
  expect(streams).toHaveLength(1);
});

test('a tab whose leading tab sleeps takes over', async ({ page, app, context }) => {
  test.setTimeout(90_000);
  const ben = await neighbour(app.url, 'Ben');
  const second = await context.newPage();
  await open(second, app.url);
  // Frozen as a phone does it: no script runs, and the lock stays taken.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.pause');
  await ben.says('while it slept');
  await expect(message(second, 'while it slept')).toBeVisible({ timeout: 60_000 });
  await devtools.send('Debugger.resume');
  await devtools.send('Debugger.disable');
  await expect(message(page, 'while it slept')).toBeVisible();
  await ben.says('both awake');
  for (const tab of [page, second]) await expect(message(tab, 'both awake')).toHaveCount(1);
});

test('without shared locks every tab follows by itself', async ({ app, browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const page = await context.newPage();
  await page.goto(app.url);
  await signUp(page, { name: 'Old Phone', email: `${newId()}@example.org`, password: 'slow-water-stones' });
  await open(page, app.url);
  await (await neighbour(app.url, 'Ben')).says('heard without locks');
  await expect(message(page, 'heard without locks')).toHaveCount(1);
  await context.close();
});

test('what could not be sent keeps its words, through a reload, and goes out once', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  let fate: 'answer lost' | 'broken' | 'fine' = 'answer lost';
  await page.route('**/api/support/messages', async route => {
    if (route.request().method() !== 'POST') return route.continue();
    keys.push(route.request().headers()['idempotency-key']);
    if (fate === 'fine') return route.continue();
    if (fate === 'broken') return route.fulfill({ status: 500, body: '{}' });
    await route.fetch();
    return route.abort();
  });

  await test.step('what arrived although the answer was lost is there once', async () => {
    await say(page, 'half way there');
    await expect(message(page, 'half way there')).toContainText('Just now');
    await page.reload();
    await expect(message(page, 'half way there')).toContainText('Just now');
    await expect(message(page, 'half way there')).toHaveCount(1);
  });

  await test.step('what did not arrive stays, says why, and goes again under its key', async () => {
    fate = 'broken';
    keys.length = 0;
    await say(page, 'second try');
    const stuck = message(page, 'second try');
    await expect(stuck).toContainText('Not sent');
    await expect(stuck.getByRole('alert')).toContainText('Something went wrong on our side.');
    await expectAccessible(page);
    await page.reload();
    await expect(stuck).toContainText('Not sent');
    fate = 'fine';
    await stuck.getByRole('button', { name: 'Retry' }).click();
    await expect(stuck).toContainText('Just now');
    await expect(stuck).toHaveCount(1);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    await page.reload();
    await expect(stuck).toHaveCount(1);
  });
});

test('what the server refuses waits for the person, who may discard it', async ({ page }) => {
  await page.route('**/api/support/messages', route =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: '{"title":"Not allowed","status":403,"detail":"You can write again on 24 November."}',
        })
      : route.continue(),
  );
  await say(page, 'refused words');
  await expect(message(page, 'refused words').getByRole('alert')).toContainText(
    'You can write again on 24 November.',
  );
  await page.reload();
  await expect(message(page, 'refused words').getByRole('alert')).toContainText('24 November');
  await message(page, 'refused words').getByRole('button', { name: 'Discard' }).click();
  await expect(message(page, 'refused words')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('what is written offline waits, and goes out in its order when the connection is back', async ({
  page,
  app,
  context,
  browser,
}) => {
  const other = await visitor(browser, app.url, 'Slow Thaw');
  await context.setOffline(true);
  await say(page, 'first from the tunnel');
  await say(page, 'second from the tunnel');
  for (const words of ['first from the tunnel', 'second from the tunnel']) {
    await expect(message(page, words)).toContainText('Not sent');
  }
  await context.setOffline(false);
  await expect(message(other, 'second from the tunnel')).toBeVisible();
  const heard = feed(other).getByRole('article').filter({ hasText: 'from the tunnel' });
  expect(await wordsIn(heard)).toEqual(['second from the tunnel', 'first from the tunnel']);
  const own = feed(page).getByRole('article').filter({ hasText: 'from the tunnel' });
  await expect(own.filter({ hasText: 'Just now' })).toHaveCount(2);
  await expect(own).toHaveCount(2);
  await other.context().close();
});

test('the draft survives a reload; Shift+Enter breaks the line; blank is ignored; too long is told', async ({
  page,
}) => {
  await field(page).press('Enter');
  await say(page, '   ');
  await expect(feed(page).getByText('Sending…')).toHaveCount(0);
  await field(page).fill('one');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('two');
  await page.reload();
  await expect(field(page)).toHaveValue('one\ntwo');

  await field(page).fill('x'.repeat(1_950));
  await expect(field(page)).toHaveAccessibleDescription('50 characters left');
  await field(page).fill('x'.repeat(2_001));
  await expect(field(page)).toHaveAccessibleDescription(/1 character too many/);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('x'.repeat(2_001));
  await expectAccessible(page);
});

test('older messages come on demand, with the keyboard too', async ({ page, app }) => {
  const ben = await neighbour(app.url, 'Ben');
  for (let n = 1; n <= 120; n++) await ben.says(`long ago ${n}`);
  await page.reload();
  const articles = feed(page).getByRole('article');
  await expect(articles).toHaveCount(50);
  await expect(articles.first()).toHaveAttribute('aria-setsize', '-1');
  await articles.nth(20).scrollIntoViewIfNeeded();
  await expect(articles).toHaveCount(50);

  await test.step('from article to article, and behind all of them', async () => {
    await articles.first().focus();
    for (let n = 0; n < 5; n++) await page.keyboard.press('PageDown');
    await expect(articles.nth(5)).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(articles.nth(4)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Control+End');
    const more = page.getByRole('button', { name: 'Show older messages' });
    await expect(more).toBeFocused();
    // Some come by themselves, because the end is near.
    await expect(articles).toHaveCount(100);
    await more.press('Enter');
    await expect(articles.nth(100)).toBeFocused();
    await expect(message(page, 'long ago 1')).toHaveCount(1);
    await articles.first().focus();
    await page.keyboard.press('Control+Home');
    await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  });

  const old = articles.filter({ hasText: /long ago \d/ });
  expect(await wordsIn(old)).toEqual(Array.from({ length: 120 }, (_, n) => `long ago ${120 - n}`));
});

test('a burst is announced once, and neither focus nor place is lost', async ({ page, app }) => {
  const ben = await neighbour(app.url, 'Ben');
  for (let n = 1; n <= 12; n++) await ben.says(`calm ${n}`);
  const announced = page.getByRole('status').filter({ hasText: /new message/i });
  await expect(announced).toHaveText(/\d+ new messages|New message from Ben/, { timeout: 15_000 });
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const words = [...document.querySelectorAll('[role=status].sr-only')].map(
        ({ textContent }) => textContent,
      );
      if (words.join('')) told.push(words.join(''));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await expect(announced).toHaveCount(0, { timeout: 10_000 });

  await message(page, 'calm 5').focus();
  await page.keyboard.press('PageDown');
  const focused = message(page, 'calm 4');
  await expect(focused).toBeFocused();
  const top = () => focused.evaluate(element => Math.round(element.getBoundingClientRect().top));
  const readAt = await top();
  for (let n = 1; n <= 30; n++) await ben.says(`burst ${n}`);
  await expect(message(page, 'burst 30')).toHaveCount(1);
  await expect(focused).toBeFocused();
  expect(Math.abs((await top()) - readAt)).toBeLessThan(2);
  await expect(announced).toHaveText(/\d+ new messages/, { timeout: 15_000 });
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(new Set(told).size).toBeLessThanOrEqual(2);
});

test('before anybody has written there is a first step; when the list can not be had, a way on', async ({
  page,
}) => {
  // It is asked for again from time to time by itself.
  let works = false;
  await page.route('**/api/support/messages?*', route => {
    if (!works) return route.fulfill({ status: 500, body: '{}' });
    return route.fulfill({ json: { items: [], nextCursor: null, position: 0 } });
  });
  await page.route('**/api/support/stream?*', route => route.abort());
  await page.clock.install();
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The messages could not be loaded.');
  await expectAccessible(page);
  works = true;
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody has written yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write the first message' }).click();
  await expect(field(page)).toBeFocused();
});

test('a session that ends elsewhere is told, and the words stay', async ({ page, context, app }) => {
  await field(page).fill('unfinished');
  const cookies = await context.cookies();
  const client = createClient(app.url, {
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    Origin: app.url,
  });
  expect((await client.post('/api/auth/revoke-sessions')).status).toBe(200);
  await expect(page.getByText('Your session has ended.')).toBeVisible({ timeout: 15_000 });
  await expect(field(page)).toHaveValue('unfinished');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page.getByRole('button', { name: 'Create Account' }).first()).toBeVisible();
});

test('words of any kind and length fit on the smallest screen, in large text', async ({ page, app }) => {
  const ben = await neighbour(app.url, `${'W'.repeat(60)} שלום`);
  await ben.says(`${'long'.repeat(60)} and on`);
  await ben.says('مرحبا بالجميع، اليوم يوم جديد');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(message(page, 'مرحبا بالجميع، اليوم يوم جديد')).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

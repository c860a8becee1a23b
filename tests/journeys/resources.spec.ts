import { expect, expectAccessible, signUp, test } from './fixture.ts';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

const lessons = [
  'How urges rise and fall',
  'Chasing losses',
  'Near misses and the illusion of control',
  'Triggers and if-then plans',
  'Money out of reach',
  'After a slip',
];

test('the resources are there for anyone, and lead away safely', async ({ page, visit }) => {
  await visit('/resources');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Emergency contacts',
    'Hotlines',
    'Professional help',
    'Support groups',
    'Self-help tools',
    'Education',
  ]);
  await expect(page.getByRole('list', { name: 'Crisis lines' }).locator('a[href="tel:988"]')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Gambling helplines' }).locator('a[href="tel:18005224700"]'),
  ).toBeVisible();
  for (const name of ['Gamblers Anonymous', 'Gam-Anon', 'SMART Recovery', 'Birches Health', 'BetBlocker']) {
    await expect(page.getByRole('link', { name: `${name} (opens another site)` })).toBeVisible();
  }
  const away = page.locator('main a[href^="http"]');
  expect(await away.count()).toBeGreaterThan(15);
  for (const link of await away.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toContainText('(opens another site)');
    // No referral code, no tracking.
    expect(new URL((await link.getAttribute('href')) ?? '').search).toBe('');
  }
  await expectAccessible(page);
});

test('a search leaves what fits, and says how much', async ({ page, visit }) => {
  await visit('/resources');
  const search = page.getByRole('searchbox', { name: 'Search resources' });
  await search.fill('families');
  await expect(page.getByRole('status').filter({ hasText: 'result' })).toHaveText(/^[123] results?$/);
  await expect(page.getByRole('link', { name: /Gam-Anon/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /BetBlocker/ })).toHaveCount(0);
  await expectAccessible(page);
  await search.fill('suicide');
  await expect(page.locator('a[href="tel:988"]')).toBeVisible();
  await search.fill('xyzzy');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await expectAccessible(page);
  await search.fill('');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(6);
});

test('a part of the page has an address, and Back leads to the screen before', async ({
  page,
  app,
  visit,
}) => {
  await visit('/help');
  await visit('/resources#recovery-tools');
  await expect(page.locator('#recovery-tools')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Self-help tools' })).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Education' })
    .click();
  await expect(page).toHaveURL(`${app.url}/resources#education`);
  await expect(page.getByRole('heading', { name: 'Education' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/help`);
});

for (const name of lessons) {
  test(`the lesson ‘${name}’ can be read, and names its evidence`, async ({ page, visit }) => {
    await visit('/resources');
    await page.getByRole('list', { name: 'Lessons' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Cairn`);
    const text = await page.getByRole('article').innerText();
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThan(700);
    expect(words).toBeLessThan(1200);
    // Words that were not found would stand there as their ids.
    expect(text.split(/\n+/).filter(line => /^[\w/+]{6}$/.test(line))).toEqual([]);
    const evidence = page.getByRole('region', { name: 'What this rests on' }).getByRole('listitem');
    expect(await evidence.count()).toBeGreaterThan(2);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All resources' }).click();
    await expect(page.locator('#education')).toBeFocused();
  });
}

test('a lesson can be printed, without what is only for the screen', async ({ page, visit }) => {
  await visit('/lessons/after-a-slip');
  await expect(page.getByRole('button', { name: 'Print this lesson' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print this lesson' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'After a slip' })).toBeVisible();
});

test('a plan from the lesson waits on Help now: on the device, and in the account', async ({
  page,
  visit,
  account,
}) => {
  const save = async (trigger: string, response: string) => {
    await visit('/lessons/triggers-and-plans');
    await page.getByRole('textbox', { name: 'If' }).fill(trigger);
    await page.getByRole('textbox', { name: 'Then I' }).fill(response);
    await page.getByRole('button', { name: 'Save plan' }).click();
    await expect(page.getByText('Saved. It waits for you on Help now.')).toBeVisible();
    await expectAccessible(page);
  };
  const plans = page.getByRole('list', { name: 'Your if-then plans' });
  await save('a betting ad comes on', 'fill the kettle');
  await visit('/help');
  await expect(plans).toHaveText('If a betting ad comes on, then I fill the kettle');

  await visit();
  await signUp(page, account);
  await save('my pay arrives', 'send the rent first');
  await visit('/help');
  await expect(plans.getByRole('listitem')).toHaveText([
    'If my pay arrives, then I send the rent first',
    'If a betting ad comes on, then I fill the kettle',
  ]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(plans.getByRole('listitem')).toHaveText(['If my pay arrives, then I send the rent first']);
});

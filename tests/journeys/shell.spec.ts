import { expect, expectAccessible, signUp, test } from './fixture.ts';

const desktop = ['Chat', 'Support Room', 'Progress', 'Resources', 'Community', 'Settings'];
const mobile = ['Chat', 'Progress', 'Community', 'Support Room', 'Resources', 'Settings'];
const paths = {
  Chat: '/',
  'Support Room': '/support',
  Progress: '/progress',
  Resources: '/resources',
  Community: '/community',
  Settings: '/settings',
};

for (const path of ['/', '/support', '/progress', '/community', '/settings']) {
  test(`signed out, ${path} is the welcome with its two buttons`, async ({ page, visit }) => {
    await visit(path);
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Help now' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quick exit' }).first()).toBeVisible();
    await expectAccessible(page);
  });
}

for (const path of ['/help', '/resources', '/no-such-page', '/reset-password?token=x']) {
  test(`anyone may open ${path}`, async ({ page, visit }) => {
    await visit(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('an unknown path says so kindly', async ({ page, visit }) => {
  await visit('/no-such-page');
  await expect(page.getByText('Page Coming Soon')).toBeVisible();
  await expect(page.getByText('This page is under development. Please check back later!')).toBeVisible();
});

test('Help now shows the lines to call and text without an account', async ({ page, visit }) => {
  await visit();
  await page.getByRole('link', { name: 'Help now' }).first().click();
  await expect(
    page.locator('a[href="tel:1-800-522-4700"], a[href="tel:+18005224700"], a[href="tel:18005224700"]'),
  ).toBeVisible();
  await expect(page.locator('a[href="tel:988"]')).toBeVisible();
  await expect(page.locator('a[href^="sms:741741"]')).toBeVisible();
});

test.describe('at 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the navigation is in its order, and each link has its own address', async ({
    page,
    visit,
    account,
  }) => {
    await visit();
    await signUp(page, account);
    const links = page.getByRole('navigation').getByRole('link').filter({ visible: true });
    await expect(links).toHaveText(desktop);
    for (const [name, path] of Object.entries(paths)) {
      await page
        .getByRole('navigation')
        .getByRole('link', { name, exact: true })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(url => url.pathname === path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByRole('link', { name, exact: true }).filter({ visible: true }).first(),
      ).toHaveAttribute('aria-current', 'page');
      await expectAccessible(page);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/community$/);
    await page.getByRole('link', { name: 'Cairn' }).first().click();
    await expect(page).toHaveURL(url => url.pathname === '/');
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens, closes by selection, outside and Escape, and gives the focus back', async ({
    page,
    visit,
    account,
  }) => {
    await visit();
    await signUp(page, account);
    const open = page.getByRole('button', { name: 'Open menu' });
    const links = page.getByRole('navigation').getByRole('link').filter({ visible: true });

    await open.click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(mobile);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();

    await open.click();
    await page.mouse.click(200, 800);
    await expect(open).toBeVisible();

    await open.click();
    await links.filter({ hasText: 'Progress' }).click();
    await expect(open).toBeVisible();
    await expect(page).toHaveURL(/\/progress$/);
    await expect(page.getByRole('heading', { name: 'Progress', level: 1 })).toBeVisible();
  });

  test('nothing is wider than the screen, at 320 px and with large text too', async ({
    page,
    visit,
    account,
  }) => {
    await visit();
    await signUp(page, account);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      for (const path of ['/', '/progress', '/settings', '/help']) {
        await visit(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${path} at ${width}`,
        ).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('the theme follows the system, can be switched, and is there from the first paint', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit();
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await expectAccessible(page);
  const toggle = page
    .getByRole('switch', { name: 'Dark mode' })
    .or(page.getByRole('button', { name: 'Dark mode' }))
    .first();
  await toggle.click();
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body');
  expect(await background()).toBe(light);
});

test('Quick exit leaves for a neutral page at once', async ({ page, visit, context }) => {
  await context.route('https://**', route =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<title>elsewhere</title>' }),
  );
  page.removeAllListeners('request');
  await visit('/help');
  await page.getByRole('button', { name: 'Quick exit' }).first().click();
  await expect(page).toHaveTitle('elsewhere');
  await visit('/help');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('elsewhere');
});

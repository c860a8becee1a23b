import { expect, expectAccessible, signUp, test } from './fixture.ts';

test.use({ timezoneId: 'Europe/Dublin', locale: 'en-IE' });

test.beforeEach(async ({ page, visit, account }) => {
  await visit();
  await signUp(page, account);
  await visit('/settings');
  await expect(page.getByRole('spinbutton', { name: 'Daily amount' })).toHaveValue('50');
});

test('every setting saves as it is changed, says so, and survives a reload', async ({ page }) => {
  const region = (name: string) => page.getByRole('region', { name, exact: true });

  await page.getByRole('spinbutton', { name: 'Daily amount' }).fill('12.50');
  await expect(region('Financial Controls').getByText('Saved', { exact: true }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('SEK');
  await page.getByRole('checkbox', { name: 'Gambling block on each card' }).check();
  await page.getByRole('textbox', { name: 'Gambling block on each card: Bank or card' }).fill('Blue bank');
  await page.keyboard.press('Tab');

  await page.getByRole('switch', { name: 'Daily reminder' }).click();
  await page.getByLabel('Reminder time').fill('07:45');
  await expect(page.getByRole('switch', { name: 'By email' })).toBeChecked();
  await expect(region('Notifications').getByText('Saved', { exact: true }).first()).toBeVisible();

  await expect(page.getByText('This website cannot block other sites. These tools can.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Self-exclusion register' }).check();
  await page.getByRole('textbox', { name: 'Emergency contact name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Emergency contact phone' }).fill('+353 1 555 0100');
  await expect(page.getByRole('link', { name: 'Call Ada' })).toHaveAttribute('href', 'tel:+35315550100');
  await expect(page.getByRole('link', { name: 'Text Ada' })).toHaveAttribute(
    'href',
    /^sms:\+35315550100\?&body=Hi%20Ada/,
  );

  const preview = page.getByRole('figure', { name: 'What others see of you' });
  await expect(preview.getByText('0 days')).toBeVisible();
  await page.getByRole('switch', { name: 'Share progress' }).click();
  await expect(preview.getByText('0 days')).toBeHidden();
  await page.getByRole('switch', { name: 'Share presence' }).click();
  await expect(preview.getByText('Online')).toBeHidden();

  for (const goal of ['Stop gambling', 'Save money']) await page.getByRole('button', { name: goal }).click();
  await page.getByRole('textbox', { name: 'A goal of your own' }).fill('Sleep');
  await page.keyboard.press('Enter');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: 'Done: Sleep' }) })
    .getByRole('button', { name: 'Move up' })
    .click();
  await page.getByRole('checkbox', { name: 'Done: Save money' }).check();
  await expect(region('Privacy & Sharing').getByText('Saved', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Daily amount' })).toHaveValue('12.50');
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('SEK');
  await expect(page.getByRole('textbox', { name: 'Gambling block on each card: Bank or card' })).toHaveValue(
    'Blue bank',
  );
  await expect(page.getByRole('switch', { name: 'Daily reminder' })).toBeChecked();
  await expect(page.getByLabel('Reminder time')).toHaveValue('07:45');
  await expect(page.getByRole('checkbox', { name: 'Self-exclusion register' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Emergency contact phone' })).toHaveValue('+353 1 555 0100');
  await expect(page.getByRole('switch', { name: 'Share progress' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Share presence' })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Goal', exact: true })).toHaveCount(3);
  await expect(page.getByRole('textbox', { name: 'Goal', exact: true }).nth(1)).toHaveValue('Sleep');
  await expect(page.getByRole('checkbox', { name: 'Done: Save money' })).toBeChecked();
});

test('what can not be saved stays, says why, and is saved by trying again', async ({ page }) => {
  const refuse = (answer: 'away' | 422) =>
    page.route('**/api/me/settings', route => {
      if (route.request().method() !== 'PATCH') return route.continue();
      if (answer === 'away') return route.abort();
      return route.fulfill({
        status: answer,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          title: 'Not valid',
          status: answer,
          detail: 'x',
          errors: [{ path: 'x', message: 'Not like this.' }],
        }),
      });
    });
  await refuse('away');
  await page.getByRole('spinbutton', { name: 'Daily amount' }).fill('33');
  await page.getByRole('switch', { name: 'Daily reminder' }).click();
  await page.getByRole('textbox', { name: 'Emergency contact name' }).fill('Ada');
  await page.getByRole('switch', { name: 'Share progress' }).click();
  await page.getByRole('button', { name: 'Save money' }).click();
  await expect(page.getByRole('alert')).toHaveCount(5);
  await expect(page.getByRole('spinbutton', { name: 'Daily amount' })).toHaveValue('33');
  await expect(page.getByRole('textbox', { name: 'Emergency contact name' })).toHaveValue('Ada');
  await expect(page.getByRole('switch', { name: 'Daily reminder' })).toBeChecked();
  await expectAccessible(page);

  await page.unroute('**/api/me/settings');
  await refuse(422);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not like this.' })).toBeVisible();
  await page.unroute('**/api/me/settings');
  for (let left = 5; left > 0; left--) {
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('alert')).toHaveCount(left - 1);
  }
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Daily amount' })).toHaveValue('33');
  await expect(page.getByRole('textbox', { name: 'Emergency contact name' })).toHaveValue('Ada');
});

test('what of the account can not be saved stays, says why, and is saved by trying again', async ({
  page,
  account,
}) => {
  test.slow();
  const away = (path: string) =>
    page.route(path, route => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await away('**/api/me');
  await away('**/api/me/settings');
  const name = page.getByRole('textbox', { name: 'Display name' });
  const currency = page.getByRole('combobox', { name: 'Currency' });
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  const barrier = page.getByRole('checkbox', { name: 'Gambling block on each card' });
  await name.fill('Slow Heron');
  await name.blur();
  await currency.selectOption('SEK');
  await zone.selectOption('Asia/Tokyo');
  await barrier.check();
  await expect(page.getByRole('alert')).toHaveCount(4);
  await page.getByRole('radio', { name: 'Mike' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be selected' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Mike' })).not.toBeChecked();
  await expect(name).toHaveValue('Slow Heron');
  await expect(currency).toHaveValue('SEK');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await expect(barrier).toBeChecked();
  await expectAccessible(page);
  await page.unroute('**/api/me');
  await page.unroute('**/api/me/settings');
  await page.getByRole('radio', { name: 'Mike' }).click();
  for (let left = 4; left > 0; left--) {
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByRole('alert')).toHaveCount(left - 1);
  }

  const dialog = page.getByRole('dialog');
  const told = dialog.getByRole('alert').filter({ hasText: 'can’t be reached' });
  await away('**/api/me/email');
  await page.getByRole('button', { name: 'Change email' }).click();
  await dialog.getByRole('textbox', { name: 'New email' }).fill('new@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(told).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'New email' })).toHaveValue('new@example.org');
  await page.keyboard.press('Escape');
  await away('**/api/auth/change-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByLabel('New password').fill('calm-green-stones');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(told).toBeVisible();
  await expect(dialog.getByLabel('New password')).toHaveValue('calm-green-stones');
  await page.keyboard.press('Escape');
  await away('**/api/auth/revoke-sessions');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'can’t be reached' })).toBeVisible();

  await page.reload();
  await expect(name).toHaveValue('Slow Heron');
  await expect(currency).toHaveValue('SEK');
  await expect(zone).toHaveValue('Asia/Tokyo');
  await expect(barrier).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Mike' })).toBeChecked();
});

test('a list of sites becomes files that keep places of recovery open', async ({ page }) => {
  await page.getByText('Make a blocking list for a device').click();
  await page.getByRole('textbox', { name: /Paste the sites/ }).fill('casino.example\ngamblersanonymous.org');
  await expect(page.getByText('1 site on the list. Stays open: gamblersanonymous.org.')).toBeVisible();
  const [hosts] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as hosts file' }).click(),
  ]);
  expect(hosts.suggestedFilename()).toBe('hosts');
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as calendar file' }).click(),
  ]);
  expect(calendar.suggestedFilename()).toBe('reminder.ics');
});

test('the app lock asks for the PIN after a reload, and leaves Help now open', async ({ page, app }) => {
  await page.getByRole('switch', { name: 'App lock' }).click();
  await page.getByRole('textbox', { name: 'New PIN' }).fill('2468');
  await page.getByRole('button', { name: 'Lock with this PIN' }).click();
  await expect(page.getByRole('switch', { name: 'App lock' })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Help now' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible();
  await page.goto(`${app.url}/progress`);
  await page.getByLabel('PIN').fill('1111');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('That was not the PIN.')).toBeVisible();
  await page.getByLabel('PIN').fill('2468');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('grid', { name: 'Calendar' })).toBeVisible();
});

test('discreet mode, text size and formats are as this device wants them', async ({ page }) => {
  await page.getByRole('switch', { name: 'Discreet mode' }).click();
  await expect(page).toHaveTitle('Notes');
  await page.getByRole('radio', { name: '130%' }).check();
  await page.getByRole('combobox', { name: 'Dates and numbers' }).selectOption('de');
  await expect(page.getByText('1.234,5')).toBeVisible();
  await page.reload();
  await expect(page).toHaveTitle('Notes');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-neutral.svg');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expectAccessible(page);
});

test('name, picture, email and password change, and another device is signed out', async ({
  page,
  app,
  account,
  browser,
}) => {
  await page.getByRole('textbox', { name: 'Display name' }).fill('Slow Heron');
  await expect(
    page.getByRole('region', { name: 'Account' }).getByText('Saved', { exact: true }),
  ).toBeVisible();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .getByLabel('Picture file')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toContainText('This is not a JPEG, PNG, WebP or GIF image.');
  await page.getByLabel('Picture file').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'How others see you' })).toBeVisible();

  const other = await browser.newContext();
  await other.request.post(`${app.url}/api/auth/sign-in/email`, { data: account });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue('Slow Heron');
  const devices = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out there' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await other.request.get(`${app.url}/api/me`)).status()).toBe(401);
  await other.close();

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('not-the-one-i-had');
  await page.getByLabel('New password').fill('calm-green-stones');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill(account.password);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('textbox', { name: 'New email' }).fill(`new-${account.email}`);
  await page.getByLabel('Password', { exact: true }).fill('calm-green-stones');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('A mail is on its way')).toBeVisible();
  await expect.poll(() => app.newestMail().catch(() => '')).toContain('/confirm-email?token=');
  const link = /confirm-email\?token=[\w-]+/.exec(
    (await app.newestMail()).replaceAll('=\n', '').replaceAll('=3D', '='),
  )?.[0];
  await page.goto(`${app.url}/${link}`);
  await page.getByRole('button', { name: 'Use the new address' }).click();
  await expect(page.getByText('From now on you sign in with the new address.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('main').getByText(`new-${account.email}`)).toBeVisible();
  await expectAccessible(page);
});

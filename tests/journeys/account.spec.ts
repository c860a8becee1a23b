import { expect, expectAccessible, signIn, signUp, test } from './fixture.ts';

test('sign-up names what is wrong beside its field and keeps what was typed', async ({
  page,
  visit,
  account,
}) => {
  await visit();
  await page.getByRole('button', { name: 'Create Account' }).first().click();
  const dialog = page.getByRole('dialog');
  const [name, email, password] = [
    dialog.getByRole('textbox', { name: 'Display name' }),
    dialog.getByRole('textbox', { name: 'Email' }),
    dialog.getByLabel('Password', { exact: true }),
  ];
  await expect(name).not.toHaveValue('');
  await expectAccessible(page);

  await email.fill(account.email);
  await password.fill('password123');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/common|guess|known/i);
  await expect(password).toBeFocused();
  await expect(email).toHaveValue(account.email);
  await expectAccessible(page);

  await password.fill(account.password);
  await password.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeVisible();
});

test('an email with an account is told so, and the way to sign in is beside it', async ({
  page,
  visit,
  account,
}) => {
  await visit();
  await signUp(page, account);
  await page.context().clearCookies();
  await visit();
  await page.getByRole('button', { name: 'Create Account' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/account/i);
});

test('Escape closes the dialog and gives the focus back', async ({ page, visit }) => {
  await visit();
  const opener = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a forgotten password is replaced by the mailed link', async ({ page, visit, account, app }) => {
  await visit();
  await signUp(page, account);
  await page.context().clearCookies();
  await visit();
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await dialog.getByRole('button', { name: /forgot/i }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: /send/i }).click();
  await expect(page.getByRole('dialog')).toContainText(/link|mail/i);

  let link = '';
  await expect
    .poll(
      async () => (link = /http\S+reset-password\S+/.exec(await app.newestMail().catch(() => ''))?.[0] ?? ''),
    )
    .not.toBe('');
  await page.goto(link.replaceAll(/=\r?\n/g, '').replace('=3D', '='));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByLabel(/password/i)
    .first()
    .fill('another-slow-river');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/changed|new password is/i).first()).toBeVisible();
  await visit();
  await signIn(page, { ...account, password: 'another-slow-river' });
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeVisible();
});

test('signing out everywhere ends the session of another browser', async ({
  page,
  visit,
  account,
  browser,
  app,
}) => {
  await visit();
  await signUp(page, account);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(app.url);
  await signIn(elsewhere, account);
  await expect(elsewhere.getByRole('textbox', { name: 'Ask anything' })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out everywhere' }).first().click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeVisible();
  await elsewhere.context().close();
});

test('a wrong password keeps the dialog open and says so', async ({ page, visit, account }) => {
  await visit();
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(account.email);
  await expectAccessible(page);
});

import { expect, expectAccessible, signIn, signUp, test } from './fixture.ts';

const message = (page: import('@playwright/test').Page) =>
  page.getByRole('textbox', { name: 'Ask anything' });
const conversation = (page: import('@playwright/test').Page) =>
  page.getByRole('log', { name: 'Conversation' });

test('a person signs up, is greeted, asks, reads the words as they come, and finds them again', async ({
  page,
  app,
  visit,
  account,
}) => {
  await visit();
  await expect(page).toHaveTitle('Cairn · gambling recovery support');
  await expectAccessible(page);
  await signUp(page, account);

  await test.step('the greeting is typed', async () => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(page.getByRole('status', { name: 'Coach is typing' })).toBeVisible();
    await expect(heading).toContainText(/AI/);
    await expect(page.getByRole('status', { name: 'Coach is typing' })).toBeHidden({ timeout: 15_000 });
    await expect(page.getByText('Start a conversation by typing a message below')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('words appear before the answer is complete', async () => {
    let finish = () => {};
    app.provider.next({
      words: ['That sounds', ' like a **hard** evening.'],
      release: new Promise(resolve => (finish = () => resolve())),
    });
    await message(page).fill('  I am close to placing one  ');
    await message(page).press('Enter');
    await expect(conversation(page).getByText('I am close to placing one', { exact: true })).toBeVisible();
    await expect(conversation(page)).toContainText('That sounds');
    await expect(conversation(page)).not.toContainText('hard');
    await expect(message(page)).toHaveValue('');
    finish();
    await expect(conversation(page)).toContainText('That sounds like a hard evening.');
    await expect(conversation(page).locator('strong')).toHaveText('hard');
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the history is there after a reload, and after a restart of the server', async () => {
    await page.reload();
    await expect(conversation(page)).toContainText('That sounds like a hard evening.');
    await app.restart();
    await page.reload();
    await expect(conversation(page)).toContainText('That sounds like a hard evening.');
  });

  await test.step('signing out shows the welcome', async () => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Create Account' }).first()).toBeVisible();
    await expect(page.getByText('That sounds')).toHaveCount(0);
  });

  await test.step('another account sees none of it', async () => {
    await signUp(page, { ...account, email: `other-${account.email}` });
    await expect(page.getByText('Start a conversation by typing a message below')).toBeVisible();
    await expect(page.getByText('That sounds')).toHaveCount(0);
  });
});

test('without the provider the reply is automatic, says so, and can be asked for again', async ({
  page,
  app,
  visit,
  account,
}) => {
  await visit();
  await signUp(page, account);
  app.provider.next({ status: 401 });
  await message(page).fill('tell me about turnips');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(conversation(page)).toContainText("That's interesting! Could you tell me more");
  await expect(conversation(page)).toContainText('1-800-522-4700');
  await expect(conversation(page).getByText('Automatic reply')).toBeVisible();
  await expectAccessible(page);

  app.provider.next({ words: ['Turnips ', 'are patient.'] });
  await conversation(page).getByRole('button', { name: 'Retry' }).click();
  await expect(conversation(page)).toContainText('Turnips are patient.');
  await expect(conversation(page).getByText('Automatic reply')).toHaveCount(0);
  await expect(conversation(page).getByText("That's interesting!")).toHaveCount(0);
});

test('Stop keeps the half that was made, marked as cut off', async ({ page, app, visit, account }) => {
  await visit();
  await signUp(page, account);
  app.provider.next({ words: ['First words', ' never sent'], release: new Promise(() => {}) });
  await message(page).fill('hello');
  await message(page).press('Enter');
  await expect(conversation(page)).toContainText('First words');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(conversation(page).getByText('Cut off')).toBeVisible();
  await page.reload();
  await expect(conversation(page)).toContainText('First words');
  await expect(conversation(page).getByText('Cut off')).toBeVisible();
});

test('what could not be sent keeps its text and is sent once, later', async ({
  page,
  visit,
  account,
  context,
  app,
}) => {
  await visit();
  await signUp(page, account);
  await context.setOffline(true);
  await message(page).fill('written in a tunnel');
  await message(page).press('Enter');
  await expect(conversation(page).getByText('written in a tunnel')).toBeVisible();
  await expect(conversation(page).getByText('Not sent')).toBeVisible();
  await context.setOffline(false);
  app.provider.next({ words: ['I ', 'am here.'] });
  await conversation(page).getByRole('button', { name: 'Retry' }).click();
  await expect(conversation(page)).toContainText('I am here.');
  await page.reload();
  await expect(conversation(page).getByText('written in a tunnel')).toHaveCount(1);
});

test('the draft survives a reload; Shift+Enter breaks the line; blank is ignored', async ({
  page,
  app,
  visit,
  account,
}) => {
  await visit();
  await signUp(page, account);
  const before = app.provider.calls.length;
  await message(page).press('Enter');
  await message(page).fill('   ');
  await message(page).press('Enter');
  await message(page).fill('one');
  await message(page).press('Shift+Enter');
  await message(page).pressSequentially('two');
  await expect(message(page)).toHaveValue('one\ntwo');
  await page.reload();
  await expect(message(page)).toHaveValue('one\ntwo');
  expect(app.provider.calls.length).toBe(before);
});

test('a coach is shown as selected only once saved, and greets anew', async ({ page, visit, account }) => {
  await visit('/settings');
  await page.getByRole('button', { name: 'Create Account' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  const coaches = page.getByRole('radiogroup', { name: 'Coach' });
  await expect(coaches.getByRole('radio', { name: /Patrick/ })).toBeChecked();
  await expectAccessible(page);

  await page.route('**/api/me', route =>
    route.request().method() === 'PATCH'
      ? route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: '{"title":"Not available","status":503,"detail":"Cairn can not do this right now."}',
        })
      : route.continue(),
  );
  await coaches.getByRole('radio', { name: /Mike/ }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(coaches.getByRole('radio', { name: /Patrick/ })).toBeChecked();

  await page.unroute('**/api/me');
  await coaches.getByRole('radio', { name: /Mike/ }).click();
  await expect(coaches.getByRole('radio', { name: /Mike/ })).toBeChecked();
  await page.reload();
  await expect(coaches.getByRole('radio', { name: /Mike/ })).toBeChecked();
  await page.getByRole('link', { name: 'Chat', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/Mike/);
});

test('with reduced motion the greeting is there at once', async ({ page, visit, account, app }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit();
  await signUp(page, account);
  const { items } = await (await page.request.get(`${app.url}/api/coaches`)).json();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(items[0].greeting, {
    timeout: 2_000,
  });
});

test('markup in a reply is shown as text and runs nothing', async ({ page, app, visit, account }) => {
  await visit();
  await signUp(page, account);
  app.provider.next({
    words: [
      '<img src=x onerror=alert(1)> ',
      '[safe](https://example.org) [unsafe](javascript:alert(1)) ',
      '<script>alert(2)</script>',
    ],
  });
  page.on('dialog', () => expect.soft(false, 'a script ran').toBe(true));
  await message(page).fill('hello');
  await message(page).press('Enter');
  await expect(conversation(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(conversation(page).getByRole('link', { name: 'safe', exact: true })).toHaveAttribute(
    'href',
    'https://example.org',
  );
  await expect(conversation(page).locator('img, script, a[href^="javascript"]')).toHaveCount(0);
});

test('signing in on a second browser shows the same conversation', async ({
  page,
  visit,
  account,
  browser,
  app,
}) => {
  await visit();
  await signUp(page, account);
  await message(page).fill('a thing I said at home');
  await message(page).press('Enter');
  await expect(conversation(page)).toContainText('I hear you.');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(app.url);
  await signIn(elsewhere, account);
  await expect(conversation(elsewhere)).toContainText('a thing I said at home');
  await elsewhere.context().close();
});

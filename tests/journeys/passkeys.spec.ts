import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, signUp, test } from './fixture.ts';

test.beforeEach(async ({ page, visit, account }) => {
  await visit();
  await signUp(page, account);
  await visit('/settings');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
});

/** A phone that keeps passkeys and asks for a fingerprint, which it likes or, with `verified` false, does not. */
async function addDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function addPasskey(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog).toBeHidden();
}

test('a passkey is added after the password, signs in without it, and is removed', async ({
  page,
  account,
  visit,
}) => {
  const device = await addDevice(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name of the passkey' });
  const password = dialog.getByLabel('Password', { exact: true });
  const add = dialog.getByRole('button', { name: 'Add a passkey' });
  await expect(name).toHaveValue(/Chrome/);
  await name.fill('My phone');
  await expectAccessible(page);
  await password.fill('not-the-password');
  await add.click();
  await expect(password).toHaveAccessibleDescription('This is not your password.');
  await page.route('**/api/me/passkeys/options', route => route.abort());
  await password.fill(account.password);
  await add.click();
  await expect(dialog.getByRole('alert')).toContainText('can’t be reached');
  await page.unroute('**/api/me/passkeys/options');
  await device.verified(false);
  await add.click();
  await expect(dialog.getByRole('alert')).toContainText('No passkey was given.');
  await expect(name).toHaveValue('My phone');
  await device.verified(true);
  await add.click();
  await expect(dialog).toBeHidden();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await expect(list.getByRole('listitem')).toContainText('My phone');
  await expectAccessible(page);

  await addAgainIsTold(page, account.password);
  await signOut(page);
  await device.verified(false);
  const welcome = page.getByRole('dialog');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await welcome.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(welcome.getByRole('alert')).toContainText('No passkey was given.');
  await expectAccessible(page);
  await device.verified(true);
  await welcome.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeVisible();

  await visit('/settings');
  await list.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Removed here.')).toBeVisible();
  await expect(list).toBeHidden();
  await signOut(page);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await welcome.getByRole('button', { name: 'Continue with a passkey' }).click();
  await expect(welcome.getByRole('alert')).toContainText('Cairn does not know this passkey');
  await page.keyboard.press('Escape');
  await signIn(page, account);
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeVisible();
});

async function addAgainIsTold(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByRole('alert')).toContainText('has a passkey for your account already');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeVisible();
}

test('the app lock opens with a passkey, and with the PIN where there is none', async ({ page, account }) => {
  const device = await addDevice(page);
  await page.getByRole('switch', { name: 'App lock' }).click();
  await page.getByRole('textbox', { name: 'New PIN' }).fill('2468');
  await page.getByRole('button', { name: 'Lock with this PIN' }).click();
  const choice = page.getByRole('switch', { name: 'Unlock with a passkey' });
  await choice.click();
  await expect(page.getByRole('alert')).toContainText('No passkey was given.');
  await expect(choice).not.toBeChecked();
  await addPasskey(page, account.password);
  await choice.click();
  await expect(choice).toBeChecked();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expectAccessible(page);
  const unlock = page.getByRole('button', { name: 'Unlock with a passkey' });
  await device.verified(false);
  await unlock.click();
  await expect(page.getByRole('alert')).toContainText('No passkey was given.');
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await device.verified(true);
  await unlock.click();
  await expect(choice).toBeChecked();

  await choice.click();
  await expect(choice).not.toBeChecked();
  await page.reload();
  await expect(unlock).toBeHidden();
  await page.getByLabel('PIN').fill('2468');
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

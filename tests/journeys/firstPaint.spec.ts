import { expect, test } from './fixture.ts';

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the welcome and the safety page are there to read', async ({ page, visit }) => {
    await visit();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You don’t have to stop gambling alone');
    await visit('/safety');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });

  test.describe('in Spanish', () => {
    test.use({ locale: 'es-ES' });

    test('the welcome is in Spanish', async ({ page, visit }) => {
      await visit();
      await expect(page.getByRole('button', { name: 'Crear cuenta' }).first()).toBeVisible();
    });
  });
});

test('what is pressed before the code is there happens once it is', async ({ page, visit }) => {
  let arrive = () => {};
  const arrived = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route('**/assets/base-*.js', async route => {
    await arrived;
    await route.continue();
  });
  await visit();
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrive();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  // As whoever closes it finds the button again.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeFocused();
});

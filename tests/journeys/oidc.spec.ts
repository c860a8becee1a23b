import type { Page } from '@playwright/test';
import { startOidcProvider } from '../oidcProvider.ts';
import {
  type App,
  test as base,
  expect,
  expectAccessible,
  freePort,
  signIn,
  signUp,
  startApp,
} from './fixture.ts';

type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>;

/** An app of this file's own, beside the provider at which its people sign in. */
const test = base.extend<{ nobody: undefined }, { oidc: OidcProvider; port: number; app: App }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures out of this pattern
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  oidc: [
    async ({ port }, use) => {
      const oidc = await startOidcProvider(`http://localhost:${port}`);
      await use(oidc);
      await oidc.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ oidc, port }, use) => {
      const app = await startApp({
        PORT: String(port),
        OIDC_ISSUER: oidc.issuer,
        OIDC_CLIENT_ID: 'cairn',
        OIDC_CLIENT_SECRET: 'cairn-secret',
        OIDC_NAME: 'Example Clinic',
      });
      await use(app);
      await app.close();
    },
    // As the app of all the others.
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.afterEach(({ oidc }) => oidc.goAway(false));

let count = 0;
/** Somebody whom the provider knows, under an address that nobody else has. */
function somebody(email = `clinic-${++count}@example.org`) {
  return { sub: email, email, emailVerified: true };
}

async function continueThere(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Example Clinic' }).click();
}

const expectChat = (page: Page) =>
  expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeVisible({ timeout: 15_000 });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeVisible();
}

test('somebody who signs in elsewhere gets an account with a pseudonym, and comes back to it', async ({
  page,
  visit,
  oidc,
}) => {
  const one = somebody();
  oidc.comes(one);
  await visit();
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Continue with Example Clinic' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with Example Clinic' }).click();
  await expectChat(page);
  await expect(page).toHaveURL(url => url.search === '');

  await visit('/settings');
  await expect(page.getByRole('main').getByText(one.email)).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Display name' });
  await expect(name).toHaveValue(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  await expect(name).not.toHaveValue('Real Name');
  await name.fill('Slow Heron');
  await expect(
    page.getByRole('region', { name: 'Account' }).getByText('Saved', { exact: true }),
  ).toBeVisible();

  await signOut(page);
  await continueThere(page);
  await expectChat(page);
  await visit('/settings');
  await expect(name).toHaveValue('Slow Heron');
});

test('an account with the same email is entered from there only once its owner has connected the two', async ({
  page,
  visit,
  oidc,
  account,
}) => {
  oidc.comes(somebody(account.email));
  await visit();
  await signUp(page, account);
  await signOut(page);
  await continueThere(page);
  await expect(page.getByRole('alert')).toContainText('There is an account here with the same email.');
  await expectAccessible(page);
  await signIn(page, account);
  await expectChat(page);

  await visit('/settings');
  await page.getByRole('button', { name: 'Connect with Example Clinic' }).click();
  await expect(page.getByText('Connected. From now on you can sign in either way.')).toBeVisible();
  await expectAccessible(page);
  await signOut(page);
  await continueThere(page);
  await expectChat(page);
  await visit('/settings');
  await expect(page.getByRole('textbox', { name: 'Display name' })).toHaveValue(account.name);
});

test('what can’t be connected is told, and the account stays as it is', async ({
  page,
  visit,
  oidc,
  account,
}) => {
  await visit();
  await signUp(page, account);
  await visit('/settings');
  const connect = page.getByRole('button', { name: 'Connect with Example Clinic' });
  oidc.comes('refuses');
  await connect.click();
  await expect(page.getByRole('alert')).toContainText('Signing in there was stopped. Nothing has changed.');
  oidc.comes(somebody());
  await connect.click();
  await expect(page.getByRole('alert')).toContainText('The account there has another email than this one');
  await expectAccessible(page);
  await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
});

test('while the provider is away people are told, and everything else goes on', async ({
  page,
  visit,
  oidc,
  account,
  app,
}) => {
  test.slow();
  await visit();
  await signUp(page, account);
  await signOut(page);
  oidc.goAway(true);
  await continueThere(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('Example Clinic can’t be reached just now.');
  await expectAccessible(page);

  // Neither does it matter while the app starts.
  await app.restart();
  await visit();
  await continueThere(page);
  await expect(dialog.getByRole('alert')).toContainText('Example Clinic can’t be reached just now.');
  await page.keyboard.press('Escape');
  await signIn(page, account);
  await expectChat(page);
  await signOut(page);

  oidc.comes(somebody());
  oidc.goAway(false);
  const begin = () =>
    page.request.post(`${app.url}/api/auth/sign-in/social`, { data: { provider: 'oidc', callbackURL: '/' } });
  await expect.poll(async () => (await begin()).status(), { timeout: 40_000 }).toBe(200);
  await continueThere(page);
  await expectChat(page);
});

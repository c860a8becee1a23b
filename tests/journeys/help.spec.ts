import type { Page } from '@playwright/test';
import { expect, expectAccessible, signUp, tabTo, test } from './fixture.ts';

test.use({ locale: 'en-US', timezoneId: 'America/New_York' });

const call = (page: Page, digits: string) => page.locator(`a[href="tel:${digits}"]`);
const lines = (page: Page) => page.getByRole('list', { name: 'Helplines' });

test('the lines of the United States, with calls and messages ready to go', async ({ page, visit }) => {
  await visit();
  await page.getByRole('link', { name: 'Help now' }).first().click();
  await expect(lines(page).getByRole('heading', { level: 3 })).toHaveText([
    'National Problem Gambling Helpline',
    '988 Suicide & Crisis Lifeline',
    'Crisis Text Line',
    /1-800-MY-RESET/,
  ]);
  await expect(call(page, '18005224700')).toHaveText('Call 1-800-522-4700');
  await expect(call(page, '988')).toBeVisible();
  await expect(page.locator('a[href="sms:988"]')).toBeVisible();
  await expect(page.locator('a[href="sms:741741?&body=HOME"]')).toHaveText('Text HOME to 741741');
  await expectAccessible(page);
});

test('on paper it is black on white in the dark theme too: numbers and plans, and nothing to press', async ({
  page,
  visit,
}) => {
  await visit('/lessons/triggers-and-plans');
  await page.getByRole('textbox', { name: 'If' }).fill('my pay arrives');
  await page.getByRole('textbox', { name: 'Then I' }).fill('send the rent first');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await visit('/help');
  await expect(lines(page)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await page.emulateMedia({ media: 'print' });
  for (const place of ['banner', 'contentinfo', 'navigation'] as const)
    for (const part of await page.getByRole(place, { includeHidden: true }).all())
      await expect(part).toBeHidden();
  await expect(page.getByText('Skip to content')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(call(page, '18005224700')).toHaveText('Call 1-800-522-4700');
  await expect(call(page, '18005224700')).toBeVisible();
  // One line: a number that is broken is dialled wrong.
  const number = await call(page, '18005224700').evaluate(
    link => link.getClientRects().length + link.clientHeight,
  );
  expect(number).toBeLessThan(60);
  await expect(page.getByText('If my pay arrives, then I send the rent first')).toBeVisible();
  const ground = await page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return { backgroundColor, colorScheme, ink: getComputedStyle(document.body).color };
  });
  expect(ground).toEqual({
    backgroundColor: 'rgb(255, 255, 255)',
    colorScheme: 'light',
    ink: 'rgb(0, 0, 0)',
  });
});

test.describe('the country', () => {
  test.describe('in London', () => {
    test.use({ timezoneId: 'Europe/London', locale: 'en-US' });

    test('is guessed from the time zone, and can be changed', async ({ page, visit }) => {
      await visit('/help');
      const country = page.getByRole('combobox', { name: 'Numbers for' });
      await expect(country).toHaveValue('GB');
      await expect(call(page, '08088020133')).toBeVisible();
      await expect(page.locator('a[href="sms:85258?&body=SHOUT"]')).toBeVisible();

      await country.selectOption('New Zealand');
      await expect(call(page, '0800654655')).toBeVisible();
      await expect(call(page, '08088020133')).toHaveCount(0);
      await page.reload();
      await expect(country).toHaveValue('NZ');

      await country.selectOption('Another country');
      await expect(lines(page)).toHaveCount(0);
      await expect(page.getByText('Please call your local emergency number')).toBeVisible();
      const guide = page.getByRole('link', { name: 'Find A Helpline (opens another site)' });
      await expect(guide).toHaveAttribute('rel', 'noopener noreferrer');
      await expectAccessible(page);
    });
  });

  test('goes with the account', async ({ page, app, visit, account, context }) => {
    await visit();
    await signUp(page, account);
    await visit('/help');
    const saved = page.waitForResponse('**/api/me');
    await page.getByRole('combobox', { name: 'Numbers for' }).selectOption('Canada');
    expect((await saved).status()).toBe(200);
    await expect(page.getByText('Ontario', { exact: true })).toBeVisible();
    expect(await (await context.request.get(`${app.url}/api/me`)).json()).toMatchObject({ country: 'CA' });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Numbers for' })).toHaveValue('CA');
  });

  test('stays on the device when the account can not have it', async ({ page, visit, account }) => {
    await visit();
    await signUp(page, account);
    await visit('/help');
    await page.route('**/api/me', route =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await page.getByRole('combobox', { name: 'Numbers for' }).selectOption('Australia');
    await expect(page.getByRole('alert')).toContainText('This device keeps your choice');
    await expect(call(page, '1800858858')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('the ten minutes', () => {
  const left = (page: Page) => page.getByRole('timer', { name: 'Time left' });

  test('go on through a reload and a locked screen, and end gently', async ({ page, visit }) => {
    await page.clock.install({ time: new Date('2026-11-20T02:00:00') });
    await visit('/help');
    await page.getByRole('button', { name: 'Start ten minutes' }).click();
    await expect(left(page)).toHaveText('10:00');
    await expect(page.getByText('Breathe in', { exact: true })).toBeVisible();
    await page.clock.runFor(4_500);
    await expect(page.getByText('Breathe out, slowly')).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(left(page)).toHaveText(/^9:5\d$/);
    await page.clock.runFor(60_000);
    await expect(left(page)).toHaveText(/^8:5\d$/);

    // A phone that was locked has run no timer meanwhile.
    await page.clock.setSystemTime(new Date('2026-11-20T02:07:30'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(left(page)).toHaveText(/^2:[23]\d$/);
    await expect(page.getByText('Most urges ease about now.')).toBeVisible();

    await page.clock.runFor(160_000);
    await expect(page.getByText('Ten minutes have gone by, and you let them.')).toBeVisible();
    await expect(left(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I’m all right for now' }).click();
    await expect(page.getByRole('button', { name: 'Start ten minutes' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start ten minutes' })).toBeVisible();
  });

  test('can be ended at any moment', async ({ page, visit }) => {
    await visit('/help');
    await page.getByRole('button', { name: 'Start ten minutes' }).click();
    await page.getByRole('button', { name: 'End it here' }).click();
    await expect(page.getByRole('button', { name: 'Start ten minutes' })).toBeVisible();
  });

  test('with reduced motion there are only words', async ({ page, visit }) => {
    await visit('/help');
    const drawing = page.locator('section#wait svg').filter({ has: page.locator('circle') });
    await page.getByRole('button', { name: 'Start ten minutes' }).click();
    await expect(drawing).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(drawing).toBeHidden();
    await expect(page.getByText(/^Breathe (in|out, slowly)$/)).toBeVisible();
  });
});

test('hungry, angry, lonely, tired: one small suggestion each', async ({ page, visit }) => {
  await visit('/help');
  const group = page.getByRole('group', { name: 'What are you right now?' });
  for (const [need, words] of [
    ['Hungry', 'Eat something now'],
    ['Angry', 'Walk once around the block'],
    ['Lonely', 'Send one person one line'],
    ['Tired', 'lie down for twenty minutes'],
  ] as const) {
    await group.getByRole('button', { name: need }).click();
    await expect(group.getByRole('button', { pressed: true })).toHaveText(need);
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectAccessible(page);
});

test('without an account plans are kept on the device, and found again', async ({ page, visit }) => {
  await visit('/help');
  await page.getByText('Make a plan').click();
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByRole('textbox', { name: 'If' })).toHaveAccessibleDescription(/what happens before/);
  await page.getByRole('textbox', { name: 'If' }).fill('my pay arrives');
  await page.reload();
  await page.getByText('Make a plan').click();
  await expect(page.getByRole('textbox', { name: 'If' })).toHaveValue('my pay arrives');
  await page.getByRole('textbox', { name: 'Then I' }).fill('send the rent first');
  await page.getByRole('button', { name: 'Save plan' }).click();
  const plans = page.getByRole('list', { name: 'Your if-then plans' });
  await expect(plans).toContainText('If my pay arrives, then I send the rent first');
  await page.reload();
  await expect(plans).toContainText('send the rent first');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove: my pay arrives' }).click();
  await expect(plans).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(plans).toContainText('send the rent first');
});

test('signed in there are the own reasons, plans and person', async ({
  page,
  app,
  visit,
  account,
  context,
}) => {
  await visit();
  await signUp(page, account);
  await visit('/help');
  await expect(page.getByRole('link', { name: 'choose an emergency contact in Settings' })).toBeVisible();
  await page.getByRole('textbox', { name: 'A reason' }).fill('Breakfast with Mia');

  await test.step('what was typed stays when it can not be saved', async () => {
    await page.route('**/api/me/reasons', route => route.abort());
    await page.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('alert')).toContainText('check your connection');
    await expect(page.getByRole('textbox', { name: 'A reason' })).toHaveValue('Breakfast with Mia');
    await page.unroute('**/api/me/reasons');
  });

  await page.getByRole('button', { name: 'Add' }).click();
  const reasons = page.getByRole('list', { name: 'Your reasons' });
  await expect(reasons).toContainText('Breakfast with Mia');
  await expect(page.getByRole('textbox', { name: 'A reason' })).toHaveValue('');
  await page.getByText('Make a plan').click();
  await page.getByRole('textbox', { name: 'If' }).fill('it is Friday');
  await page.getByRole('textbox', { name: 'Then I' }).fill('meet Ana');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByRole('list', { name: 'Your if-then plans' })).toContainText('then I meet Ana');
  await expectAccessible(page);
  expect(await (await context.request.get(`${app.url}/api/me/help`)).json()).toMatchObject({
    reasons: [{ text: 'Breakfast with Mia' }],
    plans: [{ trigger: 'it is Friday', response: 'meet Ana' }],
  });

  await page.getByRole('button', { name: 'Remove: Breakfast with Mia' }).click();
  await expect(reasons).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(reasons).toContainText('Breakfast with Mia');

  await test.step('the person to call, with a message ready', async () => {
    await page.route('**/api/me/help', async route => {
      const own = await (await route.fetch()).json();
      await route.fulfill({ json: { ...own, emergencyContact: { name: 'Ana', phone: '+353 1 234 567' } } });
    });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Call Ana' })).toHaveAttribute('href', 'tel:+3531234567');
    await expect(page.getByRole('link', { name: 'Text Ana' })).toHaveAttribute(
      'href',
      'sms:+3531234567?&body=Hard%20moment.%20Can%20we%20talk%3F',
    );
    await expectAccessible(page);
  });

  await test.step('what can not be loaded says so, and the lines are there all the same', async () => {
    await page.unroute('**/api/me/help');
    await page.route('**/api/me/help', route => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(call(page, '988')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/me/help');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(reasons).toContainText('Breakfast with Mia');
  });
});

test('everything works by keyboard', async ({ page, visit }) => {
  await visit('/help');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, 'Call 1-800-522-4700');
  await tabTo(page, 'Start ten minutes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await tabTo(page, 'Tired');
  await page.keyboard.press('Space');
  await expect(page.getByText('lie down for twenty minutes')).toBeVisible();
  await tabTo(page, 'Make a plan');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('a row at home');
  await page.keyboard.press('Tab');
  await page.keyboard.type('walk to the river');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Your if-then plans' })).toContainText('walk to the river');
});

for (const path of ['/help', '/resources', '/lessons/near-misses', '/lessons/triggers-and-plans']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${path}, ${colorScheme}`, () => {
      test.use({ viewport: { width: 320, height: 700 }, colorScheme });

      test('nothing is wider than a small screen, with text of double size either', async ({
        page,
        visit,
      }) => {
        await visit(path);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/help') await page.getByRole('button', { name: 'Start ten minutes' }).click();
        await expectAccessible(page);
        for (const size of ['100%', '200%']) {
          await page.evaluate(value => {
            document.documentElement.style.fontSize = value;
          }, size);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(width, size).toBeLessThanOrEqual(320);
        }
        for (const control of await page
          .getByRole('main')
          .locator('button, select, a[class*="min-h"]')
          .all()) {
          if (await control.isVisible())
            expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      });
    });
  }
}

import { expect, expectAccessible, signUp, test } from './fixture.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the first minute: coach, daily amount, reminder, first stone, first message', async ({
  page,
  visit,
  account,
}) => {
  await visit();
  await signUp(page, account);
  const region = (name: string) => page.getByRole('region', { name });

  const coach = region('Who do you want to talk with?');
  await expect(coach.getByText('1 of 4')).toBeVisible();
  await coach.getByRole('button', { name: 'Choose another coach' }).click();
  await coach.getByRole('radio', { name: /Mike/ }).click();
  await expect(page.getByRole('button', { name: /^Mike, change coach/ })).toBeVisible();
  await expectAccessible(page);
  await coach.getByRole('button', { name: 'Next' }).click();

  const amount = region('What does a day without gambling save?');
  await expect(amount.getByRole('heading')).toBeFocused();
  await amount.getByRole('spinbutton', { name: 'Daily amount' }).fill('12');
  await expect(amount.getByText('Saved', { exact: true })).toBeVisible();
  await amount.getByRole('button', { name: 'Next' }).click();

  const reminder = region('A word on the days you forget?');
  await reminder.getByLabel('Reminder time').fill('19:30');
  await expectAccessible(page);
  await reminder.getByRole('button', { name: 'Remind me by email' }).click();

  await region('Lay your first stone').getByRole('button', { name: 'Lay the first stone' }).click();
  await expect(region('Your first stone lies').getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write a first message' }).click();
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeFocused();
  await page.keyboard.type('Here I am.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('I hear you.')).toBeVisible();

  await visit('/progress');
  await expect(page.getByRole('img', { name: 'Your cairn: 1 stone' })).toBeVisible();
  await visit('/settings');
  await expect(page.getByRole('spinbutton', { name: 'Daily amount' })).toHaveValue('12');
  await expect(page.getByRole('switch', { name: 'Daily reminder' })).toBeChecked();
  await expect(page.getByLabel('Reminder time')).toHaveValue('19:30');
});

test('the start can be left out, stays away, and never stands before the chat', async ({
  page,
  visit,
  account,
}) => {
  await visit();
  await signUp(page, account);
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Skip the start' }).click();
  await expect(page.getByRole('textbox', { name: 'Ask anything' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('Start a conversation by typing a message below')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.getByText('1 of 4')).toHaveCount(0);
});

test('a step whose answer was lost says so, and keeps what was chosen', async ({ page, visit, account }) => {
  await visit();
  await signUp(page, account);
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.route('**/api/me/settings', route => route.abort());
  await page.getByLabel('Reminder time').fill('06:15');
  await page.getByRole('button', { name: 'Remind me by email' }).click();
  await expect(page.getByRole('alert')).toContainText('can’t be reached');
  await expect(page.getByLabel('Reminder time')).toHaveValue('06:15');
  await page.unroute('**/api/me/settings');
  await page.getByRole('button', { name: 'Remind me by email' }).click();
  await expect(page.getByRole('region', { name: 'Lay your first stone' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { newId } from '../../src/shared/ids.ts';
import { expect, expectAccessible, type Person, tabTo, test } from './fixture.ts';

const post = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
/** What waits for a decision, by the words in it. */
const waiting = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const notices = (page: Page) => page.getByRole('region', { name: 'From the moderators' });
const title = (words: string) => `${words} ${newId().slice(-6)}`;

let app: { url: string };
test.beforeEach(({ app: running }) => {
  app = running;
});

async function send(who: Person, path: string, data: object = {}): Promise<{ id: string }> {
  const response = await who.page.context().request.post(app.url + path, { data });
  expect([200, 201]).toContain(response.status());
  return response.json();
}

const write = (who: Person, words: string, content = 'Words.') =>
  send(who, '/api/posts', { title: words, content });

async function open(who: Person, path = '/community'): Promise<Page> {
  await who.page.goto(app.url + path);
  await expect(who.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return who.page;
}

async function decide(
  page: Page,
  words: string,
  action: string,
  confirm: (dialog: ReturnType<Page['getByRole']>) => Promise<void> = async () => {},
) {
  await waiting(page, words).getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await confirm(dialog);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('reported, hidden, told kindly, appealed, and restored', async ({ person, moderator }) => {
  // Three browsers, and axe in each.
  test.slow();
  const [ann, ben, mo] = [
    await person('Quiet River'),
    await person('Calm Hill'),
    await moderator('Steady Oak'),
  ];
  const name = title('About my brother');
  await write(ann, name, 'He lives in Elm Street 4.');

  const page = await open(ben);
  await test.step('a reader reports it, and is told what happens next', async () => {
    await post(page, name).getByRole('button', { name: 'More about the post' }).click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this post' });
    await expect(dialog).toContainText('never told who reported it');
    await page.route('**/api/reports', route => route.abort());
    await dialog.getByRole('radio', { name: /private things/ }).check();
    await dialog.getByRole('textbox', { name: /Note/ }).fill('An address');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(dialog.getByRole('alert')).toContainText('check your connection');
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('An address');
    await page.unroute('**/api/reports');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toContainText('with the moderators');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(post(page, name).getByRole('button', { name: 'More about the post' })).toBeFocused();
  });

  const desk = await open(mo);
  await test.step('a moderator hides it', async () => {
    await desk.getByRole('button', { name: 'Account menu' }).click();
    await desk.getByRole('link', { name: 'Moderation' }).click();
    await expect(desk).toHaveURL(`${app.url}/moderation`);
    await expect(waiting(desk, name)).toContainText('Post by Quiet River');
    await expect(waiting(desk, name)).toContainText('1 report: Private things of others (1)');
    await expect(waiting(desk, name)).toContainText('An address');
    await expect(waiting(desk, name)).not.toContainText('Calm Hill');
    await expectAccessible(desk);
    await decide(desk, name, 'Hide', async dialog => {
      await expect(dialog).toContainText('Only the author still sees it');
      await expect(dialog.getByRole('radio', { name: 'Private things of others' })).toBeChecked();
      await expectAccessible(desk);
    });
    await expect(waiting(desk, name)).toHaveCount(0);
    await expect(desk.getByRole('status').filter({ hasText: 'Hidden.' })).toBeVisible();
  });

  const own = await open(ann);
  await test.step('its author is told, and appeals', async () => {
    await expect(post(own, name)).toContainText('A moderator has hidden this; only you can see it.');
    await expect(notices(own)).toContainText('Something you wrote was hidden');
    await expect(notices(own)).toContainText('It tells private things about somebody.');
    await expect(notices(own)).toContainText(name);
    await expectAccessible(own);
    await notices(own).getByRole('button', { name: 'Appeal' }).click();
    await notices(own).getByRole('button', { name: 'Send appeal' }).click();
    await expect(notices(own).getByRole('textbox')).toHaveAccessibleDescription(/write a few words/);
    await notices(own).getByRole('textbox').fill('The street is not real.');
    await own.reload();
    await notices(own).getByRole('button', { name: 'Appeal' }).click();
    await expect(notices(own).getByRole('textbox')).toHaveValue('The street is not real.');
    await expectAccessible(own);
    await notices(own).getByRole('button', { name: 'Send appeal' }).click();
    await expect(notices(own)).toContainText('You have appealed.');
    await expect(notices(own).getByRole('button', { name: 'Appeal' })).toHaveCount(0);
    await notices(own).getByRole('button', { name: 'Close' }).click();
    await expect(notices(own)).toHaveCount(0);
  });

  await test.step('the reader no longer sees it', async () => {
    await open(ben);
    await expect(page.getByRole('button', { name: 'Create New Post' })).toBeVisible();
    await expect(post(page, name)).toHaveCount(0);
  });

  await test.step('the moderator reads the appeal and restores it', async () => {
    await open(mo, '/moderation');
    await expect(waiting(desk, name)).toContainText('The author appeals');
    await expect(waiting(desk, name)).toContainText('The street is not real.');
    await decide(desk, name, 'Restore');
    await expect(waiting(desk, name)).toHaveCount(0);
    await desk.getByRole('link', { name: 'Decisions' }).click();
    await expect(desk.getByRole('main').getByRole('listitem').first()).toContainText(
      'Restored: Post by Quiet River',
    );
    await expect(desk.getByRole('main').getByRole('listitem').first()).toContainText('Steady Oak');
    await expect(desk.getByRole('main').getByRole('listitem').nth(1)).toContainText(
      'Hidden: Post by Quiet River',
    );
    await expectAccessible(desk);
  });

  await test.step('everyone sees it again, and Settings keeps what was decided', async () => {
    await open(ben);
    await expect(post(page, name)).toBeVisible();
    await open(ann);
    await expect(notices(own)).toContainText('Something you wrote is back');
    await open(ann, '/settings');
    await expect(notices(own)).toContainText('Something you wrote was hidden');
    await expect(notices(own)).toContainText('You appealed, and the decision was taken back.');
    await expectAccessible(own);
  });
});

test('a post that leads to gambling waits, and is approved or not', async ({ person, moderator }) => {
  const [ann, ben, mo] = [
    await person('Quiet River'),
    await person('Calm Hill'),
    await moderator('Steady Oak'),
  ];
  const name = title('Look at this');
  const own = await open(ann);
  await own.getByRole('button', { name: 'Create New Post' }).click();
  await own.getByRole('textbox', { name: 'Post Title' }).fill(name);
  await own
    .getByRole('textbox', { name: 'Post Content' })
    .fill('They wrote to me again: https://www.bet365.com');
  await own.getByRole('form').getByRole('button', { name: 'Post' }).first().click();
  await expect(post(own, name)).toContainText('Your post waits for a moderator');
  await expect(post(own, name).getByRole('button', { name: 'Like' })).toHaveCount(0);
  await expectAccessible(own);

  const desk = await open(mo, '/moderation');
  await expect(waiting(desk, name)).toContainText('Waits to be published');
  await expect(waiting(desk, name)).toContainText('seems to link to a gambling operator');
  const page = await open(ben);
  await expect(page.getByRole('button', { name: 'Create New Post' })).toBeVisible();
  await expect(post(page, name)).toHaveCount(0);
  await decide(desk, name, 'Approve');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.getByRole('button', { name: /new post/ }).click();
  await expect(post(page, name)).toBeVisible();
  await open(ann);
  await expect(notices(own)).toContainText('Your words are published');
});

test('somebody who is suspended reads on, and is told until when and why', async ({ person, moderator }) => {
  const [ann, ben, mo] = [
    await person('Quiet River'),
    await person('Calm Hill'),
    await moderator('Steady Oak'),
  ];
  const name = title('Unkind words');
  const { id } = await write(ann, name);
  await send(ben, '/api/reports', { targetType: 'post', targetId: id, reason: 'harassment' });
  const desk = await open(mo, '/moderation');
  await decide(desk, name, 'Suspend', async dialog => {
    await dialog.getByRole('radio', { name: '3 days' }).check();
    await dialog.getByRole('textbox', { name: /Note/ }).fill('The third time.');
    await expectAccessible(desk);
  });
  await expect(waiting(desk, name)).toContainText('Suspended until');

  const own = await open(ann);
  const main = own.getByRole('main');
  await expect(main.getByText(/Until .* you can read here, but not write\. It can hurt/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Create New Post' })).toHaveCount(0);
  await expect(main.getByRole('textbox', { name: 'Add a comment...' })).toHaveCount(0);
  await expect(post(own, name)).toContainText('You can write here again from');
  await expect(post(own, name).getByRole('button', { name: 'Like' })).toBeDisabled();
  await expect(notices(own)).toContainText('You can not write for a while');
  await expectAccessible(own);

  await decide(desk, name, 'End suspension');
  await open(ann);
  await expect(main.getByRole('button', { name: 'Create New Post' })).toBeVisible();
  await expect(notices(own)).toContainText('You can write here again');
});

test('a decision that somebody else was quicker with is not made twice', async ({ person, moderator }) => {
  const [ann, ben, mo, other] = [
    await person('Quiet River'),
    await person('Calm Hill'),
    await moderator('Steady Oak'),
    await moderator('Tall Birch'),
  ];
  const name = title('Reported once');
  const { id } = await write(ann, name);
  await send(ben, '/api/reports', { targetType: 'post', targetId: id, reason: 'spam' });
  const desk = await open(mo, '/moderation');
  await waiting(desk, name).getByRole('button', { name: 'Remove', exact: true }).click();
  await send(other, '/api/moderation/actions', {
    targetType: 'post',
    targetId: id,
    action: 'dismiss',
    reason: 'noBreach',
  });
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Seen before.');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('alert')).toContainText('changed meanwhile');
  await expect(dialog.getByRole('textbox')).toHaveValue('Seen before.');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(waiting(desk, name)).toHaveCount(0);
});

test('the queue is worked through by keyboard alone', async ({ person, moderator }) => {
  const [ann, ben, mo] = [
    await person('Quiet River'),
    await person('Calm Hill'),
    await moderator('Steady Oak'),
  ];
  const names = [title('First in line'), title('Second in line')];
  for (const name of names) {
    const { id } = await write(ann, name);
    await send(ben, '/api/reports', { targetType: 'post', targetId: id, reason: 'spam' });
  }
  const desk = await open(mo, '/moderation');
  const { keyboard } = desk;
  await expect(waiting(desk, names[1] ?? '')).toBeVisible();
  await waiting(desk, names[0] ?? '')
    .getByRole('heading', { level: 2 })
    .focus();
  await tabTo(desk, 'Dismiss');
  await keyboard.press('Enter');
  await expect(desk.getByRole('dialog', { name: 'Dismiss this?' })).toBeVisible();
  await tabTo(desk, 'Dismiss');
  await keyboard.press('Enter');
  await expect(waiting(desk, names[0] ?? '')).toHaveCount(0);
  await expect(waiting(desk, names[1] ?? '').getByRole('heading', { level: 2 })).toBeFocused();
  await tabTo(desk, 'Hide');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect(waiting(desk, names[1] ?? '').getByRole('button', { name: 'Hide' })).toBeFocused();
});

test('for others, moderation is a path that leads nowhere', async ({ person }) => {
  const page = await open(await person('Quiet River'), '/moderation');
  await expect(page.getByText('Page Coming Soon')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('link', { name: 'Settings' }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Moderation' })).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('the queue, its dialogs and the decisions are readable', async ({ person, moderator }) => {
        const [ann, ben, mo] = [
          await person('Quiet River'),
          await person('Calm Hill'),
          await moderator('Steady Oak'),
        ];
        const name = title('In danger');
        const { id } = await write(ann, name);
        await send(ben, '/api/reports', {
          targetType: 'post',
          targetId: id,
          reason: 'selfHarm',
          note: 'Please look',
        });
        await write(ann, title('A code'), 'Use my promo code LUCKY100');
        const desk = await open(mo, '/moderation');
        const check = async () => {
          await expectAccessible(desk);
          expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        };
        await expect(waiting(desk, name)).toContainText('Please look here first');
        await expect(desk.getByRole('article').first()).toContainText('Please look here first');
        await check();
        await waiting(desk, name).getByRole('button', { name: 'Suspend' }).click();
        await check();
        await desk.keyboard.press('Escape');
        await decide(desk, name, 'Remove');
        await open(mo, '/moderation/audit');
        await expect(
          desk.getByRole('main').getByRole('listitem').filter({ hasText: 'Removed' }).first(),
        ).toBeVisible();
        await check();
      });
    });
  }
}

import type { Page } from '@playwright/test';
import { newId } from '../../src/shared/ids.ts';
import { expect, expectAccessible, type Person, tabTo, test } from './fixture.ts';

/** A post on the screen, by its title. */
const post = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const comment = (page: Page, words: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(words, { exact: true }) });
/** The button inside a menu that is open. */
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

let app: { url: string };
/** A title that no other test has. */
const title = (words: string) => `${words} ${newId().slice(-6)}`;

test.beforeEach(({ app: running }) => {
  app = running;
});

/** Sends something as the person's own browser would. */
async function send(who: Person, path: string, data: object = {}): Promise<{ id: string }> {
  const response = await who.page.context().request.post(app.url + path, { data });
  expect(response.status()).toBe(201);
  return response.json();
}

const write = (who: Person, words: string, more: object = {}) =>
  send(who, '/api/posts', { title: words, content: 'One day after the other.', ...more });

async function open(who: Person, path = '/community'): Promise<Page> {
  await who.page.goto(app.url + path);
  await expect(who.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return who.page;
}

/** Shows the newest few posts alone: looking at all that other journeys left takes its time. */
const showFew = (who: Person, few: number) =>
  who.page.route('**/api/posts?*', async route => {
    const response = await route.fetch();
    const list = response.status() === 200 ? await response.json() : null;
    if (!list) return route.fulfill({ response });
    return route.fulfill({ response, json: { items: list.items.slice(0, few), nextCursor: null } });
  });

/** What the browser does when somebody comes back to the tab. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a post is written with care: nothing is lost, and nothing is sent without words', async ({
  person,
}) => {
  const page = await open(await person('Quiet River'));
  const toggle = page.getByRole('button', { name: 'Create New Post' });
  const titleField = page.getByRole('textbox', { name: 'Post Title' });
  const contentField = page.getByRole('textbox', { name: 'Post Content' });
  const form = page.getByRole('form', { name: 'Create New Post' });
  const name = title('Day twelve');

  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(titleField).toBeFocused();
  await expect(contentField).toHaveAttribute('rows', '4');
  await expect(form).toContainText('brand names can trigger urges');
  await expectAccessible(page);

  await test.step('both are required after trimming', async () => {
    await titleField.fill('   ');
    await contentField.fill('words');
    await form.getByRole('button', { name: 'Post' }).click();
    await expect(titleField).toBeFocused();
    await expect(titleField).toHaveAccessibleDescription(/write a title/);
    await titleField.fill(name);
    await contentField.fill(' \n ');
    await contentField.press('Tab');
    await form.getByRole('button', { name: 'Post' }).click();
    await expect(contentField).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('it survives a reload, and Cancel clears it', async () => {
    await contentField.fill('Twelve days.');
    await page.getByRole('checkbox', { name: 'Post without my name' }).check();
    await page.reload();
    await expect(titleField).toHaveValue(name);
    await expect(contentField).toHaveValue('Twelve days.');
    await expect(page.getByRole('checkbox', { name: 'Post without my name' })).toBeChecked();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await expect(titleField).toHaveValue('');
    await expect(contentField).toHaveValue('');
  });

  await test.step('a refusal stands beside its field, another failure above the buttons, and the words stay', async () => {
    await titleField.fill(name);
    await contentField.fill('Twelve days.\n\nThe walk in the evening helps: https://example.org/walks');
    const refusal = {
      title: 'Not valid',
      status: 422,
      errors: [{ path: 'content', message: 'It reads like an invitation to gamble.' }],
    };
    await page.route('**/api/posts', route => route.fulfill({ status: 422, json: refusal }));
    await form.getByRole('button', { name: 'Post' }).click();
    await expect(contentField).toHaveAccessibleDescription(/reads like an invitation/);
    await page.unroute('**/api/posts');
    await page.route('**/api/posts', route => route.abort());
    await form.getByRole('button', { name: 'Post' }).click();
    await expect(form.getByRole('alert')).toContainText('what you wrote is kept');
    await expect(titleField).toHaveValue(name);
    await expectAccessible(page);
    await page.unroute('**/api/posts');
  });

  await test.step('published, it is at the top, and the form is empty', async () => {
    await form.getByRole('button', { name: 'Post' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('article').first()).toHaveAccessibleName(name);
    await expect(post(page, name).getByRole('link', { name })).toBeFocused();
    await expect(post(page, name)).toContainText('By Quiet River');
    await expect(post(page, name)).toContainText('0 days');
    await expect(post(page, name)).toContainText('Just now');
    await expect(post(page, name).getByRole('paragraph').filter({ hasText: 'Twelve days.' })).toHaveText(
      'Twelve days.',
    );
    const link = post(page, name).getByRole('link', { name: 'https://example.org/walks' });
    await expect(link).toHaveAttribute('rel', /noopener.*nofollow/);
    await toggle.click();
    await expect(titleField).toHaveValue('');
    await expect(contentField).toHaveValue('');
    await expectAccessible(page);
  });
});

test('sent twice because the answer was lost, a post is there once', async ({ person }) => {
  const page = await open(await person('Quiet River'));
  const name = title('Only once');
  await page.getByRole('button', { name: 'Create New Post' }).click();
  await page.getByRole('textbox', { name: 'Post Title' }).fill(name);
  await page.getByRole('textbox', { name: 'Post Content' }).fill('Words.');
  await page.route('**/api/posts', async route => {
    await route.fetch();
    await route.abort();
  });
  const button = page.getByRole('form').getByRole('button', { name: 'Post' }).first();
  await button.click();
  await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
  await page.unroute('**/api/posts');
  await button.click();
  await expect(post(page, name)).toBeVisible();
  await page.reload();
  await expect(post(page, name)).toHaveCount(1);
});

test('whoever goes on while a post is on its way finds it published, and no draft of it', async ({
  person,
}) => {
  const page = await open(await person('Quiet River'));
  const name = title('On its way');
  await page.getByRole('button', { name: 'Create New Post' }).click();
  await page.getByRole('textbox', { name: 'Post Title' }).fill(name);
  await page.getByRole('textbox', { name: 'Post Content' }).fill('Words.');
  let arrive = () => {};
  const held = new Promise<void>(resolve => {
    arrive = resolve;
  });
  await page.route('**/api/posts', async route => {
    await held;
    await route.continue();
  });
  const stored = page.waitForResponse('**/api/posts');
  await page.getByRole('form').getByRole('button', { name: 'Post' }).first().click();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Progress' })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
  arrive();
  expect((await stored).status()).toBe(201);
  await page.goBack();
  await expect(post(page, name)).toBeVisible();
  await page.reload();
  await expect(post(page, name)).toBeVisible();
  await expect(page.getByRole('form', { name: 'Create New Post' })).toHaveCount(0);
});

test('two people: what one writes waits behind a button, and nothing moves under the other', async ({
  person,
}) => {
  const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
  const name = title('Something to read');
  await write(ann, name, { content: 'Long words.\n\n'.repeat(60) });
  const page = await open(ben);
  await expect(post(page, name)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  const before = await post(page, name).boundingBox();

  const [first, second] = [title('While you read'), title('And one more')];
  await write(ann, first);
  await write(ann, second);
  await lookAgain(page);
  const button = page.getByRole('button', { name: '2 new posts' });
  await expect(button).toBeVisible();
  await expect(button).toBeInViewport();
  await expect(post(page, first)).toHaveCount(0);
  expect(await post(page, name).boundingBox()).toEqual(before);
  await expectAccessible(page);

  await button.click();
  await expect(page.getByRole('article').first()).toHaveAccessibleName(second);
  await expect(post(page, second).getByRole('link', { name: second })).toBeFocused();
  await expect(post(page, first)).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('new posts show within half a minute, and an unchanged list costs no answer', async ({ person }) => {
  const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
  await ben.page.clock.install();
  const page = await open(ben);
  await expect(page.getByRole('button', { name: 'Create New Post' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const unchanged = page.waitForResponse(response => response.url().includes('/api/posts?'));
  await page.clock.runFor(31_000);
  expect((await unchanged).status()).toBe(304);
  await write(ann, title('From elsewhere'));
  await page.clock.runFor(31_000);
  await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible();
});

test('a like shows at once, counts once, and is taken back with a word when it is refused', async ({
  person,
}) => {
  const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
  const name = title('Day one');
  await write(ann, name);
  const page = await open(ben);
  const like = post(page, name).getByRole('button', { name: 'Like', exact: true });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/like', route => route.fulfill({ status: 500, json: {} }));
  await like.click();
  await expect(post(page, name).getByRole('alert')).toContainText('could not be saved');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(post(page, name)).toContainText('0 likes');
  await page.unroute('**/like');

  for (let i = 0; i < 5; i++) await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(post(page, name)).toContainText('1 like');
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(post(page, name)).toContainText('1 like');

  const other = await open(ann);
  await expect(post(other, name)).toContainText('1 like');
  await like.click();
  await expect(post(page, name)).toContainText('0 likes');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('networkidle');
  await lookAgain(other);
  await expect(post(other, name)).toContainText('0 likes');
});

test('comments: written, kept, counted, shown to the other on request', async ({ person }) => {
  const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
  const name = title('A question');
  const { id } = await write(ann, name);
  const page = await open(ben);
  const other = await open(ann);
  const field = post(page, name).getByRole('textbox', { name: 'Add a comment...' });
  const button = post(page, name).getByRole('button', { name: 'Post', exact: true });
  await expect(field).toHaveAttribute('placeholder', 'Add a comment...');

  await field.fill('   ');
  await button.click();
  await expect(post(page, name).getByRole('listitem')).toHaveCount(0);
  await field.fill('I walk.');
  await page.reload();
  await expect(field).toHaveValue('I walk.');
  await page.route('**/comments', route => route.abort());
  await button.click();
  await expect(post(page, name).getByRole('alert')).toContainText('what you wrote is kept');
  await expect(field).toHaveValue('I walk.');
  await expectAccessible(page);
  await page.unroute('**/comments');
  await field.press('Enter');
  await expect(comment(page, 'I walk.')).toContainText('Calm Hill');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(post(page, name)).toContainText('1 reply');

  await test.step('the other sees how many came, then reads them', async () => {
    await send(ben, `/api/posts/${id}/comments`, { content: 'And I call.' });
    await lookAgain(other);
    const fresh = post(other, name).getByRole('button', { name: '2 new comments' });
    await expect(fresh).toBeVisible();
    await expect(comment(other, 'I walk.')).toHaveCount(0);
    await fresh.click();
    await expect(post(other, name).getByRole('listitem')).toHaveText([/I walk\./, /And I call\./]);
    await expect(comment(other, 'I walk.')).toBeFocused();
    await expect(post(other, name)).toContainText('2 replies');
  });

  await test.step('of many, the newest three; all when asked for', async () => {
    for (const words of ['Three', 'Four', 'Five'])
      await send(ann, `/api/posts/${id}/comments`, { content: words });
    await page.reload();
    await expect(post(page, name).getByRole('listitem')).toHaveText([/Three/, /Four/, /Five/]);
    await post(page, name).getByRole('button', { name: 'Show all 5 comments' }).click();
    await expect(post(page, name).getByRole('listitem')).toHaveCount(5);
    await expect(comment(page, 'I walk.')).toBeFocused();
    await expectAccessible(page);
  });
});

test('a post and its comments have their own page, also when they are many', async ({ person }) => {
  const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
  const name = title('A long thread');
  const { id } = await write(ann, name);
  for (let i = 1; i <= 53; i++) await send(ben, `/api/posts/${id}/comments`, { content: `Reply ${i}` });
  const page = await open(ben);
  await post(page, name).getByRole('link', { name }).click();
  await expect(page).toHaveURL(`${app.url}/community/${id}`);
  await expect(page).toHaveTitle('Community · Cairn');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Community', exact: true }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(50);
  await page.getByRole('button', { name: 'Show earlier comments' }).click();
  await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(53);
  await expect(comment(page, 'Reply 1')).toBeFocused();
  await expect(page.getByRole('article').getByRole('listitem').last()).toContainText('Reply 53');
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await send(ann, `/api/posts/${id}/comments`, { content: 'Thank you all' });
  await lookAgain(page);
  await page.getByRole('button', { name: '1 new comment' }).click();
  await expect(comment(page, 'Thank you all')).toBeFocused();
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(post(page, name)).toBeVisible();
});

test('a link to a post that is not there says so', async ({ person }) => {
  const page = await open(await person('Quiet River'), '/community/0198f0a0-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'This post is not here' })).toBeVisible();
  await expectAccessible(page);
});

test('without a name, nobody sees who it was; with a note, it is folded', async ({ person }) => {
  const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
  const own = await open(ann);
  const name = title('Hard to say');
  await own.getByRole('button', { name: 'Create New Post' }).click();
  await own.getByRole('textbox', { name: 'Post Title' }).fill(name);
  await own.getByRole('textbox', { name: 'Post Content' }).fill('I lost 900 in one night.');
  await own.getByRole('checkbox', { name: 'Post without my name' }).check();
  await own.getByRole('checkbox', { name: 'This mentions amounts or betting' }).check();
  await own.getByRole('form').getByRole('button', { name: 'Post' }).first().click();
  await expect(post(own, name)).toContainText('By Anonymous');
  await expect(post(own, name)).toContainText('(you, without your name)');
  await expect(post(own, name)).toContainText('I lost 900');
  await post(own, name).getByRole('textbox', { name: 'Add a comment...' }).fill('Thank you for reading');
  await expect(post(own, name).getByRole('checkbox', { name: 'Without my name' })).toBeChecked();
  await post(own, name).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(comment(own, 'Thank you for reading')).toContainText('Anonymous');

  const page = await open(ben);
  await expect(post(page, name)).toContainText('By Anonymous');
  await expect(post(page, name)).not.toContainText('Quiet River');
  await expect(post(page, name).getByText('I lost 900')).toHaveCount(0);
  await expectAccessible(page);
  await post(page, name).getByRole('button', { name: 'Show', exact: true }).click();
  await expect(post(page, name).getByText('I lost 900')).toBeVisible();
  await post(page, name).getByRole('button', { name: 'Fold it again' }).click();
  await expect(post(page, name).getByText('I lost 900')).toHaveCount(0);
});

test('what is deleted can be brought back, with everything on it', async ({ person }) => {
  const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
  const name = title('Said too much');
  const { id } = await write(ann, name);
  await send(ben, `/api/posts/${id}/comments`, { content: 'I hear you.' });
  await send(ann, `/api/posts/${id}/comments`, { content: 'Never mind.' });
  const page = await open(ann);
  const other = await open(ben);

  await post(page, name).getByRole('button', { name: 'More about the comment by Quiet River' }).click();
  await choice(page, 'Delete').click();
  await expect(post(page, name)).toContainText('Your comment is deleted.');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(post(page, name)).toContainText('1 reply');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(comment(page, 'Never mind.')).toBeFocused();
  await expect(post(page, name)).toContainText('2 replies');

  await post(page, name).getByRole('button', { name: 'More about the post by Quiet River' }).click();
  await expect(choice(page, 'Report').filter({ visible: true })).toHaveCount(0);
  await choice(page, 'Delete').click();
  await expect(page.getByText('Your post is deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(post(page, name)).toHaveCount(0);
  await lookAgain(other);
  await expect(other.getByText('This post is no longer here.')).toBeVisible();

  // Also after looking elsewhere.
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Progress' })
    .filter({ visible: true })
    .click();
  await page.goBack();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(post(page, name).getByRole('link', { name })).toBeFocused();
  await expect(comment(page, 'I hear you.')).toBeVisible();
  await lookAgain(other);
  await expect(post(other, name)).toBeVisible();
});

test('what can not be deleted or brought back is as it was, and says so', async ({ person }) => {
  const ann = await person('Quiet River');
  const name = title('Stays');
  await write(ann, name);
  const page = await open(ann);
  await page.route('**/api/posts/*', route => route.fulfill({ status: 500, json: {} }));
  await post(page, name).getByRole('button', { name: 'More about the post' }).click();
  await choice(page, 'Delete').click();
  await expect(post(page, name).getByRole('alert')).toBeVisible();
  await page.unroute('**/api/posts/*');
  await post(page, name).getByRole('button', { name: 'More about the post' }).click();
  await choice(page, 'Delete').click();
  await page.route('**/restore', route => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('alert')).toContainText('more than ten minutes ago');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('blocking: neither sees the other’s words, until it is undone in Settings', async ({ person }) => {
  const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
  const names = [title('By Ann'), title('Also by Ann'), title('By Ben')];
  const [first = '', second = '', bens = ''] = names;
  const { id } = await write(ben, bens);
  await write(ann, first);
  await write(ann, second);
  await send(ann, `/api/posts/${id}/comments`, { content: 'Words of Ann.' });
  const page = await open(ben);
  await post(page, bens).getByRole('button', { name: 'More about the comment by Quiet River' }).click();
  await choice(page, 'Block').click();
  const dialog = page.getByRole('dialog', { name: 'Block Quiet River?' });
  await expect(dialog).toContainText('no longer see each other’s words');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('dialog', { name: 'Blocked' })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(comment(page, 'Words of Ann.')).toHaveCount(0);
  await expect(post(page, first)).toHaveCount(0);
  await expect(post(page, second)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const other = await open(ann);
  await expect(post(other, first)).toBeVisible();
  await expect(post(other, bens)).toHaveCount(0);

  await open(ben, '/settings');
  const blocked = page.getByRole('region', { name: 'Blocked people' });
  await expect(blocked.getByRole('listitem')).toContainText('Quiet River');
  await expectAccessible(page);
  await blocked.getByRole('button', { name: 'Unblock Quiet River' }).click();
  await expect(blocked).toContainText('You have blocked nobody.');
  await open(ben);
  await expect(post(page, first)).toBeVisible();
});

test('older posts come on request, none twice and none left out', async ({ person }) => {
  const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
  const names: string[] = [];
  for (let i = 0; i < 45; i++) {
    const name = title('One of many');
    names.push(name);
    await write(ann, name);
  }
  const page = await open(ben);
  const shown = () =>
    page.getByRole('article').evaluateAll(all => all.map(one => one.querySelector('h2')?.textContent));
  await expect(page.getByRole('article')).toHaveCount(20);
  await write(ann, title('Meanwhile'));
  const older = page.getByRole('button', { name: 'Show older posts' });
  await older.click();
  await expect(page.getByRole('article')).toHaveCount(40);
  await expect(page.getByRole('article').nth(20).getByRole('link').first()).toBeFocused();
  await older.click();
  await expect.poll(async () => (await shown()).slice(0, 45)).toEqual(names.toReversed());
});

test.describe('what stands there while there are no posts', () => {
  test('none yet', async ({ person }) => {
    const ann = await person('Quiet River');
    await ann.page.route('**/api/posts?*', route => route.fulfill({ json: { items: [], nextCursor: null } }));
    const page = await open(ann);
    await expect(page.getByRole('heading', { name: 'Nobody has written here yet' })).toBeVisible();
    await expectAccessible(page);
  });

  test('on their way', async ({ person }) => {
    const ann = await person('Quiet River');
    let answer = () => {};
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    await ann.page.route('**/api/posts?*', async route => {
      await held;
      await route.continue();
    });
    const page = await open(ann);
    await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expectAccessible(page);
    answer();
    await expect(page.getByRole('status', { name: 'Loading' })).toBeHidden();
  });

  test('not to be had, and then they are', async ({ person }) => {
    const ann = await person('Quiet River');
    const name = title('After all');
    await write(ann, name);
    await ann.page.route('**/api/posts?*', route => route.abort());
    const page = await open(ann);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('alert')).toContainText('check your connection');
    await expectAccessible(page);
    await page.unroute('**/api/posts?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(post(page, name)).toBeVisible();
  });
});

test('offline, what is on the screen stays, and what is written waits in its field', async ({ person }) => {
  const ann = await person('Quiet River');
  const name = title('On the train');
  await write(ann, name);
  const page = await open(ann);
  await expect(post(page, name)).toBeVisible();
  await page.context().setOffline(true);
  await lookAgain(page);
  const field = post(page, name).getByRole('textbox', { name: 'Add a comment...' });
  await field.fill('From the tunnel');
  await post(page, name).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(post(page, name).getByRole('alert')).toContainText('check your connection');
  await expect(field).toHaveValue('From the tunnel');
  await page.context().setOffline(false);
  await post(page, name).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(comment(page, 'From the tunnel')).toBeVisible();
});

test('everything works by keyboard alone', async ({ person }) => {
  const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
  const others = title('Words of another');
  await write(ann, others);
  const page = await open(ben);
  await expect(post(page, others)).toBeVisible();
  const { keyboard } = page;

  await tabTo(page, /^Create New Post$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Post Title' })).toBeFocused();
  const own = title('By hand');
  await keyboard.type(own);
  await keyboard.press('Tab');
  await keyboard.type('No mouse needed.');
  await tabTo(page, /^Post$/);
  await keyboard.press('Enter');
  await expect(post(page, own).getByRole('link', { name: own })).toBeFocused();

  await test.step('delete and undo', async () => {
    await tabTo(page, /^More about the post by Calm Hill$/);
    await keyboard.press('Enter');
    await tabTo(page, /^Delete$/);
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(post(page, own).getByRole('link', { name: own })).toBeFocused();
  });

  await test.step('like and comment', async () => {
    await page.goto(`${app.url}/community`);
    await expect(post(page, others)).toBeVisible();
    await post(page, others).getByRole('link', { name: others }).focus();
    await tabTo(page, /^Like$/);
    await keyboard.press('Space');
    await expect(post(page, others).getByRole('button', { name: 'Like' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await tabTo(page, /^Add a comment/);
    await keyboard.type('Well said.');
    await keyboard.press('Enter');
    await expect(comment(page, 'Well said.')).toBeVisible();
  });

  await test.step('report, and then block', async () => {
    await post(page, others).getByRole('link', { name: others }).focus();
    await tabTo(page, /^More about the post by Quiet River$/);
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: 'More about the post by Quiet River' }).first(),
    ).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, /^Report$/);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Report this post' })).toBeVisible();
    await tabTo(page, /^It leads to gambling/);
    await keyboard.press('ArrowDown');
    await tabTo(page, /^Send report$/);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
    await tabTo(page, /^Block$/);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Block Quiet River?' })).toBeVisible();
    await tabTo(page, /^Cancel$/);
    await keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: 'More about the post by Quiet River' }).first(),
    ).toBeFocused();
  });
});

for (const [width, height] of [
  [320, 700],
  [390, 844],
  [1280, 900],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('the list, the form, the menu, the dialogs and a post are readable and in reach', async ({
        person,
      }) => {
        const [ann, ben] = [await person('Quiet River'), await person('Calm Hill')];
        const name = title('Readable');
        const { id } = await write(ann, name);
        await send(ann, `/api/posts/${id}/comments`, { content: 'A comment.' });
        await write(ann, title('Folded'), { mentionsBetting: true });
        await write(ben, title('Own'), { anonymous: true });
        test.slow();
        await showFew(ben, 3);
        const page = await open(ben);
        await expect(post(page, name)).toBeVisible();
        const check = async () => {
          await expectAccessible(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        };
        await page.getByRole('button', { name: 'Create New Post' }).click();
        await expect(page.getByRole('textbox', { name: 'Post Title' })).toBeFocused();
        await check();
        const small = await page
          .getByRole('main')
          .getByRole('button')
          .evaluateAll(
            all =>
              all
                .map(button => button.getBoundingClientRect())
                .filter(({ width: wide, height: high }) => high > 0 && Math.min(wide, high) < 44).length,
          );
        expect(small).toBe(0);
        const menu = post(page, name).getByRole('button', { name: 'More about the post' });
        await menu.click();
        await expect(choice(page, 'Block')).toBeInViewport({ ratio: 1 });
        await check();
        await choice(page, 'Block').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check();
        await page.keyboard.press('Escape');
        await menu.click();
        await choice(page, 'Report').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await check();
        await page.getByRole('button', { name: 'Send report' }).click();
        await expect(page.getByRole('alert')).toContainText('choose what fits best');
        await check();
        await open(ben, `/community/${id}`);
        await expect(comment(page, 'A comment.')).toBeVisible();
        await check();
      });
    });
  }
}

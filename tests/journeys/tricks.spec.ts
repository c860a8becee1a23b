import type { Locator, Page } from '@playwright/test';
import { expect, type Person, test } from './fixture.ts';

declare global {
  interface Window {
    /** What a trick would set if it ran. */
    tricked?: string;
    /** What the content security policy had to stop. */
    stopped?: string[];
  }
}

const RUN = "window.tricked='yes';alert(1)";

/** Things that people put where only words belong. None may run, and none may cover or push away what is not theirs. */
const tricks: Record<string, string> = {
  'a script': `<script>${RUN}</script>`,
  'a script that ends the page’s data': `</script><script>${RUN}</script>`,
  'an image that fails': `<img src=x onerror="${RUN}">`,
  'a drawing that loads': `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName=x dur=1s>`,
  'a frame': `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  'an attribute that is broken out of': `" autofocus onfocus="${RUN}" x="`,
  'an element with a style over everything':
    '<div style="position:fixed;inset:0;z-index:99;background:red">Your session has ended</div>',
  'a form':
    '<form action="https://evil.example/"><input name=password autofocus><button>Sign In</button></form>',
  'a template': `{{constructor.constructor("${RUN}")()}} \${${RUN}} <%= 1 %>`,
  'a link that runs': `javascript:${RUN} [click](javascript:${RUN}) data:text/html,<script>${RUN}</script>`,
  'a link that hides where it leads': 'https://example.org\u202emoc.live//:sptth https://xn--pypal-4ve.com/',
  'a link with a sign-in in it':
    'https://cairn.example@evil.example/ //evil.example/ ftp://evil.example/ \\\\evil\\x',
  'a very long word': 'w'.repeat(180),
  'a very long address': `https://example.org/${'a'.repeat(170)}`,
  'no place to break': '\u00a0x'.repeat(90),
  'letters under a tower of marks': `Z${'\u0300\u0301\u0302\u0303\u0308\u030a\u0316\u0317\u0323\u0331'.repeat(8)}algo ${'o\u0336\u0489'.repeat(20)}`,
  'direction turned around': '\u202e\u2066Quiet River says\u202d: I am a moderator\u202e',
  'isolates that never end': '\u2067\u2067\u2067\u202b\u202b shalom \u05e9\u05dc\u05d5\u05dd',
  'Arabic and Hebrew': 'مرحبا بالجميع، هذا يوم جديد שלום לכולם 123 (abc)!',
  'nothing to be seen': 'a\u200b\u200c\u200d\u2060\ufeff\u00ad\u3164\u2800\u115fb',
  'emoji that join': `${'👩‍👩‍👧‍👦'.repeat(12)}${'🏳️‍🌈'.repeat(6)}`,
  'half a character': 'half \ud83d and \udc00 half',
  'spaces and tabs': `a${' '.repeat(80)}b${'\t'.repeat(20)}c`,
  'line ends of every kind': 'a\u2028b\u2029c\u0085d\u000be',
  'marks of a message format': '{count, plural, one {# x} other {# y}} {0} <0>x</0> &lt;b&gt; &#x202e;',
  'names that objects know': '__proto__ constructor toString',
};

let app: { url: string };
test.beforeEach(({ app: running }) => {
  app = running;
});

const request = (who: Person) => who.page.context().request;

async function send(who: Person, path: string, data: object): Promise<{ id: string; content: string }> {
  const response = await request(who).post(app.url + path, { data });
  expect(response.status(), `${path} ${JSON.stringify(data).slice(0, 80)}`).toBe(201);
  return response.json();
}

/** Somebody whose page tells everything that runs. */
async function watched(who: Person): Promise<Person> {
  await who.page.addInitScript(() => {
    window.stopped = [];
    addEventListener('securitypolicyviolation', event => window.stopped?.push(event.violatedDirective));
  });
  who.page.on('dialog', dialog => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  who.page.on('popup', () => ran.push('a window'));
  return who;
}
let ran: string[] = [];

/** Nothing ran, and the policy had nothing to stop: it is the second line of defence, not the first. */
async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.tricked)).toBeUndefined();
  expect(await page.evaluate(() => window.stopped)).toEqual([]);
  expect(ran).toEqual([]);
  expect(
    await page.locator('main :is(script, iframe, img, object, embed, style, [onerror], [onload])').count(),
  ).toBe(0);
  expect(page.url().startsWith(app.url)).toBe(true);
}

/** The page is no wider than the window, and each part that people share it with ends before the next begins. */
async function expectLayoutHolds(page: Page, parts: Locator): Promise<void> {
  const { scrolled, wide } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    wide: document.documentElement.clientWidth,
  }));
  expect(scrolled).toBeLessThanOrEqual(wide);
  const problems = await parts.evaluateAll((all, width) => {
    const found: string[] = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const part of all) {
      const box = part.getBoundingClientRect();
      const name = part.textContent?.slice(0, 40);
      if (box.left < 0 || box.right > width) found.push(`too wide: ${name}`);
      if (box.top < end - 1) found.push(`over its neighbour: ${name}`);
      end = box.bottom;
      for (const words of part.querySelectorAll('h1, h2, p')) {
        if (words.scrollWidth > words.clientWidth + 1)
          found.push(`cut off: ${words.textContent?.slice(0, 40)}`);
      }
      // Whatever stands in a part, the buttons of that part can be reached.
      for (const button of part.querySelectorAll('button')) {
        button.scrollIntoView({ block: 'center' });
        const at = button.getBoundingClientRect();
        if (at.width === 0) continue;
        const hit = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
        if (!hit || !button.contains(hit)) found.push(`covered: ${button.textContent} of ${name}`);
      }
      scrollTo(0, 0);
    }
    return found;
  }, wide);
  expect(problems).toEqual([]);
}

/** As the server keeps it: trimmed, without what no database can hold. */
const asStored = (text: string) => text.trim();

test('tricks in names, titles, posts and comments run nothing and break no layout', async ({ person }) => {
  test.setTimeout(240_000);
  ran = [];
  const ben = await watched(await person('Calm Hill'));
  const ids: string[] = [];
  const asNames: string[] = [];
  const names = Object.keys(tricks);
  for (const [i, name] of names.entries()) {
    const trick = tricks[name] ?? '';
    const ann = await person('Quiet River');
    const renamed = await request(ann).patch(`${app.url}/api/me`, { data: { fullName: trick.slice(0, 80) } });
    // A name of several lines, or with what can't be seen, is refused; all else is a name like any other.
    expect([200, 422]).toContain(renamed.status());
    if (renamed.status() === 200) asNames.push(name);
    const { id, content } = await send(ann, '/api/posts', { title: trick, content: `${trick}\n\n${trick}` });
    expect(content).toContain(asStored(trick).slice(0, 5));
    await send(ann, `/api/posts/${id}/comments`, { content: trick });
    await send(ben, `/api/posts/${ids[i - 1] ?? id}/comments`, { content: `After it: ${trick}` });
    ids.push(id);
    await ann.page.close();
  }
  // Enough of them must have come through as names for this to mean anything.
  expect(asNames).toEqual(
    expect.arrayContaining(['a script', 'an image that fails', 'a very long word', 'Arabic and Hebrew']),
  );

  for (const width of [320, 390, 1280]) {
    await test.step(`in the list at ${width} px`, async () => {
      const { page } = ben;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${app.url}/community`);
      await expect(page.getByRole('article')).toHaveCount(20);
      await page.getByRole('button', { name: 'Show older posts' }).click();
      await expect(page.getByRole('article').nth(names.length - 1)).toBeVisible();
      await expectLayoutHolds(page, page.getByRole('article'));
      await expectLayoutHolds(page, page.getByRole('article').getByRole('listitem'));
      await expectNothingRan(page);
    });
  }

  await test.step('on the pages of the posts themselves', async () => {
    const { page } = ben;
    for (const [i, id] of ids.entries()) {
      await page.setViewportSize({ width: i % 2 ? 320 : 1280, height: 900 });
      await page.goto(`${app.url}/community/${id}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible();
      await expectLayoutHolds(page, page.getByRole('article'));
      await expectNothingRan(page);
    }
  });

  await test.step('links lead where they say, or are no links', async () => {
    const { page } = ben;
    const all = await page.context().request.get(`${app.url}/api/posts?limit=100`);
    expect(all.status()).toBe(200);
    await page.goto(`${app.url}/community`);
    await page.getByRole('button', { name: 'Show older posts' }).click();
    await expect(page.getByRole('article').nth(names.length - 1)).toBeVisible();
    const links = await page
      .locator('main a[target=_blank]')
      .evaluateAll(found => found.map(link => [link.getAttribute('href') ?? '', link.textContent ?? '']));
    expect(links.length).toBeGreaterThan(0);
    for (const [href = '', text = ''] of links) {
      expect(href).toMatch(/^https?:\/\//);
      expect(new URL(href).username, text).toBe('');
      expect(text).not.toMatch(/\p{Cf}/u);
    }
  });
});

test('tricks in the person’s own name, and in what moderators read', async ({ person, moderator }) => {
  test.setTimeout(120_000);
  ran = [];
  const mo = await watched(await moderator('Steady Oak'));
  const ann = await watched(await person('Quiet River'));
  for (const trick of Object.values(tricks)) {
    const { id } = await send(ann, '/api/posts', { title: trick, content: trick });
    await send(mo, '/api/reports', { targetType: 'post', targetId: id, reason: 'other', note: trick });
  }
  for (const width of [320, 1280]) {
    const { page } = mo;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${app.url}/moderation`);
    await expect(page.getByRole('article')).toHaveCount(20);
    for (const more of await page.locator('summary').all()) await more.click();
    await expectLayoutHolds(page, page.getByRole('article'));
    await expectNothingRan(page);
  }

  await request(ann).patch(`${app.url}/api/me`, { data: { fullName: `<img src=x onerror="${RUN}">` } });
  for (const path of ['/community', '/settings', '/']) {
    await ann.page.goto(app.url + path);
    await expect(ann.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingRan(ann.page);
  }
});

test('tricks in messages of the room run nothing and break no layout', async ({ person }) => {
  test.setTimeout(120_000);
  ran = [];
  const ann = await person('Quiet River');
  const ben = await watched(await person('Calm Hill'));
  const all = Object.values(tricks);
  for (const message of all) await send(ann, '/api/support/messages', { message });
  for (const width of [320, 1280]) {
    const { page } = ben;
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${app.url}/support`);
    const messages = page.getByRole('feed', { name: 'Support Room messages' }).getByRole('article');
    await expect(messages.filter({ hasText: '__proto__ constructor toString' }).first()).toBeVisible();
    expect(await messages.count()).toBeGreaterThanOrEqual(all.length);
    const { scrolled, wide } = await page.evaluate(() => ({
      scrolled: document.documentElement.scrollWidth,
      wide: document.documentElement.clientWidth,
    }));
    expect(scrolled).toBeLessThanOrEqual(wide);
    // Each message ends before the next begins, and none is wider than the page.
    const problems = await messages.evaluateAll((found, most) => {
      const boxes = found.map(message => message.getBoundingClientRect());
      return boxes.filter((box, i) => box.right > most || box.top < (boxes[i - 1]?.bottom ?? -1e9) - 1)
        .length;
    }, wide);
    expect(problems).toBe(0);
    await expectNothingRan(page);
  }
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { states } from '../states.ts';
import { test } from './demoFixture.ts';
import { expect, expectAccessible } from './fixture.ts';

for (const state of states) {
  test(`${state.name}: nothing for axe in either theme, nothing wider than 320 px, in large text too`, async ({
    showState,
  }) => {
    test.slow();
    const page = await showState(state);
    await expectAccessible(page);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expectAccessible(page, ['color-contrast']);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNarrow(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNarrow(page);
  });
}

test('every screen has a state here', async () => {
  const source = await readFile('src/app/screens.tsx', 'utf8');
  const paths = [...source.matchAll(/(?:path: |moderationScreen\()'(\/[^']*)'/g)].map(
    ([, path = '']) => path,
  );
  const slugs = [...source.matchAll(/^ {2}'([\w-]+)': msg/gm)].map(([, slug]) => `/lessons/${slug}`);
  expect(paths.length).toBeGreaterThan(10);
  const shown = states.map(({ path }) => path.split('?')[0] ?? '');
  const missing = [...paths, ...slugs].filter(
    // That one is of development.
    path =>
      path !== '/dev/ui' && !shown.some(at => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`).test(at)),
  );
  expect(missing).toEqual([]);
});

/** As a page at 1280 px is seen enlarged to 400%: it is read without scrolling sideways. */
async function expectNarrow(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => {
      const open = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
      return open.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth).filter(over => over > 0);
    });
  // An open menu follows the window a frame later.
  await expect.poll(beyond, { message: 'pixels beyond the edge' }).toEqual([]);
}

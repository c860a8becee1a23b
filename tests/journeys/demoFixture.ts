import type { Browser, Page } from '@playwright/test';
import { become, type Demo, show, startDemo } from '../demo.ts';
import type { State } from '../states.ts';
import { test as journey } from './fixture.ts';

type Storage = Awaited<ReturnType<typeof storageOf>>;
type Tools = { demo: Demo; signedIn: Record<State['who'], Storage> };

/** Over the demo, in which every screen has something to show. */
export const test = journey.extend<{ showState: (state: State, scale?: number) => Promise<Page> }, Tools>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures out of this pattern
    async ({}, use) => {
      const demo = await startDemo();
      await use(demo);
      await demo.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  signedIn: [
    async ({ demo, browser }, use) => {
      const of = (who: State['who']) => storageOf(who, browser, demo.url);
      await use({ visitor: undefined, newcomer: await of('newcomer'), member: await of('member') });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  /** Opens a browser of the one whom the state is of, and brings it there. */
  showState: async ({ demo, signedIn, browser }, use) => {
    const pages: Page[] = [];
    await use(async (state, scale = 1) => {
      const storageState = signedIn[state.who];
      const context = await browser.newContext({
        viewport: state.desktop ? { width: 1280, height: 800 } : { width: 390, height: 844 },
        deviceScaleFactor: scale,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...(storageState ? { storageState } : {}),
      });
      const page = await context.newPage();
      pages.push(page);
      await show(page, state, demo.url);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

async function storageOf(who: State['who'], browser: Browser, url: string) {
  if (who === 'visitor') return undefined;
  const context = await browser.newContext();
  await become(who, context, url);
  const storage = await context.storageState();
  await context.close();
  return storage;
}

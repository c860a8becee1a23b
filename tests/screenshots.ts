// npm run screenshots [-- readme | NAME…]: every state of every screen, or some, into .cache/screenshots; or README's pictures.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { build } from '../scripts/build.mjs';
import { become, show, startDemo } from './demo.ts';
import { type State, states } from './states.ts';

const root = resolve(import.meta.dirname, '..');
const folder = `${root}/.cache/screenshots`;
const sizes = { 390: 844, 768: 1024, 1280: 800 };
const themes = ['light', 'dark'] as const;

/** State, size and theme of the pictures in README and docs. */
const readme = [
  ['chat', 'phone', 'light'],
  ['progress', 'phone', 'light'],
  ['help', 'phone', 'dark'],
  ['welcome', 'phone', 'light'],
  ['progress', 'desktop', 'dark'],
  ['room', 'desktop', 'light'],
  ['moderation', 'desktop', 'light'],
] as const;

const wanted = process.argv.slice(2);
const forReadme = wanted[0] === 'readme';
const names: string[] = forReadme ? readme.map(([name]) => name) : wanted;
const problem = await build();
if (problem) throw new Error(problem);
mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROME_PATH ?? (await findBrowser());
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const demo = await startDemo();
for (const who of ['visitor', 'newcomer', 'member'] as const) {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await become(who, context, demo.url);
  for (const state of states) {
    if (state.who === who && (names.length === 0 || names.includes(state.name))) await take(state, context);
  }
  await context.close();
}
await demo.stop();
await browser.close();
process.stdout.write(`Pictures are in ${forReadme ? 'docs/pictures' : folder}\n`);

async function take(state: State, context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(state.desktop ? { width: 1280, height: 800 } : { width: 390, height: 844 });
    await show(page, state, demo.url);
    await (forReadme ? takeForReadme(state.name, page) : takeAll(state, page));
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${state.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`);
  }
  await context.setOffline(false);
  await page.close();
}

async function takeAll(state: State, page: Page): Promise<void> {
  for (const [width, height] of Object.entries(sizes)) {
    if ((state.phone && width !== '390') || (state.desktop && width !== '1280')) continue;
    await page.setViewportSize({ width: Number(width), height });
    for (const theme of themes) {
      await choose(page, theme);
      await page.screenshot({
        path: `${folder}/${state.name}-${width}-${theme}.png`,
        // What stands over the page, or has been scrolled to, is taken as it is seen.
        fullPage: await page.evaluate(() => scrollY === 0 && !document.querySelector('dialog[open]')),
        animations: 'disabled',
      });
    }
  }
}

async function takeForReadme(name: string, page: Page): Promise<void> {
  for (const [state, size, theme] of readme) {
    if (state !== name) continue;
    await page.setViewportSize(size === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 800 });
    await choose(page, theme);
    await page.screenshot({ path: `${root}/docs/pictures/${name}-${size}-${theme}.png` });
  }
}

async function choose(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.evaluate(chosen => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

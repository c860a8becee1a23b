import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';

/** Opens the Chromium that the browser tests use. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? (await findBrowser());
  if (!executablePath) throw new Error('No Chromium was found: install one, or set CHROME_PATH');
  // Chromium's own sandbox refuses to run as root.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...args, '--disable-background-networking'] });
}

/** A phone on which somebody is signed in. @param cookie the `Cookie` header of their session; without it nobody is */
export async function openPhone(browser: Browser, url: string, cookie = ''): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const pairs = cookie ? cookie.split('; ') : [];
  const cookies = pairs.map(pair => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await context.addCookies(cookies);
  return context;
}

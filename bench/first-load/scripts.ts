import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { openPhone } from '../lib/browser.ts';

/** Milliseconds without a request after which a view has all that it needs. */
const QUIET = 1500;

/** KB of JavaScript that a view itself needs, at brotli's best: what whoever saves data gets, nothing ahead of need. */
export async function scriptsOf(browser: Browser, url: string, cookie?: string): Promise<number> {
  const context = await openPhone(browser, url, cookie);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const page = await context.newPage();
  const scripts: Promise<Buffer>[] = [];
  let last = Date.now();
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return;
    last = Date.now();
    // Late on purpose: for hours without a connection, and for words with a link in them.
    if (!/offline|TextWithLinks/.test(response.url())) scripts.push(response.body());
  });
  await page.goto(url);
  while (Date.now() - last < QUIET) await sleep(100);
  const bodies = await Promise.all(scripts);
  await context.close();
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1024;
}

import type { Page } from '@playwright/test';

/** A phone of the middle class, as Lighthouse's mobile preset takes it. */
const SLOW_DOWN = 4;

type Slowest = { duration: number };
declare global {
  interface Window {
    slowest: Slowest;
  }
}

/** Makes the processor of a page slower, and lets it note how long its interactions take. Before the page is opened. */
export async function watchInteractions(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(() => {
    window.slowest = { duration: 0 };
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) window.slowest.duration = Math.max(window.slowest.duration, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * Milliseconds from an input to the next frame, for the slowest input of an action (Event Timing API, in steps of 8).
 * 16 stands for what is too short to be told.
 */
export async function measure(page: Page, act: (page: Page) => Promise<unknown>): Promise<number> {
  await settle(page);
  await page.evaluate(() => {
    window.slowest = { duration: 16 };
  });
  await act(page);
  await settle(page);
  return page.evaluate(() => window.slowest.duration);
}

/** Waits until the page is idle and its observers have been told. A page that rests without a frame is not always told that it does. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 2_000 }).catch(() => {});
  await page.evaluate(
    () => new Promise(done => requestIdleCallback(() => setTimeout(done, 300), { timeout: 1_000 })),
  );
}

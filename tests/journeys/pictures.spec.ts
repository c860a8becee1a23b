import { states } from '../states.ts';
import { test } from './demoFixture.ts';
import { expect } from './fixture.ts';

const seen = [
  'welcome',
  'sign-in',
  'help',
  'resources',
  'chat',
  'room',
  'community',
  'progress',
  'room-report',
  'moderation',
  'no-such-page',
];

// At half the size, so that how a machine draws letters hardly counts, and how the page is laid out does.
// After a change that is meant: npx playwright test pictures --update-snapshots
for (const name of seen) {
  test(`${name} looks as it did`, async ({ showState }) => {
    test.slow();
    const state = states.find(one => one.name === name);
    if (!state) throw new Error(`There is no state ${name}`);
    const page = await showState(state, 0.5);
    // What depends on the day and the minute.
    await page.evaluate(() => {
      for (const at of document.querySelectorAll<HTMLElement>('time, svg[role="img"], #check-in + p'))
        at.style.visibility = 'hidden';
    });
    await expect(page).toHaveScreenshot(`${name}.png`, {
      scale: 'device',
      animations: 'disabled',
      threshold: 0.25,
      maxDiffPixelRatio: 0.04,
    });
  });
}

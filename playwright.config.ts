import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

/** Against three processes behind nginx, each of which stops and starts as often as the one would. */
const onCluster = process.env.JOURNEYS_ON === 'cluster';

export default defineConfig({
  testDir: 'tests/journeys',
  // One set of pictures for every system and browser version.
  snapshotPathTemplate: 'tests/journeys/pictures/{arg}{ext}',
  workers: onCluster ? 1 : 2,
  timeout: onCluster ? 90_000 : 30_000,
  // Three processes, nginx, two databases and the browser on one machine.
  expect: { timeout: onCluster ? 15_000 : 5_000 },
  // Those over the demo, which is one process on the embedded database, would be the same ones again.
  testIgnore: onCluster ? ['pictures.spec.ts', 'views.spec.ts'] : [],
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can make a browser miss a beat; what passes only the second time is named in the last lines.
  retries: process.env.CI ? 1 : 0,
  use: {
    browserName: 'chromium',
    // It would answer instead of the routes that journeys put in place; those of offline.spec.ts let it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? (await findBrowser()),
      args: [
        // Chromium's own sandbox refuses to run as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
});

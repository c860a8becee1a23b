import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'tests/journeys',
  // One set of pictures for every system and browser version.
  snapshotPathTemplate: 'tests/journeys/pictures/{arg}{ext}',
  workers: 2,
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

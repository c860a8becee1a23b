import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = ['Google Chrome', 'Chromium'].map(name => `/Applications/${name}.app/Contents/MacOS/${name}`);

/**
 * The Chromium or Chrome to test with: CHROME_PATH, an installed one, or the one that Playwright downloaded.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = names.flatMap(name => folders.map(folder => path.join(folder, name)));
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROME_PATH ?? '', ...installed, ...macApps, chromium.executablePath()];
  return candidates.find(file => file && existsSync(file) && runs(file));
}

/** Ubuntu's `chromium-browser` may be a script that only says how to get one. @param {string} file */
function runs(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../../scripts/browser.mjs';
import { run } from '../../scripts/processes.mjs';
import { installed } from '../lib/installed.ts';
import { resultsFolder } from '../lib/report.ts';

/** What is read of a report: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
export type Report = {
  runtimeError?: { message: string };
  categories: Record<
    'performance' | 'accessibility' | 'best-practices' | 'seo',
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; details?: { items: unknown[] } }
  >;
};

export type Request = { url: string; resourceType?: string; transferSize?: number; statusCode: number };

export const requestsOf = ({ audits }: Report): Request[] =>
  (audits['network-requests']?.details?.items ?? []) as Request[];

const browserFlags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
];

/**
 * Audits a page as a phone of the middle class on slow 4G would load it: Lighthouse's mobile preset, which computes the
 * network (150 ms, 1.6 Mbit/s) and a processor four times slower from a load without limits.
 * @param name names the report that is kept in bench/results
 */
export async function audit(name: string, url: string, cookie?: string): Promise<Report> {
  const browser = await findBrowser();
  if (!browser) throw new Error('No Chromium was found: install one, or set CHROME_PATH');
  const file = path.join(resultsFolder, `lighthouse-${name}.json`);
  mkdirSync(resultsFolder, { recursive: true });
  // Chromium's own sandbox refuses to run as root.
  const flags = process.getuid?.() === 0 ? [...browserFlags, '--no-sandbox'] : browserFlags;
  const load = async () =>
    run(
      process.execPath,
      [
        path.join(await installed('lighthouse'), 'cli/index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance,accessibility,best-practices,seo',
        '--no-enable-error-reporting',
        `--chrome-flags=${flags.join(' ')}`,
        ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
      ],
      { env: { CHROME_PATH: browser } },
    );
  let { code, output } = await load();
  // Now and then the trace begins after the page: Lighthouse itself asks for another run.
  if (output.includes('NO_NAVSTART')) ({ code, output } = await load());
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}:\n${output}`);
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError)
    throw new Error(`Lighthouse could not load ${url}: ${report.runtimeError.message}`);
  return report;
}

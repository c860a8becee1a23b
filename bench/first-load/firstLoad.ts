import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBrowser } from '../lib/browser.ts';
import { signUp, startCairn } from '../lib/cairn.ts';
import { installed } from '../lib/installed.ts';
import { watchOthers } from '../lib/others.ts';
import { figure, keepResult, printNote, printPromise, printTable } from '../lib/report.ts';
import { type Figures, figuresOf } from './figures.ts';
import { audit, type Report } from './lighthouse.ts';
import { startReference } from './reference.ts';
import { scriptsOf } from './scripts.ts';

/** Of 100, for performance, accessibility, best practices and SEO; KB of JavaScript, as the build has compressed it. */
const promises = {
  'signed out': { score: 98, scripts: 80 },
  'signed in': { score: 95, scripts: 110 },
};
/** Milliseconds until the largest contentful paint. */
const PAINT_PROMISE = 1500;
/** Lighthouse's own sum of shifts. */
const SHIFT_PROMISE = 0.02;

/** Every main view of somebody who is signed in. */
const views = {
  chat: '/',
  room: '/support',
  progress: '/progress',
  community: '/community',
  resources: '/resources',
  settings: '/settings',
  help: '/help',
  safety: '/safety',
};

/** @returns 1 when a page could not be measured, 0 whatever the figures are otherwise */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string', multiple: true } },
  });
  const runs = Number(values.runs);
  if (!(runs >= 1 && runs <= 25)) throw new Error('--runs is a number from 1 to 25');

  const reportOthers = watchOthers();
  await sleep(1000);
  reportOthers();
  await installed('lighthouse');
  const reference = await startReference();
  const cairn = await startCairn({});
  const cookie = await signUp(cairn.url, 1);
  const pages = [
    { name: 'reference', url: reference.url },
    { name: 'signed out', url: `${cairn.url}/` },
    ...Object.entries(views).map(([name, path]) => ({ name, url: cairn.url + path, cookie })),
  ]
    .filter(({ name }) => values.only?.includes(name) ?? true)
    .map(page => ({ ...page, reports: [] as Report[] }));
  if (pages.length === 0) throw new Error(`--only is one of signed out, ${Object.keys(views).join(', ')}`);
  printNote(`Lighthouse, mobile, median of ${runs} runs of each page.`);
  for (let round = 1; round <= runs; round++) {
    for (const { name, url, reports, ...page } of pages) {
      const cookie = 'cookie' in page ? page.cookie : undefined;
      reports.push(await audit(`${name.replace(' ', '-')}-${round}`, url, cookie));
    }
    console.log(`run ${round} of ${runs} is done`);
  }
  const browser = await openBrowser();
  const measured: Page[] = [];
  for (const { name, url, reports, ...page } of pages) {
    const figures = await figuresOf(reports, url);
    const cookie = 'cookie' in page ? page.cookie : undefined;
    const needed = name === 'reference' ? figures.js : await scriptsOf(browser, url, cookie);
    measured.push({ name, reports, figures: { ...figures, needed } });
  }
  await browser.close();
  reference.stop();
  await cairn.stop();

  print(measured);
  keepResult('first-load', { runs, pages: measured.map(({ name, figures }) => ({ name, figures })) });
  return 0;
}

type Measured = Figures & { needed: number };
type Page = { name: string; reports: Report[]; figures: Measured };

const rows: { key: keyof Measured; label: string; digits: number }[] = [
  { key: 'performance', label: 'performance', digits: 0 },
  { key: 'accessibility', label: 'accessibility', digits: 0 },
  { key: 'bestPractices', label: 'best practices', digits: 0 },
  { key: 'seo', label: 'SEO', digits: 0 },
  { key: 'fcp', label: 'first contentful paint, ms', digits: 0 },
  { key: 'lcp', label: 'largest contentful paint, ms', digits: 0 },
  { key: 'tbt', label: 'total blocking time, ms', digits: 0 },
  { key: 'cls', label: 'cumulative layout shift', digits: 3 },
  { key: 'needed', label: 'JavaScript of the view, brotli, KB', digits: 1 },
  { key: 'js', label: 'JavaScript with what is fetched ahead, KB', digits: 1 },
  { key: 'jsBrotli', label: 'the same at brotli 11, KB', digits: 1 },
  { key: 'css', label: 'CSS, KB', digits: 1 },
  { key: 'fonts', label: 'fonts, KB', digits: 1 },
  { key: 'total', label: 'everything, KB', digits: 1 },
  { key: 'requests', label: 'requests', digits: 0 },
  { key: 'otherHosts', label: 'requests to other hosts', digits: 0 },
];

function print(pages: Page[]): void {
  console.log();
  printTable([
    ['', ...pages.map(({ name }) => name)],
    ...rows.map(({ key, label, digits }) => [
      label,
      ...pages.map(({ figures }) => figure(figures[key], digits)),
    ]),
  ]);
  console.log();
  for (const { name, reports, figures } of pages.filter(({ name }) => name !== 'reference')) {
    const promise = promises[name === 'signed out' ? 'signed out' : 'signed in'];
    const { performance, accessibility, bestPractices, seo } = figures;
    const scores = [performance, accessibility, bestPractices, seo];
    printPromise(
      Math.min(...scores) >= promise.score,
      `${name}: performance, accessibility, best practices, SEO at least ${promise.score}`,
      scores.map(score => figure(score, 0)).join(', '),
    );
    printPromise(
      figures.lcp <= PAINT_PROMISE,
      `${name}: largest contentful paint at most ${PAINT_PROMISE} ms`,
      `${figure(figures.lcp, 0)} ms`,
    );
    printPromise(
      figures.cls <= SHIFT_PROMISE,
      `${name}: layout shifts at most ${SHIFT_PROMISE}`,
      figure(figures.cls, 3),
    );
    printPromise(
      figures.needed <= promise.scripts,
      `${name}: at most ${promise.scripts} KB of JavaScript`,
      `${figure(figures.needed)} KB`,
    );
    printPromise(figures.otherHosts === 0, `${name}: no request to another host`, String(figures.otherHosts));
    for (const complaint of complaintsOf(reports)) console.log(`        ${complaint}`);
  }
}

/** What cost points of accessibility, best practices and SEO, to know what to mend. */
function complaintsOf(reports: Report[]): Set<string> {
  const failed = reports.flatMap(({ audits, categories }) =>
    [categories.accessibility, categories['best-practices'], categories.seo]
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );
  return new Set(failed);
}

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { signUp, startCairn } from '../lib/cairn.ts';
import { installed } from '../lib/installed.ts';
import { watchOthers } from '../lib/others.ts';
import { figure, keepResult, printPromise, printTable } from '../lib/report.ts';
import { type Figures, figuresOf } from './figures.ts';
import { audit, type Report } from './lighthouse.ts';
import { startReference } from './reference.ts';

/** KB of JavaScript. */
const SIGNED_OUT_PROMISE = 90;
const CHAT_PROMISE = 120;
/** Of 100, for performance, accessibility and best practices. */
const SCORE_PROMISE = 95;
/** Lighthouse's own sum of shifts; what it rounds to nothing. */
const SHIFT_PROMISE = 0.005;

/** @returns 1 when a page could not be measured, 0 whatever the figures are otherwise */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '3' } } });
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
    { name: 'reference', url: reference.url, reports: [] as Report[] },
    { name: 'signed out', url: `${cairn.url}/`, reports: [] as Report[] },
    { name: 'chat', url: `${cairn.url}/`, cookie, reports: [] as Report[] },
  ];
  console.log(`Lighthouse, mobile, median of ${runs} runs of each page`);
  for (let round = 1; round <= runs; round++) {
    for (const { name, url, cookie, reports } of pages) {
      reports.push(await audit(`${name.replace(' ', '-')}-${round}`, url, cookie));
    }
    console.log(`run ${round} of ${runs} is done`);
  }
  const measured = await Promise.all(
    pages.map(async ({ name, url, reports }) => ({ name, reports, figures: await figuresOf(reports, url) })),
  );
  reference.stop();
  await cairn.stop();

  print(measured);
  keepResult('first-load', { runs, pages: measured.map(({ name, figures }) => ({ name, figures })) });
  return 0;
}

type Page = { name: string; reports: Report[]; figures: Figures };

const rows: { key: keyof Figures; label: string; digits: number }[] = [
  { key: 'performance', label: 'performance', digits: 0 },
  { key: 'accessibility', label: 'accessibility', digits: 0 },
  { key: 'bestPractices', label: 'best practices', digits: 0 },
  { key: 'fcp', label: 'first contentful paint, ms', digits: 0 },
  { key: 'lcp', label: 'largest contentful paint, ms', digits: 0 },
  { key: 'tbt', label: 'total blocking time, ms', digits: 0 },
  { key: 'cls', label: 'cumulative layout shift', digits: 3 },
  { key: 'js', label: 'JavaScript, KB', digits: 1 },
  { key: 'jsBrotli', label: 'JavaScript at brotli 11, KB', digits: 1 },
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
    const budget = name === 'chat' ? CHAT_PROMISE : SIGNED_OUT_PROMISE;
    const scores = [figures.performance, figures.accessibility, figures.bestPractices];
    printPromise(
      figures.js <= budget,
      `${name}: at most ${budget} KB of JavaScript`,
      `${figure(figures.js)} KB`,
    );
    printPromise(
      Math.min(...scores) >= SCORE_PROMISE,
      `${name}: performance, accessibility, best practices at least ${SCORE_PROMISE}`,
      scores.map(score => figure(score, 0)).join(', '),
    );
    printPromise(figures.cls < SHIFT_PROMISE, `${name}: no layout shift`, figure(figures.cls, 3));
    printPromise(figures.otherHosts === 0, `${name}: no request to another host`, String(figures.otherHosts));
    for (const complaint of complaintsOf(reports)) console.log(`        ${complaint}`);
  }
}

/** What cost points of accessibility and best practices, to know what to mend. */
function complaintsOf(reports: Report[]): Set<string> {
  const failed = reports.flatMap(({ audits, categories }) =>
    [categories.accessibility, categories['best-practices']]
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );
  return new Set(failed);
}

import { brotliCompressSync } from 'node:zlib';
import { median } from '../lib/statistics.ts';
import { type Report, type Request, requestsOf } from './lighthouse.ts';

/** One page. Scores of 100, times in milliseconds, weights in KB (1,024 bytes) as they came over the network. */
export type Figures = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  js: number;
  jsBrotli: number;
  css: number;
  fonts: number;
  total: number;
  otherHosts: number;
};

/** Medians of several reports of one page. */
export async function figuresOf(reports: Report[], page: string): Promise<Figures> {
  const over = (read: (report: Report) => number | null | undefined) =>
    median(reports.map(report => read(report) ?? Number.NaN));
  const score = (category: keyof Report['categories']) =>
    over(({ categories }) => (categories[category].score ?? Number.NaN) * 100);
  const metric = (audit: string) => over(({ audits }) => audits[audit]?.numericValue);
  const weight = (type?: string) =>
    over(report => kilobytes(ofType(requestsOf(report), type).map(({ transferSize = 0 }) => transferSize)));

  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: metric('first-contentful-paint'),
    lcp: metric('largest-contentful-paint'),
    tbt: metric('total-blocking-time'),
    cls: metric('cumulative-layout-shift'),
    requests: over(report => requestsOf(report).length),
    js: weight('Script'),
    jsBrotli: await recompressed(reports.flatMap(report => ofType(requestsOf(report), 'Script'))),
    css: weight('Stylesheet'),
    fonts: weight('Font'),
    total: weight(),
    otherHosts: reports.flatMap(report => requestsOf(report).filter(request => isElsewhere(request, page)))
      .length,
  };
}

const ofType = (requests: Request[], type?: string) =>
  type ? requests.filter(({ resourceType }) => resourceType === type) : requests;

const kilobytes = (bytes: number[]) => bytes.reduce((total, size) => total + size, 0) / 1024;

/** What every script of any run weighs at brotli's best, however the server compresses. */
async function recompressed(scripts: Request[]): Promise<number> {
  const urls = new Set(scripts.map(({ url }) => url).filter(url => url.startsWith('http')));
  const sizes = await Promise.all(
    [...urls].map(async url => brotliCompressSync(await (await fetch(url)).bytes()).length),
  );
  return kilobytes(sizes);
}

function isElsewhere({ url }: Request, page: string): boolean {
  return /^(https?|wss?):/.test(url) && new URL(url).host !== new URL(page).host;
}

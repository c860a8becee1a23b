import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the last run of a benchmark printed; cells are as they were printed. */
export type Figures = {
  /** ISO 8601. */
  at: string;
  machine: string;
  options: string;
  notes: string[];
  tables: string[][][];
  promises: { kept: boolean; promise: string; found: string }[];
};

const bench = path.join(import.meta.dirname, '..');

/** One file for each benchmark, part of the repository: the page is made of them. */
export const figuresFolder = path.join(bench, 'figures');

/** Where the page is. */
export const pageFile = path.join(bench, '../docs/benchmarks.md');

/** Writes docs/benchmarks.md from the figures of every benchmark's last run. */
export function writePage(): void {
  writeFileSync(pageFile, makePage());
}

/** The whole of docs/benchmarks.md: `about.md` of this folder and of each benchmark's, each with its figures below. */
export function makePage(): string {
  const names = readdirSync(bench)
    .filter(name => existsSync(path.join(bench, name, 'about.md')))
    .sort();
  const all = names.map(name => ({ name, about: read(name, 'about.md'), figures: figuresOf(name) }));
  const overview = [['', 'promises kept', 'measured on'], ...all.map(overviewRow)];
  const parts = [
    read('about.md'),
    tableOf(overview),
    ...all.map(({ name, about, figures }) => section(name, about, figures)),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Figures of one benchmark in Markdown. */
export function section(name: string, about: string, figures: Figures | undefined): string {
  const parts = [`## ${name}`, about];
  if (figures) {
    const command = ['npm run bench --', name, figures.options].filter(Boolean).join(' ');
    parts.push(`\`${command}\` on ${dayOf(figures)}: ${figures.machine}.`);
    if (figures.notes.length > 0) parts.push(figures.notes.join('\n'));
    parts.push(...figures.tables.map(rows => tableOf(rows)));
    if (figures.promises.length > 0)
      parts.push(tableOf([['promise', 'found', ''], ...figures.promises.map(promiseRow)], '---'));
  } else {
    parts.push('Not measured yet.');
  }
  return parts.join('\n\n');
}

const promiseRow = ({ kept, promise, found }: Figures['promises'][number]) => [
  promise,
  found,
  kept ? 'met' : '**missed**',
];

function overviewRow({ name, figures }: { name: string; figures: Figures | undefined }): string[] {
  const link = `[${name}](#${name})`;
  if (!figures) return [link, '—', 'never'];
  const kept = figures.promises.filter(({ kept }) => kept).length;
  return [link, `${kept} of ${figures.promises.length}`, dayOf(figures)];
}

const dayOf = ({ at }: Figures): string => at.slice(0, 10);

/** @param align of all columns but the first */
function tableOf(rows: string[][], align = '--:'): string {
  const [head = [], ...body] = rows;
  const line = (cells: string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : align))), ...body.map(line)].join('\n');
}

function figuresOf(name: string): Figures | undefined {
  const file = path.join(figuresFolder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const read = (...names: string[]): string => readFileSync(path.join(bench, ...names), 'utf8').trim();

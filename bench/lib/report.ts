import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import path from 'node:path';
import { type Figures, figuresFolder, writePage } from './page.ts';

/** Where results and reports are kept; not part of the repository. */
export const resultsFolder = path.join(import.meta.dirname, '../results');

/** What was printed since the last result, which is kept with it. */
const printed: Pick<Figures, 'notes' | 'tables' | 'promises'> = { notes: [], tables: [], promises: [] };

/** Prints how something was measured, or what has to be known of it. */
export function printNote(note: string): void {
  printed.notes.push(note);
  console.log(note);
}

/** Prints rows in columns, the first one to the left, figures to the right. */
export function printTable(rows: string[][]): void {
  printed.tables.push(rows);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)));
  for (const row of rows) {
    const cells = row.map((cell, i) =>
      i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0),
    );
    console.log(cells.join('  ').trimEnd());
  }
}

/** A figure for a table; a dash where there is none. */
export const figure = (value: number | undefined, digits = 1): string =>
  value === undefined || Number.isNaN(value) ? '—' : value.toFixed(digits);

/** Prints whether a figure keeps what was promised. */
export function printPromise(kept: boolean, promise: string, found: string): void {
  printed.promises.push({ kept, promise, found });
  console.log(`${kept ? 'met   ' : 'MISSED'}  ${promise}: ${found}`);
}

/** Appends a result to bench/results; what was printed of it goes, with the machine's facts, into docs/benchmarks.md. */
export function keepResult(name: string, result: object): void {
  const at = new Date().toISOString();
  const machine = [
    `${cpus().length} × ${cpus()[0]?.model}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${type()} ${release()}`,
    `Node.js ${process.version}`,
  ].join(', ');
  mkdirSync(resultsFolder, { recursive: true });
  const line = JSON.stringify({ at, machine, load: loadavg()[0], ...result });
  appendFileSync(path.join(resultsFolder, `${name}.jsonl`), `${line}\n`);

  const options = process.argv.slice(3).join(' ');
  const figures: Figures = { at, machine, options, ...printed };
  mkdirSync(figuresFolder, { recursive: true });
  writeFileSync(path.join(figuresFolder, `${name}.json`), `${JSON.stringify(figures, null, 1)}\n`);
  writePage();
}

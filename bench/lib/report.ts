import { appendFileSync, mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';

/** Where results and reports are kept; not part of the repository. */
export const resultsFolder = path.join(import.meta.dirname, '../results');

/** Prints rows in columns, the first one to the left, figures to the right. */
export function printTable(rows: string[][]): void {
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
  console.log(`${kept ? 'met   ' : 'MISSED'}  ${promise}: ${found}`);
}

/** Appends a result to bench/results, with what it was measured on. */
export function keepResult(name: string, result: object): void {
  mkdirSync(resultsFolder, { recursive: true });
  const measured = {
    at: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model,
    load: loadavg()[0],
  };
  appendFileSync(
    path.join(resultsFolder, `${name}.jsonl`),
    `${JSON.stringify({ ...measured, ...result })}\n`,
  );
}

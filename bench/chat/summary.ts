import { figure, printPromise, printTable } from '../lib/report.ts';
import { median } from '../lib/statistics.ts';
import type { Measured } from './measure.ts';

/** Microseconds of CPU for each token. */
const CPU_PROMISE = 120;
/** Milliseconds that the slowest first tokens may come later than from the provider itself. */
const FIRST_TOKEN_PROMISE = 40;

type Key = Exclude<keyof Measured, 'problems'>;
/** A figure over all rounds: its median, the least and the most. */
type Figure = { median: number; min: number; max: number };
export type Summary = { name: string; figures: Record<Key, Figure> };

const rows: { key: Key; label: string; digits: number }[] = [
  { key: 'cpuPerToken', label: 'CPU for each token, µs', digits: 1 },
  { key: 'firstTokenP50', label: 'first token p50, ms', digits: 1 },
  { key: 'firstTokenP99', label: 'first token p99, ms', digits: 1 },
  { key: 'delayP50', label: 'delay of a token p50, ms', digits: 2 },
  { key: 'delayP99', label: 'delay of a token p99, ms', digits: 2 },
  { key: 'memoryBefore', label: 'memory before, MB', digits: 0 },
  { key: 'memoryPeak', label: 'memory at most, MB', digits: 0 },
];

export function summarise({ name, rounds }: { name: string; rounds: Measured[] }): Summary {
  const over = (key: Key): Figure => {
    const values = rounds.map(round => round[key]);
    return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
  };
  return {
    name,
    figures: Object.fromEntries(rows.map(({ key }) => [key, over(key)])) as Record<Key, Figure>,
  };
}

export function printFigures(summaries: Summary[]): void {
  printTable([
    ['', ...summaries.map(({ name }) => name), 'cairn, least to most'],
    ...rows.map(({ key, label, digits }) => [
      label,
      ...summaries.map(({ figures }) => figure(figures[key].median, digits)),
      spread(find(summaries, 'cairn').figures[key], digits),
    ]),
  ]);
}

export function printPromises(summaries: Summary[]): void {
  const cairn = find(summaries, 'cairn').figures;
  const pipe = find(summaries, 'pipe').figures;
  const direct = find(summaries, 'direct').figures;
  const cpu = cairn.cpuPerToken.median;
  const late = cairn.firstTokenP99.median - direct.firstTokenP99.median;
  console.log();
  printPromise(
    cpu <= CPU_PROMISE,
    `at most ${CPU_PROMISE} µs of CPU for each token`,
    `${figure(cpu)} µs, ${figure(cpu / pipe.cpuPerToken.median, 2)} times the pipe's`,
  );
  printPromise(
    late <= FIRST_TOKEN_PROMISE,
    `first token p99 within ${FIRST_TOKEN_PROMISE} ms of the direct call's`,
    `${figure(late)} ms later`,
  );
}

const spread = ({ min, max }: Figure, digits: number): string =>
  `${figure(min, digits)} to ${figure(max, digits)}`;

function find(summaries: Summary[], name: string): Summary {
  const found = summaries.find(summary => summary.name === name);
  if (!found) throw new Error(`nothing was measured for ${name}`);
  return found;
}

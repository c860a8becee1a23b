import { figure, printPromise, printTable } from '../lib/report.ts';
import { median } from '../lib/statistics.ts';
import type { Measured } from './measure.ts';
import type { Memory } from './memory.ts';
import type { Options } from './options.ts';
import type { Results } from './room.ts';
import { FEW, type Speed } from './speed.ts';
import type { Stalled } from './stalled.ts';
import type { Name } from './targets.ts';

const names: Name[] = ['bare', 'mosquitto', 'socket.io', 'cairn'];
const KB = 1024;
const MB = 1024 * 1024;

type Row = { label: string; of: (measured: Measured) => number; digits: number };

const talkRows: Row[] = [
  { label: 'CPU for a million deliveries, s', of: ({ cpuPerMillion }) => cpuPerMillion, digits: 2 },
  { label: 'delay p50, ms', of: ({ p50 }) => p50, digits: 1 },
  { label: 'delay p99, ms', of: ({ p99 }) => p99, digits: 1 },
  { label: "of the load's own core, %", of: ({ load }) => load * 100, digits: 0 },
];

const burstRows: Row[] = [
  { label: 'thousand deliveries a second', of: ({ deliveryRate }) => deliveryRate / 1000, digits: 0 },
  { label: 'CPU for a million deliveries, s', of: ({ cpuPerMillion }) => cpuPerMillion, digits: 2 },
  { label: 'delay p99, ms', of: ({ p99 }) => p99, digits: 0 },
];

export function printSpeed({ readers, talk, burst }: Speed, { rate, burst: messages }: Options): void {
  console.log();
  printFigures(`${readers} readers, ${rate} messages a second`, talk, talkRows);
  if (burst.cairn.length === 0) return;
  console.log();
  printFigures(`${readers} readers, ${messages} messages at once`, burst, burstRows);
}

function printFigures(title: string, of: Record<Name, Measured[]>, rows: Row[]): void {
  const total = (key: 'lost' | 'doubled') =>
    names.map(name => figure(sum(of[name].map(round => round[key])), 0));
  printTable([
    [title, ...names, 'cairn, least to most'],
    ['lost', ...total('lost')],
    ['came twice', ...total('doubled')],
    ...rows.map(({ label, of: pick, digits }) => [
      label,
      ...names.map(name => figure(median(of[name].map(pick)), digits)),
      spread(of.cairn.map(pick), digits),
    ]),
  ]);
}

export function printStalled(rounds: Stalled[]): void {
  const row = (label: string, of: (stalled: Stalled) => number, digits: number) => {
    const values = rounds.map(of);
    return [label, figure(median(values), digits), spread(values, digits)];
  };
  console.log();
  printTable([
    ['10% of 1,000 readers stop to read', 'median', 'least to most'],
    row('lost to the others', ({ before, after }) => before.lost + after.lost, 0),
    row("the others' p99 before, ms", ({ before }) => before.p99, 1),
    row('… after, ms', ({ after }) => after.p99, 1),
    row('of 100 who stopped, dropped', ({ dropped }) => dropped, 0),
  ]);
}

export function printMemory(memory: Partial<Record<Name, Memory>>, connections: number): void {
  const measured = names.flatMap(name => (memory[name] ? { name, ...memory[name] } : []));
  if (measured.length === 0) return;
  const row = (label: string, of: (memory: Memory) => number, unit: number) => [
    label,
    ...measured.map(one => figure(of(one) / unit)),
  ];
  console.log();
  printTable([
    [`${connections} connections`, ...measured.map(({ name }) => name)],
    row('KB for each', ({ before, after }) => (after - before) / connections, KB),
    row(
      '… with the garbage of opening',
      ({ before, withGarbage }) => (withGarbage - before) / connections,
      KB,
    ),
    row('MB before', ({ before }) => before, MB),
    row('MB after', ({ after }) => after, MB),
  ]);
}

export function printPromises({ speed, stalled, memory }: Results, connections: number): void {
  console.log();
  const wrong = speed.flatMap(({ talk, burst }) => [...talk.cairn, ...burst.cairn]);
  if (wrong.length > 0) {
    const lost = sum(wrong.map(round => round.lost));
    const doubled = sum(wrong.map(round => round.doubled));
    printPromise(lost + doubled === 0, 'nothing lost, nothing twice', `${lost} lost, ${doubled} twice`);
  }
  for (const { readers, talk, burst } of speed) {
    const cpu = (other: Name) => ratios(talk.cairn, talk[other], ({ cpuPerMillion }) => cpuPerMillion);
    const few = readers <= FEW;
    const at = `at ${readers} readers`;
    atMost(few ? 1.2 : 1, `times Mosquitto's CPU ${at}`, cpu('mosquitto'));
    atMost(0.7, `times Socket.IO's CPU ${at}`, cpu('socket.io'));
    atMost(
      1.5,
      `times the bare server's p99 ${at}`,
      ratios(talk.cairn, talk.bare, ({ p99 }) => p99),
    );
    if (burst.cairn.length === 0) continue;
    const rate = ratios(burst.cairn, burst.mosquitto, ({ deliveryRate }) => deliveryRate);
    printPromise(median(rate) >= 3, `a burst at least 3 times as fast as Mosquitto ${at}`, found(rate));
  }
  if (stalled.length > 0) {
    const growth = stalled.map(({ before, after }) => after.p99 / before.p99);
    atMost(1.2, "times the others' p99 when 10% stop to read", growth);
  }
  const { cairn } = memory;
  if (cairn) {
    const each = (cairn.after - cairn.before) / connections / KB;
    printPromise(each <= 12, 'at most 12 KB for a connection', `${figure(each)} KB`);
  }
}

function atMost(most: number, what: string, values: number[]): void {
  printPromise(median(values) <= most, `at most ${most} ${what}`, found(values));
}

/** In each round one server's figure by the other's. */
const ratios = (some: Measured[], others: Measured[], of: (measured: Measured) => number): number[] =>
  some.map((one, round) => of(one) / of(others[round] ?? one));

const found = (values: number[]): string => `${figure(median(values), 2)} (${spread(values, 2)})`;
const spread = (values: number[], digits: number): string =>
  `${figure(Math.min(...values), digits)} to ${figure(Math.max(...values), digits)}`;
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

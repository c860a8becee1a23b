import { type Cairn, startCairn } from '../lib/cairn.ts';
import { openDatabase, query } from '../lib/database.ts';
import { openClient, postRequest } from '../lib/httpClient.ts';
import { addPeople, tryBoth } from '../lib/people.ts';
import { pickCores, pinThisProcess } from '../lib/program.ts';
import { figure, keepResult, printNote, printPromise, printTable, resultsFolder } from '../lib/report.ts';
import { median, quantile } from '../lib/statistics.ts';
import { cpuSeconds } from '../lib/usage.ts';
import { readOptions } from './options.ts';
import { preparePgbench } from './pgbench.ts';

/** Of the rate of pgbench with the bare upsert. */
const RATE_PROMISE = 0.15;
/** Days back from today for which each person checks in, in this order: all that the server takes. */
const DAYS = [2, 1, 0];
const DAY = 24 * 60 * 60 * 1000;

const PGBENCH_SECONDS = 3;

type Measured = { rate: number; p50: number; p99: number; cpu: number };

/** @returns 0 whatever the figures are; rejects when a check-in was refused or not stored */
export async function run(args: string[]): Promise<number> {
  const { clients, rounds, people, profile } = readOptions(args);
  const cores = pickCores();
  if (cores) pinThisProcess(`${cores.server},${cores.load}`);
  const database = await openDatabase();
  const [settings] = await query(
    database.url,
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit",
  );
  printNote(
    `${clients} clients; ${people} people check in for ${DAYS.length} days a round; medians of ${rounds} rounds.`,
  );
  printNote(
    `Postgres, Cairn, pgbench and clients share ${cores ? 'two cores' : 'what there is'}. fsync=${settings?.fsync}, synchronous_commit=${settings?.commit}.`,
  );
  console.log();

  const cairn = await startCairn({
    env: { RATE_LIMITS: 'off', ...database.env },
    nodeOptions: profile
      ? ['--cpu-prof', `--cpu-prof-dir=${resultsFolder}`, '--cpu-prof-name=check-in.cpuprofile']
      : [],
  });
  const cookies = await addPeople(database.url, database.env.AUTH_SECRET, people);
  await tryBoth(cairn.url, cookies[0] ?? '');
  const pgbench = await preparePgbench(database.url, clients);

  const reference: number[] = [];
  const repeated: Measured[] = [];
  const measured: Measured[] = [];
  for (let round = -1; round < rounds; round++) {
    await startOver(database.url);
    const figures = await measure(cairn, cookies, clients);
    const again = await measure(cairn, cookies, clients, [0]);
    await expectStored(database.url, people);
    await query(database.url, 'checkpoint');
    const rate = await pgbench(PGBENCH_SECONDS);
    // The first round warms everything up.
    if (round < 0) continue;
    measured.push(figures);
    repeated.push(again);
    reference.push(rate);
    console.log(
      `round ${round + 1}: ${figure(figures.rate, 0)} check-ins a second, pgbench ${figure(rate, 0)}`,
    );
  }
  await cairn.stop();
  await database.drop();
  report(measured, repeated, reference);
  keepResult('check-in', { clients, rounds, people, measured, repeated, reference });
  return 0;
}

/** Every check-in of a round is a new row and moves a streak on. */
async function startOver(database: string): Promise<void> {
  await query(database, 'truncate calendar_entries');
  await query(
    database,
    `update user_progress set current_streak = 0, longest_streak = 0, total_money_saved = 0, last_check_in = null,
     total_clean_days = 0, first_entry = null`,
  );
  await query(database, 'vacuum analyze user_progress');
  await query(database, 'checkpoint');
}

async function measure(
  { port, pid }: Cairn,
  cookies: string[],
  clients: number,
  days = DAYS,
): Promise<Measured> {
  const waiting = days.flatMap(days => cookies.map(cookie => ({ cookie, days }))).values();
  const delays: number[] = [];
  const connections = await Promise.all(Array.from({ length: clients }, () => openClient(port)));
  const cpuBefore = cpuSeconds(pid);
  const start = performance.now();
  await Promise.all(
    connections.map(async client => {
      for (const { cookie, days } of waiting) {
        const sent = performance.now();
        const tappedAt = new Date(Date.now() - days * DAY);
        await client.send(postRequest('/api/check-ins', { Cookie: cookie }, JSON.stringify({ tappedAt })));
        delays.push(performance.now() - sent);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const cpu = ((cpuSeconds(pid) - cpuBefore) * 1e6) / delays.length;
  for (const client of connections) client.close();
  return {
    rate: delays.length / seconds,
    p50: median(delays),
    p99: quantile(delays, 0.99),
    cpu,
  };
}

async function expectStored(database: string, people: number): Promise<void> {
  const [stored] = await query(
    database,
    `select (select count(*)::int from calendar_entries) as entries,
     (select count(*)::int from user_progress where current_streak = $1 and total_money_saved = 50 * $1) as people`,
    [DAYS.length],
  );
  if (stored?.entries !== people * DAYS.length || stored?.people !== people)
    throw new Error(`not every check-in was stored: ${JSON.stringify(stored)}`);
}

function report(measured: Measured[], repeated: Measured[], reference: number[]): void {
  const over = (values: number[], digits: number) => [
    figure(median(values), digits),
    figure(Math.min(...values), digits),
    figure(Math.max(...values), digits),
  ];
  const of = (key: keyof Measured) => measured.map(round => round[key]);
  const shares = measured.map(({ rate }, i) => rate / (reference[i] ?? Number.NaN));
  console.log();
  printTable([
    ['', 'median', 'least', 'most'],
    ['check-ins a second', ...over(of('rate'), 0)],
    ['pgbench, upserts a second', ...over(reference, 0)],
    [
      'the same again, a second',
      ...over(
        repeated.map(({ rate }) => rate),
        0,
      ),
    ],
    ['check-in p50, ms', ...over(of('p50'), 1)],
    ['check-in p99, ms', ...over(of('p99'), 1)],
    ['CPU of Cairn for each, µs', ...over(of('cpu'), 0)],
  ]);
  console.log();
  printPromise(
    median(shares) >= RATE_PROMISE,
    `at least ${RATE_PROMISE} of the rate of pgbench with the bare upsert`,
    `${figure(median(shares), 2)} (${over(shares, 2).slice(1).join(' to ')})`,
  );
}

import { openDatabases, query } from '../lib/database.ts';
import { pickCores, pinThisProcess } from '../lib/program.ts';
import { figure, keepResult, printNote, printPromise, printTable } from '../lib/report.ts';
import { median } from '../lib/statistics.ts';
import { type Filled, fill } from './fill.ts';
import { type Measured, measure, type Target } from './measure.ts';
import { readOptions } from './options.ts';
import { expectSame, startApp, startReference } from './servers.ts';

/** Of the rate of the reference. */
const RATE_PROMISE = 0.6;
/** How many times the p99 among few posts the p99 among many may be. */
const GROWTH_PROMISE = 1.3;

/** Likes in a second, for the rows that say so: each of them makes the newest page another one. */
const LIKES = 20;

type Subject = { name: string; target: Target; filled: Filled; deep: boolean; likes: number };
type Figures = Record<string, Measured[]>;

/** @returns 0 whatever the figures are; rejects when a page was refused or differs from the reference's */
export async function run(args: string[]): Promise<number> {
  const { clients, rounds, seconds, posts, few, many, profile } = readOptions(args);
  const cores = pickCores();
  if (cores) pinThisProcess(`${cores.server},${cores.load}`);
  const { databases, drop } = await openDatabases(3);
  const [usual, small, large] = databases;
  if (!usual || !small || !large) throw new Error('three databases were asked for');
  printNote(`${clients} clients read for ${seconds} s at a time; medians of ${rounds} rounds.`);
  printNote(`Postgres, the servers and the clients share ${cores ? 'two cores' : 'what there is'}.`);

  const apps: Awaited<ReturnType<typeof startApp>>[] = [];
  const filled: Filled[] = [];
  console.log('Filling…');
  for (const [name, database, number] of [
    ['cairn', usual, posts],
    ['few posts', small, few],
    ['many posts', large, many],
  ] as const) {
    apps.push(await startApp(database, profile && database === usual));
    filled.push(await fill(database.url, database.env.AUTH_SECRET, number));
    const [found] = await query(
      database.url,
      'select (select count(*) from posts) as posts, (select count(*) from comments) as comments',
    );
    printNote(`${name}: ${found?.posts} posts, ${found?.comments} comments.`);
  }
  const bare = await startReference(usual, 'off');
  const same = await startReference(usual, 'on');
  const [app, appOfFew, appOfMany] = apps;
  const [posted, postedFew, postedMany] = filled;
  if (!app || !appOfFew || !appOfMany || !posted || !postedFew || !postedMany)
    throw new Error('three were filled');
  await expectSame(app, same, posted);

  const both = (name: string, target: Target, filled: Filled): Subject[] =>
    [false, true].map(deep => ({
      name: `${name}, ${deep ? 'any' : 'newest'} page`,
      target,
      filled,
      deep,
      likes: 0,
    }));
  const liked = { name: `cairn, newest page, ${LIKES} likes a second` };
  const figures = await measureAll(
    [
      ...both('bare', bare, posted),
      ...both('bare with comments', same, posted),
      ...both('cairn', app, posted),
      { ...liked, target: app, filled: posted, deep: false, likes: LIKES },
      ...both('cairn, few posts', appOfFew, postedFew),
      ...both('cairn, many posts', appOfMany, postedMany),
    ],
    { clients, seconds, rounds },
  );
  for (const server of [...apps, bare, same]) await server.stop();
  await drop();
  report(figures);
  keepResult('feed', { clients, rounds, seconds, posts, few, many, figures });
  return 0;
}

async function measureAll(
  subjects: Subject[],
  { rounds, ...load }: { rounds: number; clients: number; seconds: number },
): Promise<Figures> {
  const figures: Figures = Object.fromEntries(subjects.map(({ name }) => [name, []]));
  // The first round warms everything up.
  for (let round = -1; round < rounds; round++) {
    for (const { name, target, filled, deep, likes } of subjects) {
      const measured = await measure(target, filled, { ...load, deep, likes });
      if (round >= 0) figures[name]?.push(measured);
    }
    if (round >= 0) console.log(`round ${round + 1}`);
  }
  return figures;
}

function report(figures: Figures): void {
  const middle = (name: string, key: keyof Measured) => median((figures[name] ?? []).map(one => one[key]));
  console.log();
  printTable([
    ['', 'pages a second', 'p50, ms', 'p99, ms', 'server CPU, µs', 'KB'],
    ...Object.keys(figures).map(name => [
      name,
      figure(middle(name, 'rate'), 0),
      figure(middle(name, 'p50')),
      figure(middle(name, 'p99')),
      figure(middle(name, 'cpu'), 0),
      figure(middle(name, 'size'), 0),
    ]),
  ]);
  console.log();
  const compare = (key: keyof Measured, name: string, to: string) => {
    const shares = (figures[name] ?? []).map((one, i) => one[key] / (figures[to]?.[i]?.[key] ?? Number.NaN));
    return {
      share: median(shares),
      words: `${figure(median(shares), 2)} (${figure(Math.min(...shares), 2)} to ${figure(Math.max(...shares), 2)})`,
    };
  };
  for (const page of ['newest', 'any']) {
    for (const reference of ['bare', 'bare with comments']) {
      const { share, words } = compare('rate', `cairn, ${page} page`, `${reference}, ${page} page`);
      const promise = `${page} page: at least ${RATE_PROMISE} of the rate of ${reference}`;
      printPromise(share >= RATE_PROMISE, promise, words);
    }
    const { share, words } = compare(
      'p99',
      `cairn, many posts, ${page} page`,
      `cairn, few posts, ${page} page`,
    );
    const promise = `${page} page: p99 among many posts at most ${GROWTH_PROMISE} times that among few`;
    printPromise(share <= GROWTH_PROMISE, promise, words);
  }
}

// npm run bench -- NAME [OPTION…]: one benchmark of this folder; `all`: each of them; `report`: only writes the page anew.
// What they measure and found: docs/benchmarks.md
import { run as runProgram } from '../scripts/processes.mjs';

const benchmarks = {
  chat: {
    about: 'CPU, delay and memory of streamed replies, beside a plain pipe and a direct call',
    load: () => import('./chat/chat.ts'),
  },
  'check-in': {
    about: 'check-ins a second on a Postgres server, beside pgbench with the bare upsert',
    load: () => import('./check-in/checkIn.ts'),
  },
  feed: {
    about: 'pages of posts a second on a Postgres server, beside node:http with JSON made by one statement',
    load: () => import('./feed/feed.ts'),
  },
  'first-load': {
    about: 'weight and speed of the first page on a slow phone, by Lighthouse, beside a bare React page',
    load: () => import('./first-load/firstLoad.ts'),
  },
  interactions: {
    about: 'how long a slow phone takes from a tap or a key to the next frame, for the main actions',
    load: () => import('./interactions/interactions.ts'),
  },
  room: {
    about: 'CPU, delay and memory of the Support Room, beside Mosquitto, Socket.IO and a bare server',
    load: () => import('./room/room.ts'),
  },
};

const [name = '', ...options] = process.argv.slice(2);
process.exit(await start());

/** @returns {Promise<number>} the exit code */
async function start() {
  if (name === 'all') return measureAll();
  if (name === 'report') return report();
  const benchmark = Object.entries(benchmarks).find(([known]) => known === name)?.[1];
  return benchmark ? measure(benchmark) : list();
}

/** @param {typeof benchmarks[keyof typeof benchmarks]} benchmark */
async function measure({ load }) {
  try {
    const { run } = await load();
    return await run(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** One after the other, each in a process of its own: some keep to one core. One that breaks does not stop the rest. */
async function measureAll() {
  const broke = [];
  for (const name of Object.keys(benchmarks)) {
    console.log(`\n== ${name}`);
    const { code } = await runProgram(process.execPath, [import.meta.filename, name], { show: true });
    if (code !== 0) broke.push(name);
  }
  if (broke.length > 0) console.error(`\nThese broke: ${broke.join(', ')}`);
  return broke.length > 0 ? 1 : 0;
}

async function report() {
  const { writePage } = await import('./lib/page.ts');
  writePage();
  return 0;
}

function list() {
  console.error(name ? `There is no benchmark "${name}". There are:` : 'npm run bench -- NAME. There are:');
  for (const [known, { about }] of Object.entries(benchmarks)) console.error(`  ${known.padEnd(14)}${about}`);
  console.error(`  ${'all'.padEnd(14)}all of these, one after the other: about an hour`);
  console.error(
    `  ${'report'.padEnd(14)}none: docs/benchmarks.md is written anew from the figures of the last runs`,
  );
  return 1;
}

// npm run bench -- NAME [OPTION…]: one benchmark of this folder. What they measure: docs/benchmarks.md
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
const benchmark = Object.entries(benchmarks).find(([known]) => known === name)?.[1];
process.exit(benchmark ? await measure(benchmark) : list());

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

function list() {
  console.error(name ? `There is no benchmark "${name}". There are:` : 'npm run bench -- NAME. There are:');
  for (const [known, { about }] of Object.entries(benchmarks)) console.error(`  ${known.padEnd(14)}${about}`);
  return 1;
}

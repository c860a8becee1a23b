import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../lib/database.ts';
import { watchOthers } from '../lib/others.ts';
import { type Cores, pickCores, pinThisProcess } from '../lib/program.ts';
import { keepResult, printNote, resultsFolder } from '../lib/report.ts';
import { type Measured, measure } from './measure.ts';
import { type Options, readOptions } from './options.ts';
import { startApp, startPipe, startProvider } from './servers.ts';
import { printFigures, printPromises, summarise } from './summary.ts';

/** Exchanges that each person has had before the measurement: a call then carries ten earlier messages. */
const EARLIER = { exchanges: 5, shape: { tokens: 20, gap: 5, first: 5 } };
/** Milliseconds between two measurements, for what the last one left behind. */
const PAUSE = 300;

/** @returns 1 when streams broke, 0 whatever the figures are otherwise */
export async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  const { streams, rounds, shape, database } = options;
  const cores = pickCores();
  if (cores) pinThisProcess(cores.load);
  const where = cores
    ? `Server on core ${cores.server}; provider and clients on core ${cores.load}.`
    : 'No taskset or no two cores: server, provider and clients share what there is.';
  printNote(
    `${streams} streams of ${shape.tokens} tokens, ${shape.gap} ms apart, the first after ${shape.first} ms; medians of ${rounds} rounds.`,
  );
  printNote(`${where} Database: ${database}.`);
  console.log();

  const postgres = database === 'server' ? await openDatabase() : undefined;
  const reportOthers = watchOthers();
  const results = await measureAll(options, cores, postgres?.env).finally(() => postgres?.drop());
  reportOthers();

  const summaries = results.map(summarise);
  printFigures(summaries);
  printPromises(summaries);
  keepResult('chat', { streams, rounds, shape, database, pinned: cores !== undefined, summaries });

  const problems = results.flatMap(result => result.rounds.flatMap(round => round.problems));
  if (problems.length > 0) console.error(`\n${problems.length} streams broke, the first one: ${problems[0]}`);
  return problems.length > 0 ? 1 : 0;
}

/** Starts the three servers, measures them in turn and stops them. */
async function measureAll(options: Options, cores?: Cores, database?: Record<string, string>) {
  const { streams, rounds, shape, profile } = options;
  const provider = await startProvider(cores);
  const pipe = await startPipe(provider.url, cores);
  const app = await startApp(provider.url, {
    streams,
    cores,
    database,
    profile: profile ? path.join(resultsFolder, 'chat.cpuprofile') : undefined,
  });
  const servers = [provider, pipe, app];
  for (let i = 0; i < EARLIER.exchanges; i++) {
    for (const server of servers) await measure(server, streams, EARLIER.shape);
  }

  const results = servers.map(({ name }) => ({ name, rounds: [] as Measured[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [i, server] of servers.entries()) {
      results[i]?.rounds.push(await measure(server, streams, shape));
      await sleep(PAUSE);
    }
  }
  for (const server of servers.reverse()) await server.stop();
  return results;
}

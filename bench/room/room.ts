import { openDatabase } from '../lib/database.ts';
import { watchOthers } from '../lib/others.ts';
import { addPeople } from '../lib/people.ts';
import { type Cores, freePort, pickCores, pinThisProcess } from '../lib/program.ts';
import { keepResult, printNote, resultsFolder } from '../lib/report.ts';
import { type Memory, measureMemory } from './memory.ts';
import { type Options, readOptions } from './options.ts';
import { checkLoad } from './selfCheck.ts';
import { measureSpeed, type Speed } from './speed.ts';
import { measureStalled, type Stalled } from './stalled.ts';
import { printMemory, printPromises, printSpeed, printStalled } from './summary.ts';
import {
  type Name,
  type Start,
  startBare,
  startMosquitto,
  startRoom,
  startSocketIo,
  type Target,
} from './targets.ts';

export type Results = { speed: Speed[]; stalled: Stalled[]; memory: Partial<Record<Name, Memory>> };

/** @returns 1 when Cairn lost or repeated a message, 0 whatever the figures are otherwise */
export async function run(args: string[]): Promise<number> {
  const options = readOptions(args);
  const { rounds, rate, seconds } = options;
  const cores = pickCores();
  if (cores) pinThisProcess(cores.load);
  printNote(`${rate} messages a second for ${seconds} s; medians of ${rounds} rounds.`);
  printNote(
    cores
      ? `Server on core ${cores.server}; readers, writers and Postgres on core ${cores.load}.`
      : 'No taskset or no two cores: servers, load and Postgres share what there is.',
  );
  console.log();
  await checkLoad();

  const database = await openDatabase();
  const reportOthers = watchOthers();
  const results = await measureAll(options, database, cores).finally(database.drop);
  console.log();
  reportOthers();

  for (const speed of results.speed) printSpeed(speed, options);
  if (results.stalled.length > 0) printStalled(results.stalled);
  printMemory(results.memory, options.connections);
  printPromises(results, options.connections);
  keepResult('room', { options, pinned: cores !== undefined, ...results });
  return results.speed.some(({ talk, burst }) => [...talk.cairn, ...burst.cairn].some(isWrong)) ? 1 : 0;
}

const isWrong = ({ lost, doubled }: { lost: number; doubled: number }) => lost + doubled > 0;

type Database = { url: string; env: { DATABASE_URL: string; AUTH_SECRET: string } };

/** Starts the servers, measures them in turn and stops them. */
async function measureAll(options: Options, { url, env }: Database, cores?: Cores): Promise<Results> {
  const { parts, rounds, readers, connections, profile } = options;
  const results: Results = { speed: [], stalled: [], memory: {} };
  const cookies: string[] = [];
  const startCairn = (start: Start) => startRoom({ ...start, database: env, cookies });
  const profiling = ['--cpu-prof', `--cpu-prof-dir=${resultsFolder}`, '--cpu-prof-name=room.cpuprofile'];

  const cairn = await startCairn({ cores, nodeOptions: profile ? profiling : [] });
  cookies.push(...(await addPeople(url, env.AUTH_SECRET, Math.max(1000, connections, ...readers))));
  if (parts.includes('speed')) {
    const targets = [
      await startBare({ cores }),
      await startMosquitto({ cores }),
      await startSocketIo({ cores }),
      cairn,
    ];
    for (const size of readers) results.speed.push(await measureSpeed(targets, size, options));
    for (const target of targets) if (target !== cairn) await target.stop();
  }
  if (parts.includes('stalled')) {
    for (let round = 0; round < rounds; round++) results.stalled.push(await measureStalled(cairn));
  }
  await stop(cairn);
  if (parts.includes('memory')) {
    for (const start of [startBare, startMosquitto, startSocketIo, startCairn]) {
      const inspector = await freePort();
      const target = await start({ cores, nodeOptions: [`--inspect=127.0.0.1:${inspector}`] });
      const collects = target.name !== 'mosquitto';
      results.memory[target.name] = await measureMemory(
        target,
        connections,
        collects ? inspector : undefined,
      );
      await stop(target);
    }
  }
  return results;
}

async function stop(target: Target): Promise<void> {
  for (const problem of target.problems?.() ?? []) console.log(`${target.name}: ${problem}.`);
  await target.stop();
}

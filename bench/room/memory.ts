import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from '../lib/usage.ts';
import { openAudience } from './audience.ts';
import { collectGarbage } from './garbage.ts';
import { measureTalk } from './measure.ts';
import { usualText } from './message.ts';
import type { Target } from './targets.ts';

/** Resident memory in bytes: without garbage before and after the connections opened, and with what opening them left behind. */
export type Memory = { before: number; after: number; withGarbage: number };

/** Connections and messages before the measurement, for what a server makes on first use. */
const WARM_UP = { readers: 200, rate: 20, seconds: 3 };
/** Milliseconds; in the second one every reader of ours is asked for a sign of life. */
const PAUSE = 3000;
const SETTLE = 18_000;

/** @param inspector port of its inspector, when it has one: a server whose memory knows no garbage has none */
export async function measureMemory(
  target: Target,
  connections: number,
  inspector: number | undefined,
): Promise<Memory> {
  const resident = async () => {
    if (inspector !== undefined) await collectGarbage(inspector);
    return residentBytes(target.pid);
  };
  const few = await openAudience(target, WARM_UP.readers);
  await measureTalk(target, few, { ...WARM_UP, text: usualText });
  few.close();
  await sleep(PAUSE);
  const before = await resident();
  const audience = await openAudience(target, connections);
  await sleep(SETTLE);
  const withGarbage = residentBytes(target.pid);
  const after = await resident();
  if (audience.ended > 0) throw new Error(`${target.name} closed ${audience.ended} connections`);
  audience.close();
  return { before, after, withGarbage };
}

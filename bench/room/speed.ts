import { setTimeout as sleep } from 'node:timers/promises';
import { openAudience } from './audience.ts';
import { type Measured, measureBurst, measureTalk } from './measure.ts';
import { usualText } from './message.ts';
import type { Options } from './options.ts';
import type { Name, Target } from './targets.ts';

/** All that was measured with so many readers: of each server, a figure for each round. Bursts go to few readers only. */
export type Speed = {
  readers: number;
  talk: Record<Name, Measured[]>;
  burst: Record<Name, Measured[]>;
};

/** Readers up to which there are bursts. */
export const FEW = 1000;
/** Milliseconds for what opening and closing connections leaves behind: joins and leaves are told for a while. */
const SETTLE = 4000;
const PAUSE = 1000;

/** Measures the servers in turn, in rounds of which the first warms up. */
export async function measureSpeed(
  targets: Target[],
  readers: number,
  { rounds, rate, seconds, burst }: Options,
): Promise<Speed> {
  const none = () => ({ bare: [], mosquitto: [], 'socket.io': [], cairn: [] });
  const speed: Speed = { readers, talk: none(), burst: none() };
  for (let round = 0; round <= rounds; round++) {
    for (const target of targets) {
      const audience = await openAudience(target, readers);
      await sleep(SETTLE);
      const talk = await measureTalk(target, audience, {
        rate,
        // To warm up, enough is a part of it.
        seconds: round === 0 ? Math.ceil(seconds / 3) : seconds,
        text: usualText,
      });
      await sleep(PAUSE);
      const atOnce = readers <= FEW && (await measureBurst(target, audience, burst, usualText));
      if (audience.ended > 0) console.log(`${target.name} closed ${audience.ended} connections.`);
      audience.close();
      await sleep(PAUSE);
      if (round === 0) continue;
      speed.talk[target.name].push(talk);
      if (atOnce) speed.burst[target.name].push(atOnce);
    }
    console.log(
      round === 0 ? `${readers} readers: warmed up` : `${readers} readers: round ${round} of ${rounds}`,
    );
  }
  return speed;
}

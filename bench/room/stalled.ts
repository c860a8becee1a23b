import { setTimeout as sleep } from 'node:timers/promises';
import { openAudience } from './audience.ts';
import { type Measured, measureBurst, measureTalk } from './measure.ts';
import { longestText } from './message.ts';
import type { Target } from './targets.ts';

const READERS = 1000;
/** Those who stop to read. */
const STALLED = 100;
/** What the kernel holds for a connection that nobody reads: so much is sent before it is the server's turn. */
const FILL = { bursts: 4, messages: 100 };
const TALK = { rate: 20, seconds: 12, text: longestText };

/** What those who read felt, before and after the others stopped; and how many of these the server has dropped. */
export type Stalled = { before: Measured; after: Measured; dropped: number };

/** The longest messages to people of whom a tenth stops to read. */
export async function measureStalled(target: Target): Promise<Stalled> {
  const audience = await openAudience(target, READERS);
  await sleep(4000);
  const reading = READERS - STALLED;
  const before = await measureTalk(target, audience, TALK, reading);
  audience.stall(reading);
  for (let i = 0; i < FILL.bursts; i++)
    await measureBurst(target, audience, FILL.messages, longestText, reading);
  const after = await measureTalk(target, audience, TALK, reading);
  audience.resume(reading);
  await sleep(2000);
  const dropped = audience.ended;
  audience.close();
  await sleep(1000);
  return { before, after, dropped };
}

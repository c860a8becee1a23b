import { setTimeout as sleep } from 'node:timers/promises';
import { openAudience } from './audience.ts';
import { createTally } from './tally.ts';
import { startBare } from './targets.ts';

const READERS = 20;
const MESSAGES = 50;
const EVERY = 40;

/** Makes sure that the load sees what is lost and what comes twice: with servers that do so. @throws when it does not */
export async function checkLoad(): Promise<void> {
  const wrong = (READERS * MESSAGES) / EVERY;
  await expectSeen('lose', { lost: wrong, doubled: 0 });
  await expectSeen('repeat', { lost: 0, doubled: wrong });
  console.log(
    `The load saw each of ${wrong} deliveries that a server lost, and each of ${wrong} that it repeated.\n`,
  );
}

async function expectSeen(
  fault: 'lose' | 'repeat',
  expected: { lost: number; doubled: number },
): Promise<void> {
  const target = await startBare({}, { FAULT: fault, EVERY: String(EVERY) });
  const audience = await openAudience(target, READERS);
  const tally = createTally(READERS, MESSAGES);
  audience.listen(tally);
  const writer = await target.openPublisher(0);
  for (let i = 0; i < MESSAGES; i++) {
    await writer.post(tally.text(''));
    // Long enough for each message to be sent by itself.
    await sleep(5);
  }
  await sleep(100);
  writer.close();
  audience.close();
  await target.stop();
  const seen = { lost: tally.expected - tally.received, doubled: tally.doubled };
  if (JSON.stringify(seen) !== JSON.stringify(expected))
    throw new Error(`the load saw ${JSON.stringify(seen)} where ${JSON.stringify(expected)} was the case`);
}

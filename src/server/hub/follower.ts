import { describeError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Entry, EventLog } from './eventLog.ts';
import type { Pace } from './pace.ts';
import type { HubEvent, Source } from './source.ts';

type FollowerOptions = {
  source: Source;
  events: EventLog;
  /** How many numbers are read at most. */
  most: number;
  log: Log;
  pace: Pace;
  /** Milliseconds between looks at the database for what nobody told. */
  lookEvery: number;
  /** Is given what is new, in order. */
  onEvents: (entries: Entry[]) => void;
  /** More was missed than can be read. */
  onSkipped: () => void;
};

/**
 * Keeps the log of events complete. What is told comes at once; what was told out of order waits for a moment, and what was
 * never told, because a process died or Redis lost it, is read from the database.
 */
export async function followEvents(options: FollowerOptions) {
  const { source, events, most, log, pace, lookEvery, onEvents, onSkipped } = options;
  let reading: Promise<void> | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let stopped = false;

  async function read(): Promise<void> {
    const found = await source.read(events.position, most);
    const placed = events.complete(found.position, found.events);
    if (placed) onEvents(placed);
    else onSkipped();
  }

  /** Reads what is missing. Never rejects: whatever stays missing is looked for again. */
  function catchUp(): Promise<void> {
    reading ??= read()
      .catch(error => log.warn(describeError(error), 'room not read'))
      .finally(() => {
        reading = undefined;
        if (events.hasGap) waitForGap();
      });
    return reading;
  }

  function waitForGap(): void {
    if (stopped) return;
    waiting ??= setTimeout(() => {
      waiting = undefined;
      if (events.hasGap) void catchUp();
    }, pace.gap);
  }

  function lookLater(): void {
    if (stopped) return;
    looking = setTimeout(() => void catchUp().then(lookLater), lookEvery);
  }

  await read();
  lookLater();

  return {
    catchUp,
    /** Takes what is committed, in any order, known or not. */
    take(told: HubEvent[]): void {
      onEvents(events.add(told));
      if (events.hasGap) waitForGap();
    },
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(waiting);
      clearTimeout(looking);
      await reading;
    },
  };
}

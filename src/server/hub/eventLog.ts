import { eventFrame } from './frames.ts';
import type { HubEvent } from './source.ts';

/** One number of the room, ready to be sent. Its frame is empty when there is nothing to tell (any more). */
export type Entry = { number: number; author: string; subject: string; frame: Buffer };

const nothing = Buffer.alloc(0);

/**
 * The newest events in the order of their numbers, whatever order they arrive in. Readers who were away are answered from
 * here, so that thousands who come back at once don't ask the database.
 * @param kept how many numbers are kept
 */
export function createEventLog(kept: number) {
  let entries: Entry[] = [];
  let position = 0;
  /** Events whose predecessors have not come yet. */
  const early = new Map<number, HubEvent>();
  const newest = new Map<string, Entry>();

  function append(number: number, event?: HubEvent): Entry {
    const entry: Entry = {
      number,
      author: event?.author ?? '',
      subject: event?.subject ?? '',
      frame: nothing,
    };
    if (event) {
      entry.frame = eventFrame(event.event, event.data, number);
      const older = newest.get(entry.subject);
      // A removed message must not be told to whoever comes back later.
      if (older) older.frame = nothing;
      newest.set(entry.subject, entry);
    }
    entries.push(entry);
    position = number;
    early.delete(number);
    return entry;
  }

  function trim(): void {
    if (entries.length < 2 * kept) return;
    for (const entry of entries.splice(0, entries.length - kept)) {
      if (newest.get(entry.subject) === entry) newest.delete(entry.subject);
    }
  }

  return {
    /** The last number up to which nothing is missing. */
    get position() {
      return position;
    },
    /** Whether events have come whose predecessors have not. */
    get hasGap() {
      return early.size > 0;
    },
    /** Takes events in any order, known ones too. @returns what has its place now, in order */
    add(events: HubEvent[]): Entry[] {
      for (const event of events) if (event.number > position) early.set(event.number, event);
      const placed: Entry[] = [];
      for (let next = early.get(position + 1); next; next = early.get(position + 1)) {
        placed.push(append(next.number, next));
      }
      trim();
      return placed;
    },
    /**
     * Takes all that there is up to `upTo`: a number without an event has nothing to tell any more.
     * @returns what is new, in order; undefined when so much was missing that its beginning is not known
     */
    complete(upTo: number, events: HubEvent[]): Entry[] | undefined {
      for (const event of events) if (event.number > position) early.set(event.number, event);
      const skipped = upTo - position > kept;
      if (skipped) {
        position = upTo - kept;
        entries = [];
        newest.clear();
        for (const number of early.keys()) if (number <= position) early.delete(number);
      }
      const placed: Entry[] = [];
      while (position < upTo) placed.push(append(position + 1, early.get(position + 1)));
      placed.push(...this.add([]));
      return skipped ? undefined : placed;
    },
    /** What came after a number; undefined when that is too long ago, or a number that was never given. */
    since(number: number): Entry[] | undefined {
      const first = position - entries.length + 1;
      if (number > position || number < position - kept || number < first - 1) return undefined;
      return entries.slice(number + 1 - first);
    },
    /** Makes sure that nothing of a person is told again. */
    forget(author: string): void {
      for (const entry of entries) if (entry.author === author) entry.frame = nothing;
    },
    /** Authors, from the one who spoke last, each once. */
    authors(): Set<string> {
      const found = new Set<string>();
      for (const { author } of entries.toReversed()) if (author) found.add(author);
      return found;
    },
  };
}

export type EventLog = ReturnType<typeof createEventLog>;

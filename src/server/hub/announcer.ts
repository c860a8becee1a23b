import type { Pace } from './pace.ts';
import type { Presence } from './presence.ts';
import type { Relay } from './relay.ts';
import type { Reader } from './source.ts';
import type { Streams } from './streams.ts';

type AnnouncerOptions = {
  presence: Presence;
  streams: Streams;
  relay?: Relay;
  pace: Pace;
  /** Ids of those who spoke, the last one first. */
  speakers: () => Set<string>;
};

/** Tells everyone who is here when that has changed: the first change at once, those that follow together. */
export function createAnnouncer({ presence, streams, relay, pace, speakers }: AnnouncerOptions) {
  let frameFor: ((reader: Reader) => Buffer) | undefined;
  let due: NodeJS.Timeout | undefined;
  let announcedAt = Number.NEGATIVE_INFINITY;

  function announce(): void {
    due = undefined;
    announcedAt = performance.now();
    const changed = presence.look(speakers);
    if (changed) {
      frameFor = changed;
      void streams.sendEach(changed);
    }
    if (!relay) return;
    const changes = presence.changes();
    if (changes.came.length + changes.left.length > 0) relay.send({ kind: 'changes', ...changes });
  }

  return {
    /** Something may have changed. */
    soon(): void {
      const interval = pace.presence * Math.min(3, Math.max(1, streams.live.size / 1000));
      due ??= setTimeout(announce, Math.max(0, announcedAt + interval - performance.now()));
    },
    /** What was told last, for somebody who has just come. */
    latest: (reader: Reader): Buffer | undefined => frameFor?.(reader),
    stop: () => clearTimeout(due),
  };
}

import { describeError } from '../errors.ts';
import type { Log } from '../log.ts';
import type { EventLog } from './eventLog.ts';
import type { Presence } from './presence.ts';
import type { Source } from './source.ts';
import type { Stream, Streams } from './streams.ts';

/** Milliseconds for which an ended session is remembered, for a stream that was about to open. */
const MEMORY = 30_000;

type AdmissionOptions = {
  source: Source;
  streams: Streams;
  presence: Presence;
  events: EventLog;
  log: Log;
};

/** Who may read, and what of it: streams go with their session, and go by what is true of their person now. */
export function createAdmission({ source, streams, presence, events, log }: AdmissionOptions) {
  const ended = new Set<string>();

  const close = (which: (stream: Stream) => boolean) => {
    for (const stream of streams.all.values()) if (which(stream)) stream.socket.destroy();
  };

  /** Closes the streams among these whose session is over, however it came to its end. */
  async function checkSessions(among: (stream: Stream) => boolean): Promise<void> {
    const sessionIds = new Set([...streams.all.values()].filter(among).map(({ sessionId }) => sessionId));
    if (sessionIds.size === 0) return;
    try {
      const live = await source.liveSessions([...sessionIds]);
      close(({ sessionId }) => sessionIds.has(sessionId) && !live.has(sessionId));
    } catch (error) {
      log.warn(describeError(error), 'sessions of streams not checked');
    }
  }

  async function readAgain(userId: string): Promise<void> {
    try {
      const reader = await source.reader(userId);
      const here = presence.find(userId);
      if (!reader) events.forget(userId);
      else if (here) here.reader = reader;
    } catch (error) {
      log.warn(describeError(error), 'person not read again');
      // Better a stream that has to be opened again than one that shows who has just been blocked.
      close(stream => stream.here.reader.id === userId);
    }
  }

  return {
    checkSessions,

    hasEnded: (sessionId: string): boolean => ended.has(sessionId),

    endSession(sessionId: string): void {
      ended.add(sessionId);
      setTimeout(() => ended.delete(sessionId), MEMORY).unref();
      close(stream => stream.sessionId === sessionId);
    },

    /** Something about a person changed. */
    async personChanged(userId: string): Promise<void> {
      await readAgain(userId);
      await checkSessions(stream => stream.here.reader.id === userId);
    },

    /** Anything about anyone may have changed. */
    async anyoneChanged(): Promise<void> {
      await Promise.all(presence.ids().map(readAgain));
      await checkSessions(() => true);
    },
  };
}

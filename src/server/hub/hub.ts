import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../errors.ts';
import type { Log } from '../log.ts';
import { createAdmission } from './admission.ts';
import { createAnnouncer } from './announcer.ts';
import { createEventLog } from './eventLog.ts';
import { followEvents } from './follower.ts';
import { eventFrame, streamHead } from './frames.ts';
import { type Pace, usualPace } from './pace.ts';
import { createPresence, type Here } from './presence.ts';
import type { Relay, RelayMessage } from './relay.ts';
import { takeSocket, turnOf } from './socket.ts';
import type { HubEvent, Source } from './source.ts';
import { createStreams, type Stream } from './streams.ts';

/** Numbers that are kept at hand: whoever was away for longer reads the list again. */
const KEPT = 1000;
/** Ticks in a second, at the usual pace. */
const SECOND = 10;
/** Streams that one person can have open with one process. */
const STREAMS_PER_PERSON = 8;

type HubOptions = {
  source: Source;
  log: Log;
  /** Absent in a process that is the only one. */
  relay?: Relay;
  /** Whether the streams of a person are limited. */
  limited: boolean;
  pace?: Partial<Pace>;
};

type Opening = { userId: string; sessionId: string; lastEventId: string | undefined };

/**
 * The live side of the room: brings what is committed to every open stream, of this process and of the others, once and in
 * one order, and knows who is here.
 */
export async function createHub({ source, log, relay, limited, ...options }: HubOptions) {
  const pace = { ...usualPace, ...options.pace };
  const events = createEventLog(KEPT);
  const streams = createStreams(events);
  const presence = createPresence(pace);
  const announcer = createAnnouncer({ presence, streams, relay, pace, speakers: () => events.authors() });
  const follower = await followEvents({
    source,
    events,
    most: KEPT,
    log,
    pace,
    lookEvery: relay ? pace.together : pace.alone,
    onEvents: entries => streams.send(entries),
    onSkipped: () => streams.reload(),
  });

  const admission = createAdmission({ source, streams, presence, events, log });
  let opened = 0;
  let ticks = 0;
  let closing = false;
  const beatsOfOthers: string[] = [];
  const ticking = setInterval(tick, pace.tick);
  relay?.listen(hear, () => {
    relay.send({ kind: 'hello' });
    sayWhoIsHere();
    void follower.catchUp();
    void admission.anyoneChanged().then(announcer.soon);
  });

  function tick(): void {
    ticks++;
    const part = ticks % pace.round;
    streams.ping(part);
    streams.closeSilent((ticks - pace.patience + pace.round) % pace.round);
    if (ticks % SECOND === 0) everySecond(part);
    if (ticks % (10 * SECOND) === 0) sayWhoIsHere();
  }

  function everySecond(part: number): void {
    if (presence.sweep()) announcer.soon();
    // Each stream's once in a round of pings.
    const turn = Math.floor(part / SECOND);
    void admission.checkSessions(stream => Math.floor(stream.part / SECOND) === turn);
    if (beatsOfOthers.length > 0) relay?.send({ kind: 'beats', streams: beatsOfOthers.splice(0) });
  }

  function beat(streamId: string): boolean {
    const stream = streams.all.get(streamId);
    if (!stream) return false;
    stream.answers = true;
    stream.owes = false;
    return true;
  }

  function hear(message: RelayMessage, from: string): void {
    if (message.kind === 'events') follower.take(message.events);
    else if (message.kind === 'beats') for (const stream of message.streams) beat(stream);
    else if (message.kind === 'ended') admission.endSession(message.sessionId);
    else if (message.kind === 'person') void admission.personChanged(message.userId).then(announcer.soon);
    else if (message.kind === 'hello') sayWhoIsHere();
    else {
      if (message.kind === 'people') presence.heard(from, message.people);
      else if (message.kind === 'changes') presence.changed(from, message.came, message.left);
      else presence.lost(from);
      announcer.soon();
    }
  }

  function sayWhoIsHere(): void {
    relay?.send({ kind: 'people', people: [...presence.own().values()] });
  }

  function newStream(socket: Socket, here: Here, sessionId: string): Stream {
    // Only its client knows the id, which can therefore speak for it.
    const stream = { id: randomUUID(), socket, here, sessionId, part: opened++ % pace.round };
    return { ...stream, sent: 0, answers: false, owes: false, silent: false };
  }

  function whenLive({ id, socket, here }: Stream): void {
    socket.write(eventFrame('hello', { position: events.position, stream: id }, events.position));
    const present = announcer.latest(here.reader);
    if (present) socket.write(present);
    announcer.soon();
  }

  return {
    /** The number up to which everything has been told here. */
    get position() {
      return events.position;
    },

    /** Whether this process is the only one. */
    isAlone: relay === undefined,

    /** What an operator sees of it. */
    figures: () => ({ ...streams.figures, streams: streams.all.size, people: presence.ids().length }),

    /** Tells everyone what has been committed. What is known already is told once all the same. */
    publish(committed: HubEvent[]): void {
      follower.take(committed);
      relay?.send({ kind: 'events', events: committed });
    },

    /** Tells everyone what was committed without being told here, such as a moderator's decision. */
    catchUp: (): Promise<void> => follower.catchUp(),

    /**
     * Answers a request with a stream of events, and takes its connection over for that.
     * @throws {Problem} and leaves the response alone, when there can be no stream
     */
    async open(response: ServerResponse, { userId, sessionId, lastEventId }: Opening): Promise<void> {
      const [reader] = await Promise.all([source.reader(userId), turnOf(response)]);
      if (!reader || admission.hasEnded(sessionId)) throw new Problem('unauthorized');
      if (closing) throw new Problem('unavailable', { retryAfter: 1 });
      if (limited && (presence.find(userId)?.streams ?? 0) >= STREAMS_PER_PERSON) {
        throw new Problem('tooManyRequests', {
          detail: 'The room is open in too many places.',
          retryAfter: 10,
        });
      }
      const socket = takeSocket(response);
      if (!socket) throw new Problem('badRequest');

      const here = presence.arrive(reader);
      const stream = newStream(socket, here, sessionId);
      socket.on('close', () => {
        streams.leave(stream);
        presence.leave(here, stream.silent);
      });
      socket.cork();
      socket.write(streamHead(new Date()));
      streams.join(stream, positionOf(lastEventId), whenLive);
      socket.uncork();
    },

    /** The client of a stream gave a sign of life. @returns whether the stream is with this process */
    beat,

    /** The client of a stream that is with another process, if with any, gave a sign of life. */
    beatElsewhere(streamId: string): void {
      if (relay) beatsOfOthers.push(streamId);
    },

    /** Closes the streams of a session that has ended. */
    endSession(sessionId: string): void {
      admission.endSession(sessionId);
      relay?.send({ kind: 'ended', sessionId });
    },

    /**
     * To be called when something about a person changed that the room goes by: the name, whether they show themselves, whom
     * they block or are blocked by, their sessions, or that the account is gone.
     */
    async personChanged(userId: string): Promise<void> {
      relay?.send({ kind: 'person', userId });
      await admission.personChanged(userId);
      announcer.soon();
    },

    /** @throws when other processes can't be reached that should be */
    ping: async (): Promise<void> => relay?.ping(),

    /** Sends all readers away, to come back soon, perhaps to another process. */
    async close(): Promise<void> {
      closing = true;
      clearInterval(ticking);
      announcer.stop();
      relay?.send({ kind: 'bye' });
      streams.drain();
      for (let waited = 0; streams.all.size > 0 && waited < pace.drain; waited += 20) await sleep(20);
      for (const { socket } of streams.all.values()) socket.destroy();
      await follower.stop();
      await relay?.close();
    },
  };
}

export type Hub = Awaited<ReturnType<typeof createHub>>;

/** The number that a client says it has; -1, which is nobody's, for anything else than a number. */
function positionOf(lastEventId: string | undefined): number | undefined {
  if (!lastEventId) return undefined;
  return /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : -1;
}

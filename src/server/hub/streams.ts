import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Entry, EventLog } from './eventLog.ts';
import { drainFrame, eventFrame, pingFrame } from './frames.ts';
import { writeNow } from './socket.ts';
import type { Reader } from './source.ts';

/** Bytes that may wait for a slow reader, who is dropped beyond that and catches up on coming back. */
const MAX_QUEUE = 1024 * 1024;
/** Bytes of what was missed that are sent at a time. */
const REPLAY_PIECE = 128 * 1024;
/** Milliseconds within which what follows a first event is gathered and sent at once. */
const GATHER = 2;
/** Streams that are told who is here in one go; messages can pass between two. */
const AT_ONCE = 250;

/** One open connection of a reader. */
export type Stream = {
  id: string;
  socket: Socket;
  /** Shared by all streams of the person, and replaced in place when the person changes. */
  here: { reader: Reader };
  sessionId: string;
  /** The last number that was sent. Kept up to date only until the stream is live. */
  sent: number;
  /** Whether its client has ever answered a ping, and whether it owes the answer to the last one. */
  answers: boolean;
  owes: boolean;
  /** It was closed because an answer did not come. */
  silent: boolean;
  /** Which part of a round of pings it belongs to. */
  part: number;
};

/** Brings events to every open stream: each is one buffer that all of them share. */
export function createStreams(log: EventLog) {
  const all = new Map<string, Stream>();
  /** Those that have been sent all that they missed. */
  const live = new Set<Stream>();
  const parts = new Map<number, Set<Stream>>();
  let runs = 0;
  const figures = { events: 0, writes: 0, seconds: 0 };
  let gathered: Entry[] = [];
  let gathering = false;

  function write({ socket }: Stream, frame: Buffer): void {
    if (frame.length === 0) return;
    if (socket.writableLength > MAX_QUEUE) socket.destroy();
    else writeNow(socket, frame);
  }

  /** Sends what waits, now. */
  function flush(): void {
    const entries = gathered;
    gathered = [];
    if (entries.length === 0) return;
    const began = performance.now();
    const shared = joined(entries);
    for (const stream of live) {
      const { hidden } = stream.here.reader;
      write(stream, hidden.size === 0 ? shared : joined(entries, hidden));
    }
    figures.events += entries.length;
    figures.writes += live.size;
    figures.seconds += (performance.now() - began) / 1000;
  }

  function gather(): void {
    gathering = true;
    setTimeout(() => {
      gathering = false;
      if (gathered.length === 0) return;
      flush();
      gather();
    }, GATHER);
  }

  /** Sends what a stream has missed, as fast as its client takes it, and then calls `onLive`. */
  function catchUp(stream: Stream, onLive: (stream: Stream) => void): void {
    const { socket } = stream;
    for (;;) {
      if (!socket.writable) return;
      const missed = log.since(stream.sent);
      // So slow that what it missed is gone: on coming back it is told to reload.
      if (!missed) return void socket.destroy();
      if (missed.length === 0) break;
      const piece = firstBytes(missed);
      stream.sent = piece.at(-1)?.number ?? stream.sent;
      const frame = joined(piece, stream.here.reader.hidden);
      if (frame.length > 0 && !socket.write(frame)) {
        return void socket.once('drain', () => catchUp(stream, onLive));
      }
    }
    // What waits to be sent has just been sent to this one.
    flush();
    onLive(stream);
    live.add(stream);
  }

  return {
    all,
    live,
    /** Since the start: events told, writes for them, and the seconds those took. */
    figures,

    /**
     * Begins to send to a stream. With a position it is first sent what it missed since, or told to reload when that is too
     * much or nobody knows the position.
     */
    join(stream: Stream, position: number | undefined, onLive: (stream: Stream) => void): void {
      all.set(stream.id, stream);
      parts.set(stream.part, (parts.get(stream.part) ?? new Set()).add(stream));
      stream.sent = position ?? log.position;
      if (!log.since(stream.sent)) {
        stream.sent = log.position;
        write(stream, eventFrame('reload', { position: log.position }, log.position));
      }
      catchUp(stream, onLive);
    },

    leave(stream: Stream): void {
      all.delete(stream.id);
      live.delete(stream);
      parts.get(stream.part)?.delete(stream);
    },

    /** Sends events to every live stream: at once after a quiet moment, else together with what came within 2 ms. */
    send(entries: Entry[]): void {
      gathered.push(...entries);
      if (gathering || gathered.length === 0) return;
      flush();
      gather();
    },

    /** Tells every live stream to reload, after so much was missed here that nobody knows what. */
    reload(): void {
      gathered = [];
      const frame = eventFrame('reload', { position: log.position }, log.position);
      for (const stream of live) write(stream, frame);
    },

    /** Sends to every live stream what is made for its person, some at a time. The next call ends what is left of this one. */
    async sendEach(frameFor: (reader: Reader) => Buffer): Promise<void> {
      const run = ++runs;
      let sent = 0;
      for (const stream of [...live]) {
        if (live.has(stream)) write(stream, frameFor(stream.here.reader));
        if (++sent % AT_ONCE === 0) await setImmediate();
        if (run !== runs) return;
      }
    },

    /** Pings one part of the streams. */
    ping(part: number): void {
      for (const stream of parts.get(part) ?? []) {
        stream.owes = true;
        write(stream, pingFrame);
      }
    },

    /** Closes those of a part whose clients answered earlier pings but not the last one, however open the connection looks. */
    closeSilent(part: number): void {
      for (const stream of parts.get(part) ?? []) {
        if (!stream.answers || !stream.owes) continue;
        stream.silent = true;
        stream.socket.destroy();
      }
    },

    /** Sends everyone away, to come back soon. */
    drain(): void {
      flush();
      live.clear();
      for (const { socket } of all.values()) socket.end(drainFrame());
    },
  };
}

export type Streams = ReturnType<typeof createStreams>;

/** The frames of entries in one piece, without those of hidden people. */
function joined(entries: Entry[], hidden?: ReadonlySet<string>): Buffer {
  const shown = hidden?.size ? entries.filter(({ author }) => !hidden.has(author)) : entries;
  const [only] = shown;
  return only && shown.length === 1 ? only.frame : Buffer.concat(shown.map(({ frame }) => frame));
}

/** As many of the first entries as make one piece of a replay. */
function firstBytes(entries: Entry[]): Entry[] {
  let bytes = 0;
  const end = entries.findIndex(({ frame }) => {
    bytes += frame.length;
    return bytes > REPLAY_PIECE;
  });
  return end < 0 ? entries : entries.slice(0, end + 1);
}

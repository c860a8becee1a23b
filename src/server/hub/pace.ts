/** Milliseconds of all that the hub does by the clock, in one place so that tests need not wait as long as people do. */
export const usualPace = {
  /** Each tick pings a small part of the streams: answers that came all at once would hold up messages. */
  tick: 100,
  /** In ticks: between two pings of a stream, and how long its client then has to answer. Together less than 26 s. */
  round: 160,
  patience: 90,
  /** Presence is told at most once in this time, and where more than a thousand read, up to three times less often. */
  presence: 1000,
  /** How long somebody without a stream is still here: a reload of the page is not a departure. */
  linger: 3000,
  /** After how long a process that says nothing is taken for dead, and its people for gone. */
  silence: 25_000,
  /** How long an event waits for those that were committed before it. */
  gap: 50,
  /** Between looks at the database for what nobody told: in a process that is the only one, and among others. */
  alone: 10_000,
  together: 1000,
  /** What slow readers get to take their last bytes when the process stops. */
  drain: 1000,
};

export type Pace = typeof usualPace;

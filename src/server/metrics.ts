import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection } from './db/connect.ts';
import type { Hub } from './hub/hub.ts';
import { type Model, ModelError } from './model.ts';

/** Upper bounds in seconds: of an answer of our own, and of what waits for another program. */
const QUICK = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SLOW = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40];

/** What Prometheus reads at `/metrics`. Labels are routes, states and names of jobs: never anything of a person. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'cairn_http_request_duration_seconds',
    help: 'Answers by route; of streams, the time until they began or, of a reply of the coach, until it was complete',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: QUICK,
    registers,
  });
  const modelCalls = new Histogram({
    name: 'cairn_provider_call_duration_seconds',
    help: 'Calls of the model by outcome: complete, left by the reader, or why they failed',
    labelNames: ['outcome'] as const,
    buckets: SLOW,
    registers,
  });
  const firstWords = new Histogram({
    name: 'cairn_provider_first_word_seconds',
    help: 'From a call of the model to its first word',
    buckets: SLOW,
    registers,
  });
  const jobs = new Histogram({
    name: 'cairn_job_duration_seconds',
    help: 'Runs of the jobs of every minute',
    labelNames: ['job', 'outcome'] as const,
    buckets: SLOW,
    registers,
  });

  return {
    /** The text that Prometheus reads. */
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,

    answered(labels: { method: string; route: string; status: number }, seconds: number): void {
      requests.observe(labels, seconds);
    },

    jobRan(job: string, outcome: 'done' | 'failed', seconds: number): void {
      jobs.observe({ job, outcome }, seconds);
    },

    /** The same model, with its calls measured. */
    measured(model: Model): Model {
      return async ({ onText, ...call }) => {
        const began = performance.now();
        const since = () => (performance.now() - began) / 1000;
        let spoke = false;
        const listen = (text: string) => {
          if (!spoke) firstWords.observe(since());
          spoke = true;
          onText(text);
        };
        try {
          await model({ ...call, onText: listen });
          modelCalls.observe({ outcome: 'complete' }, since());
        } catch (error) {
          const reason = error instanceof ModelError ? error.message : 'broken';
          modelCalls.observe({ outcome: call.signal.aborted ? 'left' : reason }, since());
          throw error;
        }
      };
    },

    /** What is read from the parts of the server when somebody looks. */
    watch({ connection, hub, version, migration }: Watched): void {
      new Gauge({
        name: 'cairn_info',
        help: 'The version that runs, and the newest of its migrations, all of which the database has',
        labelNames: ['version', 'migration'] as const,
        registers,
      }).set({ version, migration }, 1);
      if (connection.kind === 'server') watchPool(connection.pool, registers);
      watchRoom(hub, registers);
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

type Watched = { connection: Connection; hub: Hub; version: string; migration: string };

type Pool = { totalCount: number; idleCount: number; waitingCount: number };

function watchPool(pool: Pool, registers: Registry[]): void {
  new Gauge({
    name: 'cairn_database_connections',
    help: 'Connections of this process to Postgres, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
}

function watchRoom(hub: Hub, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  gauge('cairn_room_streams', 'Streams that are open with this process', () => hub.figures().streams);
  gauge('cairn_room_people', 'People with a stream of this process', () => hub.figures().people);
  gauge('cairn_room_position', 'Number of the last event of the room', () => hub.position);
  counter('cairn_room_events_total', 'Events told to streams', () => hub.figures().events);
  counter('cairn_room_writes_total', 'Writes of events to streams', () => hub.figures().writes);
  counter('cairn_room_fanout_seconds_total', 'Time spent writing events to streams', () => {
    return hub.figures().seconds;
  });
  if (!hub.isAlone) {
    gauge('cairn_redis_up', 'Whether Redis answers', () =>
      hub.ping().then(
        () => 1,
        () => 0,
      ),
    );
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { newId } from '../shared/ids.ts';
import { describeError } from './errors.ts';
import type { Relay, RelayMessage } from './hub/relay.ts';
import type { Log } from './log.ts';

const CHANNEL = 'cairn:room';

/** Milliseconds. A Redis that falls silent is given up and tried anew. */
const PING = 5000;
const SILENCE = 15_000;
const CONNECT = 2000;
const GOODBYE = 500;

/** What the processes share through Redis. */
export type Redis = {
  relay: Relay;
  /** For commands; one that can't be sent at once is refused. */
  commands: ReturnType<typeof createClient>;
};

/**
 * Reaches the other processes through Redis, which passes words on, counts uses of limits, and stores nothing else. A Redis that
 * is away, at the start or later, is tried again until it is back; nobody waits for it.
 */
export function connectRedis(url: string, log: Log): Redis {
  const self = newId();
  const reconnectStrategy = (attempts: number) => Math.min(100 * 2 ** attempts, 2000);
  const socket = { connectTimeout: CONNECT, socketTimeout: SILENCE, reconnectStrategy };
  // Commands are written at once or refused: a timer for each, which always runs to its end, would only cost.
  const commandOptions = { timeout: undefined };
  const speaker = createClient({
    url,
    socket,
    pingInterval: PING,
    disableOfflineQueue: true,
    commandOptions,
  });
  // Hears at least what this process says to all every ten seconds.
  const listener = createClient({ url, socket });
  /** How everything begins that this process says: Redis tells it that, too. */
  const own = `{"from":"${self}",`;
  let away = false;
  let subscribed = false;

  for (const client of [speaker, listener]) {
    client.on('error', error => {
      if (client === listener) subscribed = false;
      if (!away) log.warn(describeError(error), 'Redis is away');
      away = true;
    });
  }

  const relay: Relay = {
    send(message) {
      if (!speaker.isReady) return;
      speaker.publish(CHANNEL, JSON.stringify({ from: self, ...message })).catch(() => {
        // The others read from the database what they were not told.
      });
    },
    listen(onMessage, onConnected) {
      const take = (text: string) => {
        if (text.startsWith(own)) return;
        const { from, ...message } = JSON.parse(text) as RelayMessage & { from: string };
        onMessage(message, from);
      };
      const begin = () => {
        if (!speaker.isReady || !subscribed) return;
        if (away) log.info('Redis is back');
        away = false;
        onConnected();
      };
      speaker.on('ready', begin);
      listener.on('ready', () => {
        listener.subscribe(CHANNEL, take).then(
          () => {
            subscribed = true;
            begin();
          },
          () => {
            // The connection broke: its next one subscribes again.
          },
        );
      });
      for (const client of [speaker, listener]) {
        client.connect().catch(() => {
          // It was closed before it ever reached Redis.
        });
      }
    },
    async ping() {
      await speaker.ping();
    },
    async close() {
      if (speaker.isReady) await Promise.race([speaker.close(), sleep(GOODBYE)]).catch(() => {});
      for (const client of [speaker, listener]) if (client.isOpen) client.destroy();
    },
  };
  return { relay, commands: speaker as Redis['commands'] };
}

import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCairn } from '../lib/cairn.ts';
import { openClient, postRequest } from '../lib/httpClient.ts';
import { installed } from '../lib/installed.ts';
import { type Cores, freePort, type Program, startProgram } from '../lib/program.ts';
import { type Connection, openConnection, type Step } from './connection.ts';
import { messageOf } from './message.ts';
import { connectPacket, isConnected, isSubscribed, publishPacket, subscribePacket } from './mqtt.ts';
import { createRequests } from './requests.ts';
import { textFrame, upgradeRequest } from './webSocket.ts';

/** A server under measurement. */
export type Target = Program & {
  name: Name;
  port: number;
  /** How reader number `i` subscribes, and what it answers when the server asks whether it is still there. */
  reader(i: number): { steps: Step[]; heartbeat?: Heartbeat };
  openPublisher(i: number): Promise<Publisher>;
  /** What else went wrong. */
  problems?: () => string[];
};

export type Name = 'bare' | 'mosquitto' | 'socket.io' | 'cairn';
type Heartbeat = { sign: string | Buffer; answer(reader: Connection & { answer: string }): void };
/** Somebody who writes. `post` resolves when the server has answered, or at once where it does not answer. */
export type Publisher = { post(text: string): Promise<void>; close(): void };

const file = (name: string): string => path.join(import.meta.dirname, name);

export type Start = { cores?: Cores; nodeOptions?: string[] };

/** @param fault how it shall treat every so many deliveries, for the check of the load itself */
export async function startBare(
  { cores, nodeOptions = [] }: Start,
  fault?: { FAULT: 'lose' | 'repeat'; EVERY: string },
): Promise<Target> {
  const port = await freePort();
  const program = await startProgram({
    args: [...nodeOptions, file('bare.ts')],
    core: cores?.server,
    env: { PORT: String(port), ...fault },
    ready: /ready/,
  });
  return {
    ...program,
    name: 'bare',
    port,
    reader: () => ({
      steps: [
        { say: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', until: answer => answer.includes('\r\n\r\n') },
      ],
    }),
    openPublisher: async () => {
      const client = await openClient(port);
      return {
        post: text => client.send(postRequest('/', {}, messageOf(text))),
        close: client.close,
      };
    },
  };
}

export async function startMosquitto({ cores }: Start): Promise<Target> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-mosquitto-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Started by root it becomes a user of its own.
  chmodSync(folder, 0o755);
  const settings = [
    `listener ${port} 127.0.0.1`,
    'allow_anonymous true',
    'max_connections -1',
    'persistence false',
    'max_queued_messages 0',
    'set_tcp_nodelay true',
    'log_dest stderr',
    'log_type information',
  ];
  const config = path.join(folder, 'mosquitto.conf');
  writeFileSync(config, `${settings.join('\n')}\n`);
  const program = await startProgram({
    command: 'mosquitto',
    args: ['-c', config],
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    core: cores?.server,
    ready: /running/,
  });
  const greeting = (name: string): Step => ({ say: connectPacket(name), until: isConnected });
  return {
    ...program,
    name: 'mosquitto',
    port,
    reader: i => ({
      steps: [greeting(`reader-${i}`), { say: subscribePacket('room'), until: isSubscribed }],
    }),
    openPublisher: i =>
      openWriter(port, [greeting(`writer-${i}`)], text => publishPacket('room', messageOf(text))),
  };
}

export async function startSocketIo({ cores, nodeOptions = [] }: Start): Promise<Target> {
  const folder = await installed('socket.io');
  const port = await freePort();
  const program = await startProgram({
    args: [...nodeOptions, file('socketIo.ts')],
    core: cores?.server,
    env: { PORT: String(port), SOCKET_IO: path.join(folder, 'wrapper.mjs') },
    ready: /ready/,
  });
  const greeting = (query = ''): Step[] => [
    {
      say: upgradeRequest(`/socket.io/?EIO=4&transport=websocket${query}`),
      until: answer => answer.includes('0{"sid"'),
    },
    { say: textFrame('40'), until: answer => answer.includes('40{"sid"') },
  ];
  return {
    ...program,
    name: 'socket.io',
    port,
    reader: () => ({
      steps: greeting('&reads=1'),
      heartbeat: {
        sign: Buffer.from([0x81, 1, 0x32]),
        answer: reader => reader.write(textFrame('3')),
      },
    }),
    openPublisher: () => openWriter(port, greeting(), text => textFrame(`42["message",${messageOf(text)}]`)),
  };
}

async function openWriter(port: number, steps: Step[], frame: (text: string) => Buffer): Promise<Publisher> {
  const connection = await openConnection({ port, steps, onEnd: () => {} });
  return {
    post: async text => connection.write(frame(text)),
    close: connection.close,
  };
}

type AppOptions = Start & {
  database: Record<string, string>;
  /** The session of each reader, who are those who write as well. */
  cookies: string[];
};

/** The real app with everything on: an account for each reader, every message committed before it is sent. */
export async function startRoom({ database, cookies, cores, nodeOptions }: AppOptions): Promise<Target> {
  const cairn = await startCairn({
    core: cores?.server,
    nodeOptions,
    env: { RATE_LIMITS: 'off', ...database },
  });
  const { port } = cairn;
  const requests = createRequests(port);
  const cookieOf = (i: number): string => cookies[i] ?? '';
  return {
    ...cairn,
    name: 'cairn',
    reader: i => ({
      steps: [
        {
          say: `GET /api/support/stream HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookieOf(i)}\r\n\r\n`,
          until: answer => /event: hello\n(.+\n)+\n/.test(answer),
        },
      ],
      heartbeat: {
        sign: 'event: ping',
        answer({ answer }) {
          const stream = /"stream":"([^"]+)"/.exec(answer)?.[1];
          const body = JSON.stringify({ stream });
          requests.send(postRequest('/api/support/presence', { Cookie: cookieOf(i) }, body));
        },
      },
    }),
    async openPublisher(i) {
      const client = await openClient(port);
      return {
        post: text =>
          client.send(
            postRequest(
              '/api/support/messages',
              { Cookie: cookieOf(i), 'Idempotency-Key': randomUUID() },
              JSON.stringify({ message: text }),
            ),
          ),
        close: client.close,
      };
    },
    problems: () => (requests.refused > 0 ? [`${requests.refused} signs of life were refused`] : []),
    async stop() {
      requests.close();
      await cairn.stop();
    },
  };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stands between a program and a server it needs, and can be cut, silent or slow as a network is. */
export async function startTcpProxy(targetPort: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  let silent = false;
  let delay = 0;

  const server = createServer(near => {
    if (isCut) return near.resetAndDestroy();
    const far = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      if (silent) from.pause();
      from.on('data', async bytes => {
        if (delay > 0) {
          from.pause();
          await sleep(delay);
          if (!silent) from.resume();
        }
        to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    /** Breaks every connection, and takes no new one. */
    cut() {
      isCut = true;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    /** Connections stay, and nothing comes through. */
    hush() {
      silent = true;
      for (const socket of sockets) socket.pause();
    },
    /** Milliseconds by which every piece is held up. */
    slow(milliseconds: number) {
      delay = milliseconds;
    },
    heal() {
      isCut = false;
      silent = false;
      delay = 0;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

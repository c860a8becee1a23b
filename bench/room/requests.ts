import { type Client, openClient } from '../lib/httpClient.ts';

/** Connections at most that the requests of all people share, as those of a proxy in front of the server do. */
const MOST = 200;

/** Sends requests that nobody waits for, over as few connections as do. */
export function createRequests(port: number) {
  const waiting: string[] = [];
  let busy = 0;
  let refused = 0;
  const idle: Client[] = [];

  async function work(): Promise<void> {
    busy++;
    try {
      let client = idle.pop();
      for (let request = waiting.shift(); request; request = waiting.shift()) {
        if (!client?.isOpen()) client = await openClient(port);
        await client.send(request);
      }
      if (client) idle.push(client);
    } catch {
      refused++;
    }
    busy--;
  }

  return {
    /** Requests that were not answered as they should. */
    get refused() {
      return refused;
    },
    send(request: string): void {
      waiting.push(request);
      if (busy < MOST) work();
    },
    close(): void {
      for (const client of idle) client.close();
    },
  };
}

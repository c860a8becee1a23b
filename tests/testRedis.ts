import { freePort, type Program, startProgram } from '../bench/lib/program.ts';
import { findRedis } from './redis.ts';

/** A Redis server for a test: it can go away, hang, and come back at the same address. It is started by `start`. */
export async function testRedis() {
  const command = findRedis();
  if (!command) throw new Error('no Redis server is installed here');
  const port = await freePort();
  let server: Program | undefined;
  const signal = (name: NodeJS.Signals) => server && process.kill(server.pid, name);
  return {
    url: `redis://127.0.0.1:${port}`,
    async start(): Promise<void> {
      const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      server = await startProgram({ command, args, ready: /ready to accept connections/i });
    },
    async stop(): Promise<void> {
      signal('SIGCONT');
      await server?.stop();
      server = undefined;
    },
    /** It keeps its connections and answers nothing. */
    hang: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
  };
}

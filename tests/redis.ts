import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Redis server that is installed here, if there is one. */
export function findRedis(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.map(folder => join(folder, 'redis-server')).find(file => existsSync(file));
}

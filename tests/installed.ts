import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that is installed here, if it is. */
export function findInstalled(name: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/sbin',
    '/usr/local/bin',
    '/usr/local/sbin',
  ];
  return folders.map(folder => join(folder, name)).find(file => existsSync(file));
}

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The version of Cairn that runs, as in package.json. */
export const version: string = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8'),
).version;

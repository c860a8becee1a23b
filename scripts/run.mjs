// node scripts/run.mjs FILE [ARGUMENT…]: installs what is missing, then runs FILE on the pinned Node.js.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ready } from './install.mjs';

if (await ready()) {
  process.argv.splice(1, 1);
  await import(pathToFileURL(path.resolve(process.argv[1] ?? '')).href);
}

// npm start and, with the argument `demo`, npm run demo: everything from a fresh clone to a running server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ready, stop } from './install.mjs';
import { root } from './processes.mjs';

// New objects get 4 MB instead of 16: some more collections of garbage, and 30 MB less memory.
const flags = ['--max-semi-space-size=4'];

if (await ready()) {
  const problem = await build();
  if (problem) stop(problem);
  const server = path.join(root, 'dist-server', process.argv[2] === 'demo' ? 'demo.js' : 'main.js');
  process.env.NODE_COMPILE_CACHE ??= path.join(root, '.cache/node');
  // In place of this process, which would wait beside it. Windows has no such thing.
  if (process.platform === 'win32') await import(pathToFileURL(server).href);
  else process.execve?.(process.execPath, [process.execPath, ...flags, server], process.env);
}

// npm start and, with the argument `demo`, npm run demo: everything from a fresh clone to a running server.
import module from 'node:module';
import path from 'node:path';
import { build } from './build.mjs';
import { ready, stop } from './install.mjs';
import { root } from './processes.mjs';

if (await ready()) {
  const problem = await build();
  if (problem) stop(problem);
  await import('./drizzleImports.mjs');
  module.enableCompileCache(path.join(root, '.cache/node'));
  await (process.argv[2] === 'demo' ? import('../src/app/demo.ts') : import('../src/app/main.ts'));
  // Now, because a server that is killed later could not keep its cache.
  module.flushCompileCache();
}

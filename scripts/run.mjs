// node scripts/run.mjs FILE [ARGUMENT…]: installs what is missing, then runs FILE on the pinned Node.js.
import { ready } from './install.mjs';
import { run } from './processes.mjs';

if (await ready()) {
  // A process of its own: FILE is a program, which knows itself by being the main module.
  const { code } = await run(process.execPath, process.argv.slice(2), { show: true });
  process.exitCode = code;
}

// npm run dev: the server restarts and the browser updates when a file changes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { ready } from './install.mjs';
import { endRunning, root, run } from './processes.mjs';

if (await ready()) {
  installHooks();
  const { PORT = '3000', HOST = '127.0.0.1', PUBLIC_URL = `http://localhost:${PORT}` } = process.env;
  const port = await freePort();
  const server = ['--watch', '--watch-preserve-output', 'src/app/main.ts'];
  const vite = [
    'node_modules/vite/bin/vite.js',
    `--port=${PORT}`,
    '--strictPort',
    '--clearScreen=false',
    `--host=${HOST}`,
  ];
  const both = [
    run(process.execPath, server, { show: true, env: { PUBLIC_URL, HOST: '127.0.0.1', PORT: port } }),
    run(process.execPath, vite, { show: true, env: { DEV_SERVER: `http://127.0.0.1:${port}` } }),
  ];
  const { code } = await Promise.race(both);
  process.exitCode = code;
  endRunning('SIGTERM');
}

/** Git hooks are for people who change the code: a clone with a .git folder, not a build machine. */
function installHooks() {
  if (process.env.CI || !existsSync(path.join(root, '.git'))) return;
  spawnSync(process.execPath, ['node_modules/lefthook/bin/index.js', 'install'], {
    cwd: root,
    stdio: 'ignore',
  });
}

/** For the server, which only Vite's proxy talks to. @returns {Promise<string>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' && address?.port)));
    });
  });
}

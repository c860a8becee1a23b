// Plain JavaScript on Node's own modules: it runs on the machine's Node.js, before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root, run } from './processes.mjs';

const pinnedNode = path.join(root, 'node_modules/.bin/node');

/**
 * Installs what is missing and sees to it that the calling script runs on the pinned Node.js.
 * @returns {Promise<boolean>} false: the script was run there instead and is over, with its exit code set here
 */
export async function ready() {
  await install();
  if (existsSync(pinnedNode) ? realpathSync(pinnedNode) === process.execPath : runsTypeScript()) return true;
  if (!existsSync(pinnedNode)) {
    stop(`Cairn needs Node.js 24 or newer on this kind of machine (found ${process.version}).`);
  }
  const { code } = await run(pinnedNode, process.argv.slice(1), { show: true });
  process.exitCode = code;
  return false;
}

/** @param {string} message @returns {never} */
export function stop(message) {
  console.error(message.trimEnd());
  process.exit(1);
}

/**
 * Runs `work` while nobody else does in this folder: two installs or builds at once would empty each other's output.
 * The lock is a Linux abstract socket, which the kernel frees however its owner ends.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function alone(work) {
  if (process.platform !== 'linux') return work();
  const name = `\0cairn-${createHash('sha256').update(root).digest('hex')}`;
  /** @returns {Promise<import('node:net').Server | undefined>} */
  const take = () =>
    new Promise(resolve => {
      const server = createServer();
      server.once('error', () => resolve(undefined));
      server.listen(name, () => resolve(server));
    });
  let lock = await take();
  while (!lock) {
    await setTimeout(200);
    lock = await take();
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

async function install() {
  if (isInstalled()) return;
  await alone(async () => {
    if (isInstalled()) return;
    const first = !existsSync(path.join(root, 'node_modules'));
    console.log(first ? 'Installing (first start, about a minute)…' : 'Installing what changed…');
    // Packages' own install scripts are not needed here, and a production machine wants no git hooks.
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = await run('npm', ['ci', '--include=dev', '--include=optional', ...quiet]);
    if (npm.code !== 0) stop(`Installing did not work:\n${npm.output}`);
  });
}

/** Compares the lockfile with the one npm keeps of what is really there; optional packages may be for other machines. */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
    const present = JSON.parse(
      readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8'),
    ).packages;
    return Object.entries(wanted).every(([name, { version, integrity, optional }]) => {
      if (name === '') return true;
      const found = present[name];
      return found ? found.version === version && found.integrity === integrity : optional;
    });
  } catch {
    return false;
  }
}

function runsTypeScript() {
  return Number.parseInt(process.versions.node, 10) >= 24;
}

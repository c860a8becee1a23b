import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './processes.mjs';

const isRoot = process.getuid?.() === 0;
const sudo = isRoot ? [] : ['sudo', '-n'];

/** Whether packages of Debian or Ubuntu can be installed here without asking anybody for anything. */
export function hasApt() {
  if (!existsSync('/usr/bin/apt-get')) return false;
  return isRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;
}

/** @param {string[]} packages @returns {Promise<string>} what went wrong, or nothing */
export async function aptInstall(packages) {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [command = '', ...rest] = [
      ...sudo,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-q',
      ...args,
    ];
    const { code, output } = await run(command, [...rest, '-o', 'DPkg::Lock::Timeout=120']);
    if (code !== 0) return `apt-get ${args.join(' ')}:\n${output}`;
  }
  return '';
}

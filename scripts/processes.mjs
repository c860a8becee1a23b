import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = path.resolve(import.meta.dirname, '..');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** @type {NodeJS.Signals | undefined} */
let stopping;

/** @param {NodeJS.Signals} signal the exit code a shell gives to a process that `signal` ended */
export const exitCodeOf = signal => 128 + constants.signals[signal];

/**
 * Runs a program to its end without input. A signal to this process is passed on and ends it after its children.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, show?: boolean }} [options] `show` lets its output through
 * @returns {Promise<{ code: number, output: string }>} `output` is empty when it was shown
 */
export function run(command, args, { env = {}, show = false } = {}) {
  return new Promise(resolve => {
    const stdio = show ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdio, stdio],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', text => {
        output += text;
      });
    }
    track(child, show);
    child.once('error', error => resolve({ code: 1, output: `${command}: ${error.message}\n` }));
    child.once('close', (code, signal) =>
      resolve({
        code: code ?? exitCodeOf(signal ?? 'SIGKILL'),
        // Some programs colour their words even where nobody sees it.
        output: stripVTControlCharacters(output),
      }),
    );
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} stands whether it stands for this process, whose exit code is then its own
 */
function track(child, stands) {
  if (running.size === 0) for (const signal of signals) process.on(signal, passOn);
  running.add(child);
  const forget = () => {
    running.delete(child);
    if (running.size > 0) return;
    for (const signal of signals) process.off(signal, passOn);
    if (stopping) process.exit((stands ? child.exitCode : null) ?? exitCodeOf(stopping));
  };
  child.once('error', forget);
  child.once('close', forget);
}

/** @param {NodeJS.Signals} signal for every program that still runs */
export function endRunning(signal) {
  for (const child of running) child.kill(signal);
}

/** @param {NodeJS.Signals} signal */
function passOn(signal) {
  // A terminal gives Ctrl-C to every process in front of it; twice would look like impatience.
  if (stopping) endRunning('SIGKILL');
  else if (signal !== 'SIGINT' || !process.stdin.isTTY) endRunning(signal);
  stopping ??= signal;
}

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './install.mjs';
import { root, run } from './processes.mjs';

/** What is made from what; the stamp keeps the hash of the inputs and is written last. */
const products = [
  {
    name: 'The browser bundle',
    inputs: [
      'src',
      'public',
      'index.html',
      'vite.config.ts',
      'lingui.config.ts',
      'scripts/prerender.mjs',
      'package-lock.json',
    ],
    stamp: 'dist/.inputs',
    commands: [
      ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'],
      [
        'node_modules/vite/bin/vite.js',
        'build',
        '--logLevel=error',
        '--ssr=src/app/prerender.tsx',
        '--outDir=.cache/prerender',
      ],
      ['scripts/prerender.mjs', 'en'],
      ['scripts/prerender.mjs', 'es'],
    ],
  },
  {
    name: 'The server',
    inputs: ['src', 'vite.server.config.ts', 'package-lock.json'],
    stamp: 'dist-server/.inputs',
    commands: [
      ['node_modules/vite/bin/vite.js', 'build', '--config=vite.server.config.ts', '--logLevel=warn'],
    ],
  },
  {
    name: 'The prepared database',
    inputs: ['migrations', 'src/server/db', 'package-lock.json'],
    stamp: '.cache/database.inputs',
    commands: [['src/server/db/image.ts']],
  },
];

/**
 * Makes what is stale, side by side. Needs the pinned Node.js.
 * @returns {Promise<string>} what went wrong, or nothing
 */
export async function build() {
  if (products.every(isFresh)) return '';
  return alone(async () => {
    const stale = products.filter(product => !isFresh(product));
    if (stale.length > 0) console.log('Building…');
    const problems = await Promise.all(stale.map(make));
    return problems.join('');
  });
}

/** @param {typeof products[number]} product */
async function make({ name, inputs, stamp, commands }) {
  // Taken before the work: an edit during the build then counts as stale.
  const hash = hashOf(inputs);
  // Under a test runner Vite would otherwise build a page that takes itself for one in development.
  const env = { NODE_ENV: 'production' };
  for (const command of commands) {
    const { code, output } = await run(process.execPath, command, { env });
    if (code !== 0) return `${name} could not be made:\n${output}`;
  }
  mkdirSync(path.dirname(path.join(root, stamp)), { recursive: true });
  writeFileSync(path.join(root, stamp), hash);
  return '';
}

/** @param {typeof products[number]} product */
function isFresh({ inputs, stamp }) {
  try {
    return readFileSync(path.join(root, stamp), 'utf8') === hashOf(inputs);
  } catch {
    return false;
  }
}

/** @param {string[]} inputs files and folders */
function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} name @returns {string[]} the files there, in an order that is the same everywhere */
function filesOf(name) {
  const found = statSync(path.join(root, name), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [name];
  return readdirSync(path.join(root, name))
    .sort()
    .flatMap(entry => filesOf(`${name}/${entry}`));
}

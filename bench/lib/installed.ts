import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/processes.mjs';

const bench = path.join(import.meta.dirname, '..');

/**
 * A package that only a benchmark needs: installed in this folder, with the others, when it is missing or of another version.
 * @returns its folder
 */
export async function installed(name: string): Promise<string> {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const wanted = read(path.join(bench, 'package.json')).dependencies[name];
  const folder = path.join(bench, 'node_modules', name);
  const manifest = path.join(folder, 'package.json');
  if (existsSync(manifest) && read(manifest).version === wanted) return folder;
  console.log(`Installing ${name}…`);
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', ['ci', '--prefix', bench, ...quiet]);
  if (code !== 0) throw new Error(`${name} could not be installed:\n${output}`);
  return folder;
}

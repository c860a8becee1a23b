import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { migrateEmbedded, migrationsFolder } from './migrate.ts';
import { openPglite } from './pglite.ts';

const cache = join(root, '.cache');

/**
 * Where the prepared image of this version belongs: the folder of an embedded database with every migration applied
 * and no rows. Copying it takes 0.1 s, making a new database some seconds. It may not have been built yet.
 */
export function imageFolder(): string {
  const pglite = join(root, 'node_modules/@electric-sql/pglite/package.json');
  const hash = createHash('sha256').update(JSON.parse(readFileSync(pglite, 'utf8')).version);
  hash.update(readFileSync(join(root, 'src/server/db/pglite.ts')));
  for (const name of readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(migrationsFolder, name);
    if (statSync(file).isFile()) hash.update(`\n${name}\n`).update(readFileSync(file));
  }
  return join(cache, `pgdata-${hash.digest('hex').slice(0, 16)}`);
}

/** Builds the image of this version unless it is there, and drops those of other versions. @returns its path. */
export async function buildImage(): Promise<string> {
  const image = imageFolder();
  if (existsSync(image)) return image;

  mkdirSync(cache, { recursive: true });
  const unfinished = `${image}.${process.pid}`;
  const { pglite } = await openPglite(unfinished);
  await migrateEmbedded(pglite, migrationsFolder);
  await pglite.close();
  try {
    renameSync(unfinished, image);
  } catch (error) {
    // Two builds at once make the same image: the first one stays.
    if (!existsSync(image)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  dropOldImages(image);
  return image;
}

/** Other versions, and what a build that was killed left behind; not what another build is just making. */
function dropOldImages(current: string): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    const old =
      name.startsWith('pgdata-') && folder !== current && Date.now() - statSync(folder).mtimeMs > 600_000;
    if (old) rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) process.stdout.write(`${await buildImage()}\n`);

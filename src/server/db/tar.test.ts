import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packFolder, unpackFolder } from './tar.ts';
import { testFolder } from './testFolder.ts';

const contents: Record<string, Buffer> = {
  PG_VERSION: Buffer.from('18\n'),
  'base/1/empty': Buffer.alloc(0),
  'base/1/one-block': Buffer.alloc(512, 'x'),
  'base/5/two-slices-and-a-bit': Buffer.alloc(2 * 1024 * 1024 + 7, 'abc'),
};

async function pack(): Promise<{ archive: string; copy: string }> {
  const at = testFolder();
  for (const [name, bytes] of Object.entries(contents)) {
    mkdirSync(join(at, 'source', name, '..'), { recursive: true });
    writeFileSync(join(at, 'source', name), bytes);
  }
  mkdirSync(join(at, 'source/pg_notify'));
  await packFolder(join(at, 'source'), join(at, 'archive.tar'));
  return { archive: join(at, 'archive.tar'), copy: join(at, 'copy') };
}

function expectCopy(copy: string) {
  for (const [name, bytes] of Object.entries(contents)) {
    expect(readFileSync(join(copy, name)).equals(bytes), name).toBe(true);
  }
  expect(readdirSync(copy).sort()).toEqual(['PG_VERSION', 'base', 'pg_notify']);
}

it('brings every file and folder back, the empty ones too', async () => {
  const { archive, copy } = await pack();
  unpackFolder(archive, copy);
  expectCopy(copy);
});

it('writes what tar reads, and reads what tar writes', async () => {
  const { archive, copy } = await pack();
  mkdirSync(copy);
  execFileSync('tar', ['xf', archive, '-C', copy]);
  expectCopy(copy);
  const theirs = `${archive}.theirs`;
  execFileSync('tar', ['cf', theirs, '--format=ustar', '-C', copy, 'PG_VERSION', 'base', 'pg_notify']);
  unpackFolder(theirs, `${copy}.2`);
  expectCopy(`${copy}.2`);
});

it('refuses an archive that is cut off, in a file or between two', async () => {
  const { archive, copy } = await pack();
  truncateSync(archive, readFileSync(archive).length - 1024);
  expect(() => unpackFolder(archive, copy)).toThrow('cut off');
  truncateSync(archive, 3000);
  expect(() => unpackFolder(archive, copy)).toThrow('cut off');
});

it('refuses an archive that is damaged, and one that would write elsewhere', async () => {
  const { archive, copy } = await pack();
  const bytes = readFileSync(archive);
  bytes[3] = 1;
  writeFileSync(archive, bytes);
  expect(() => unpackFolder(archive, copy)).toThrow('damaged');

  const at = testFolder();
  execFileSync('tar', ['cPf', `${at}/evil.tar`, '--format=ustar', '-C', copy, '--transform=s,^,../,', '.']);
  expect(() => unpackFolder(`${at}/evil.tar`, `${at}/copy`)).toThrow('the archive has ../');
});

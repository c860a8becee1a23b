import { closeSync, mkdirSync, openSync, readdirSync, readSync, statSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { setImmediate as othersHaveRun } from 'node:timers/promises';

/** The part of POSIX ustar that a database folder needs: plain files and folders. Any `tar` reads and writes it. */
const BLOCK = 512;
const SLICE = 1024 * 1024;
const FILE = '0';
const FOLDER = '5';

/** Milliseconds that the rest of the process may have to wait for a turn. */
const TURN = 10;

/**
 * Writes all of a folder into one archive. Nothing may write to the folder meanwhile, so this is short: calls that
 * block, ten times as quick on many small files, with a pause for everyone else after every few of them.
 */
export async function packFolder(folder: string, archive: string, signal?: AbortSignal): Promise<void> {
  const out = openSync(archive, 'w', 0o600);
  try {
    let turn = performance.now();
    for (const bytes of archived(folder)) {
      writeFileSync(out, bytes);
      if (performance.now() - turn < TURN) continue;
      await othersHaveRun();
      signal?.throwIfAborted();
      turn = performance.now();
    }
  } finally {
    closeSync(out);
  }
}

function* archived(folder: string): Generator<Buffer> {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (entry.isDirectory()) yield header(`${name}/`, 0, FOLDER);
    if (!entry.isFile()) continue;
    const { size } = statSync(path);
    yield header(name, size, FILE);
    yield* slices(path, 0, size);
    yield Buffer.alloc(padding(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/**
 * Writes what is in an archive into a folder, making it.
 * @throws when the archive is damaged, cut off, or would write outside the folder.
 */
export function unpackFolder(archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (let position = 0; ; ) {
    const block = Buffer.concat([...slices(archive, position, BLOCK)]);
    if (block.every(byte => byte === 0)) return;
    const { name, size, type } = parseHeader(block);
    if (isAbsolute(name) || name.split('/').includes('..')) throw new Error(`the archive has ${name} in it`);
    position += BLOCK;
    if (type === FOLDER) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
    else if (type === FILE) unpackFile(slices(archive, position, size), join(folder, name));
    else throw new Error(`the archive has an entry of type ${type} in it`);
    position += size + padding(size);
  }
}

function unpackFile(bytes: Iterable<Buffer>, path: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    for (const slice of bytes) writeFileSync(file, slice);
  } finally {
    closeSync(file);
  }
}

/** A stretch of a file, a slice at a time, so that files of a gigabyte fit a small machine. */
function* slices(path: string, start: number, length: number): Generator<Buffer> {
  const file = openSync(path, 'r');
  try {
    for (let done = 0; done < length; ) {
      const slice = Buffer.allocUnsafe(Math.min(length - done, SLICE));
      const read = readSync(file, slice, 0, slice.length, start + done);
      if (read === 0) throw new Error(`${path} is cut off`);
      yield slice.subarray(0, read);
      done += read;
    }
  } finally {
    closeSync(file);
  }
}

function header(name: string, size: number, type: string): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a path for an archive`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  block.write(name, 0);
  block.write(octal(type === FOLDER ? 0o700 : 0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write(type, 156);
  block.write('ustar\x0000', 257);
  block.write(octal(checksum(block), 7), 148);
  return block;
}

function parseHeader(block: Buffer): { name: string; size: number; type: string } {
  const text = (from: number, to: number) => block.toString('utf8', from, to).replace(/\0.*$/s, '').trim();
  const octal = (from: number, to: number) => Number.parseInt(text(from, to), 8);
  if (octal(148, 156) !== checksum(block)) throw new Error('the archive is damaged');
  return { name: text(0, 100), size: octal(124, 136), type: text(156, 157) };
}

/** The sum of all bytes of a header, its own field counted as spaces. */
function checksum(block: Buffer): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 0x20 : byte), 0);
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

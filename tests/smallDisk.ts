import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk for the data of one program. */
export type SmallDisk = {
  folder: string;
  /** Whether it has an end of its own, or is a limit on the length of the program's files. */
  kind: 'mount' | 'limit';
  /** What starts a program that sees the disk: goes before its command. */
  prefix: string[];
  /** Leaves no byte of room to the program, or so many. */
  fill(pid: number, room?: number): void;
  free(pid: number): void;
  /** The names in one of its folders. */
  list(path: string): string[];
  stop(): Promise<void>;
};

type Size = {
  megabytes: number;
  /** How long a file can be where a limit has to do. */
  fileBytes: number;
};

/**
 * A file system of so many megabytes in a mount namespace of its own, which the kernel takes away with the process that
 * holds it. Where nothing may be mounted, a limit on the length of files (RLIMIT_FSIZE) that comes and goes.
 */
export async function openSmallDisk({ megabytes, fileBytes }: Size): Promise<SmallDisk> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-disk-'));
  const isRoot = process.getuid?.() === 0;
  const holder = spawn(
    'unshare',
    [
      ...(isRoot ? [] : ['--map-root-user']),
      '--mount',
      'sh',
      '-c',
      `mount -t tmpfs -o size=${megabytes}m,mode=777 tmpfs "$0" && echo mounted && exec sleep infinity`,
      folder,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const over = new Promise(resolve => holder.once('close', resolve).once('error', resolve));
  const mounted = await Promise.race([once(holder.stdout, 'data').then(() => true), over.then(() => false)]);
  const remove = () => {
    holder.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  const stop = async () => {
    process.off('exit', remove);
    holder.kill('SIGKILL');
    await over;
    remove();
  };
  const inside = mounted ? `/proc/${holder.pid}/root${folder}` : folder;
  const filler = join(inside, 'filler');
  const list = (path: string) => readdirSync(join(inside, path));
  if (!mounted) return { folder, list, kind: 'limit', prefix: [], stop, ...fileLimit(fileBytes) };

  return {
    folder,
    kind: 'mount',
    list,
    prefix: [
      'nsenter',
      `--target=${holder.pid}`,
      ...(isRoot ? [] : ['--user', '--preserve-credentials']),
      '--mount',
    ],
    fill(_pid, room = 0) {
      const file = openSync(filler, 'a');
      // The last pieces are smaller than a page.
      for (let size = 1024 * 1024; size >= 1; ) {
        try {
          writeSync(file, Buffer.alloc(size));
        } catch {
          size = Math.floor(size / 16);
        }
      }
      ftruncateSync(file, Math.max(0, fstatSync(file).size - room));
      closeSync(file);
    },
    free: () => rmSync(filler),
    stop,
  };
}

function fileLimit(bytes: number): Pick<SmallDisk, 'fill' | 'free'> {
  const limitTo = (pid: number, most: number | 'unlimited') =>
    void execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${most}:`]);
  return { fill: pid => limitTo(pid, bytes), free: pid => limitTo(pid, 'unlimited') };
}

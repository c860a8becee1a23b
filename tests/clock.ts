import { existsSync, globSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The library of Debian's `faketime` that moves a program's clock on the wall, where it is installed. */
export const findFaketime = (): string | undefined =>
  globSync('/usr/{lib,lib/*,local/lib}/faketime/libfaketimeMT.so.1').find(file => existsSync(file));

/**
 * A clock on the wall for programs started with `env`, which can be put forward and back while they run. Time that passes
 * is the machine's own: timers and heartbeats go by that.
 * @param folder where it may keep its file
 */
export function createClock(folder: string) {
  const file = join(folder, 'clock');
  let offset = 0;
  const clock = {
    env: {
      LD_PRELOAD: findFaketime() ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // Seconds for which what the file says is remembered.
      FAKETIME_CACHE_DURATION: '1',
    },
    /** @param seconds ahead of the machine's clock, or behind it */
    set(seconds: number): void {
      offset = seconds * 1000;
      // At once: half a file would be no time.
      writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}s`);
      renameSync(`${file}.new`, file);
    },
    now: () => Date.now() + offset,
  };
  clock.set(0);
  return clock;
}

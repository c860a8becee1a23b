import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of /proc in a second: 100 on every Linux that Node.js runs on. */
const TICKS = 100;

/** CPU seconds, of user and system, that a process and all that it started have used so far. NaN where there is no /proc. */
export function cpuSeconds(pid: number): number {
  let ticks = 0;
  for (const member of family(pid)) {
    const [utime = 0, stime = 0, childUtime = 0, childStime = 0] = stat(member).slice(11, 15).map(Number);
    ticks += utime + stime + childUtime + childStime;
  }
  return ticks > 0 ? ticks / TICKS : Number.NaN;
}

/** Resident memory in bytes of a process and all that it started. Buffers of sockets in the kernel are not in it. */
export function residentBytes(pid: number): number {
  return family(pid).reduce((sum, member) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(read(`/proc/${member}/status`))?.[1] ?? 0;
    return sum + Number(kilobytes) * 1024;
  }, 0);
}

/** A process and its descendants. */
function family(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), Number(stat(Number(name))[1]));
  }
  const members = [pid];
  for (const member of members) {
    for (const [child, parent] of parents) if (parent === member) members.push(child);
  }
  return members;
}

/** The fields of /proc/PID/stat from the third on: the second is a name that may hold anything. */
function stat(pid: number): string[] {
  const line = read(`/proc/${pid}/stat`);
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** Processes end while we look at them. */
function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

/**
 * A mark in the text of each token, `~#SSSSSSSSTTTTTTTTTTTTTTTT#~`: its number in 8 digits and the time at which it was
 * sent in 16, in microseconds of the monotonic clock that all processes of a Linux machine share. Its characters are
 * the same in JSON and in an event stream, so that one search finds it in whatever a server makes of the token.
 */
const LENGTH = 28;

/** Microseconds of the monotonic clock. */
export const microseconds = (): number => Number(process.hrtime.bigint() / 1000n);

export const mark = (number: number): string =>
  `~#${String(number).padStart(8, '0')}${String(microseconds()).padStart(16, '0')}#~`;

/** Calls `onMark` for each mark in what is fed to it, also for one that is split between two pieces. */
export function createScanner(onMark: (number: number, sentAt: number) => void) {
  let rest: Buffer | undefined;
  return (piece: Buffer): void => {
    const bytes = rest ? Buffer.concat([rest, piece]) : piece;
    rest = undefined;
    let from = 0;
    for (;;) {
      const start = bytes.indexOf('~#', from, 'latin1');
      if (start < 0) {
        if (bytes.at(-1) === 0x7e) rest = Buffer.from(bytes.subarray(-1));
        return;
      }
      if (start + LENGTH > bytes.length) {
        rest = Buffer.from(bytes.subarray(start));
        return;
      }
      onMark(
        Number(bytes.toString('latin1', start + 2, start + 10)),
        Number(bytes.toString('latin1', start + 10, start + 26)),
      );
      from = start + LENGTH;
    }
  };
}

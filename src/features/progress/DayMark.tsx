/** What is known of a day; nothing said of it is unknown. */
export type DayStatus = 'clean' | 'gambled' | 'unknown';

const marks = {
  clean: 'rounded-full bg-moss',
  gambled: 'rotate-45 rounded-[1px] bg-clay',
  unknown: 'rounded-full border-2 border-control',
};

/** The sign of a day, told by shape as well as by color: a dot, a diamond or a ring. */
export function DayMark({ status }: { status: DayStatus }) {
  return <span aria-hidden className={`inline-block size-2.5 shrink-0 ${marks[status]}`} />;
}

import type { Day } from '../../shared/day.ts';
import { type Pebble, pebble, seeded } from './stone.rules.ts';

/** A stone at its place in a drawing of `CAIRN_SIZE`. */
export type Stone = Pebble & {
  key: string;
  x: number;
  y: number;
  tone: 'light' | 'middle' | 'deep' | 'slip';
};

/** Pixels of the drawing, and the height of the ground in it. */
export const CAIRN_SIZE = { width: 400, height: 300, ground: 272 } as const;

const MIDDLE = 180;

/** The newest stones stand on one another; those before them lie at the foot, and the oldest become courses below. */
const COLUMN = 12;
/** Stones at each side of the foot, row by row from the ground. */
const FOOT = [4, 3, 2, 1];
const FOOT_STONES = 2 * FOOT.reduce((sum, count) => sum + count);
/** Stones beyond column and foot from which there is one course, two and three. */
const COURSES = [1, 80];
const COURSE_HEIGHT = 17;
const SLIP_PLACES = [342, 368, 355, 381, 329];

type Days = {
  /** Every clean day of the person, those that are not known by date too. */
  total: number;
  /** Clean days by date, newest first. */
  clean: readonly Day[];
  /** Days of slips, newest first. */
  slips: readonly Day[];
};

/**
 * The person's own stones, lowest first. Shape, size, tilt and tone come from the date alone, so a stone looks the
 * same on every visit. However many days there are, no more than some sixty stones are drawn.
 */
export function layCairn({ total, clean, slips }: Days): Stone[] {
  const column = Math.min(total, COLUMN);
  const foot = Math.min(total - column, FOOT_STONES);
  const courses = COURSES.filter(from => total - column - foot >= from).length;
  // The oldest stones have no known date; their number in the row of days stands in for it.
  const keys = Array.from({ length: column + foot }, (_, i) => clean[i] ?? `stone ${total - i}`);
  const ground = CAIRN_SIZE.ground - courses * COURSE_HEIGHT;
  return [
    ...layCourses(courses),
    ...layFoot(keys.slice(column).reverse(), ground),
    ...layColumn(keys.slice(0, column).reverse(), ground),
    ...laySlips(slips.slice(0, SLIP_PLACES.length)),
  ];
}

function layCourses(count: number): Stone[] {
  return Array.from({ length: count }, (_, course) => {
    const width = 268 - course * 24;
    const stones = 5 - course;
    return Array.from({ length: stones }, (_, i) => {
      const x = MIDDLE + (width / stones) * (i - (stones - 1) / 2);
      const y = CAIRN_SIZE.ground - course * COURSE_HEIGHT - COURSE_HEIGHT / 2;
      return lay(`course ${course} ${i}`, x, y, { width: width / stones + 7, height: 21, tilt: 2 });
    });
  }).flat();
}

function layFoot(keys: string[], ground: number): Stone[] {
  const places = FOOT.flatMap((perSide, row) =>
    Array.from({ length: 2 * perSide }, (_, i) => {
      const side = i % 2 === 0 ? -1 : 1;
      const out = 52 + 24 * Math.floor(i / 2) - row * 5;
      return { x: MIDDLE + side * out, y: ground - 7 - row * 14 };
    }),
  );
  // Back to front: the lower rows stand before the upper ones.
  return keys
    .map((key, i) => ({ key, place: places[i] ?? { x: MIDDLE, y: ground } }))
    .reverse()
    .map(({ key, place }) => lay(key, place.x, place.y, { width: 31, height: 19, tilt: 14 }));
}

function layColumn(keys: string[], ground: number): Stone[] {
  let top = ground;
  return keys.map((key, i) => {
    const random = seeded(`height ${key}`);
    const height = (23 - 9 * (i / COLUMN)) * (0.84 + 0.32 * random());
    const width = 106 - 72 * (i / COLUMN);
    const y = top - height / 2;
    // Neighbours touch: each sinks a little into the one below.
    top -= height - 1.5;
    return lay(key, MIDDLE + 12 * (random() - 0.5), y, { width, height, tilt: 6 });
  });
}

function laySlips(slips: readonly Day[]): Stone[] {
  return slips.map((day, i) => {
    const y = CAIRN_SIZE.ground - 7 + (i < 2 ? 0 : 11);
    const stone = lay(day, SLIP_PLACES[i] ?? MIDDLE, y, { width: 25, height: 17, tilt: 10 });
    return { ...stone, tone: 'slip' };
  });
}

/** @param size the usual one: the key makes it up to a tenth smaller or larger; `tilt` is the most, in degrees */
function lay(
  key: string,
  x: number,
  y: number,
  size: { width: number; height: number; tilt: number },
): Stone {
  const random = seeded(key);
  const tones = ['light', 'middle', 'deep'] as const;
  const tone = tones[Math.floor(random() * tones.length)] ?? 'middle';
  const width = size.width * (0.88 + 0.24 * random());
  const tilt = size.tilt * (2 * random() - 1);
  const round = (value: number) => Math.round(value * 10) / 10;
  return { key, tone, x: round(x), y: round(y), ...pebble(width, size.height, tilt, random) };
}

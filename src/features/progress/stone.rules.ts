/** A pebble as two SVG paths: its outline, and the shade on its underside. */
export type Pebble = { outline: string; shade: string };

type Point = readonly [x: number, y: number];

const POINTS = 12;

/** A pebble around 0, 0 of about this width and height in pixels, its edge worn by `random` (0 to 1) and tilted in degrees. */
export function pebble(width: number, height: number, tilt: number, random: () => number): Pebble {
  const edge = Array.from({ length: POINTS }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / POINTS;
    const wear = 0.92 + 0.16 * random();
    return [flat(Math.cos(angle)) * (width / 2) * wear, flat(Math.sin(angle)) * (height / 2) * wear];
  });
  // Angles grow downwards on a screen: the first half of the edge is the underside.
  const underside = edge.slice(0, POINTS / 2 + 1);
  const lightEnds = underside.slice(1, -1).map(([x, y]): Point => [x * 0.92, y * 0.3]);
  const turned = (points: Point[]) => closedCurve(points.map(point => turn(point, tilt)));
  return { outline: turned(edge), shade: turned([...underside, ...lightEnds.reverse()]) };
}

/** Numbers from 0 to 1 that are always the same for the same text (FNV-1a, then mulberry32). */
export function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Between a circle's 1 and a box's 0: river stones are flatter than ellipses. */
const flat = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.8;

function turn([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** A smooth closed line through the points: a Catmull-Rom spline, written as cubic Béziers. */
function closedCurve(points: Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const number = (value: number) => String(Math.round(value * 10) / 10);
  const pair = ([x, y]: Point) => `${number(x)} ${number(y)}`;
  const between = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point, way: 1 | -1): Point => [
    x + (way * (toX - fromX)) / 6,
    y + (way * (toY - fromY)) / 6,
  ];
  const curves = points.map((point, i) => {
    const next = at(i + 1);
    return `C${pair(between(point, at(i - 1), next, 1))} ${pair(between(next, point, at(i + 2), -1))} ${pair(next)}`;
  });
  return `M${pair(at(0))}${curves.join('')}Z`;
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pebble, seeded } from './stone.rules.ts';

test('chance from the same text is the same, from 0 to 1, and spread evenly', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const [one, other] = [seeded(text), seeded(text)];
      const drawn = Array.from({ length: 200 }, one);
      expect(drawn).toEqual(Array.from({ length: 200 }, other));
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...drawn)).toBeLessThan(1);
      const mean = drawn.reduce((sum, value) => sum + value) / drawn.length;
      expect(mean).toBeGreaterThan(0.3);
      expect(mean).toBeLessThan(0.7);
    }),
  );
});

test('a pebble keeps about the size it is given', () => {
  const { outline, shade } = pebble(100, 20, 0, seeded('2026-03-10'));
  const ends = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|Z)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(ends.length).toBeGreaterThan(10);
  for (const [x = 0, y = 0] of ends) {
    expect(Math.abs(x)).toBeLessThanOrEqual(55);
    expect(Math.abs(y)).toBeLessThanOrEqual(11);
  }
  expect(shade).toMatch(/^M.*Z$/);
});

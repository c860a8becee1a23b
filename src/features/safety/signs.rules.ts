import type { Found } from './finder.rules.ts';
import type { PatternGroup } from './patterns/pattern.rules.ts';

/** How many words apart signs may be and still add up. */
const STRETCH = 40;
/** What they have to add up to. */
const ENOUGH = 4;
/** The same over several messages, where more has been said of everything. */
const ENOUGH_TOGETHER = 6;

/** The signs without those that stand in the words of a heavier one: they would say the same thing twice. */
export function heaviest(signs: readonly Found[]): Found[] {
  const weights: number[] = [];
  for (const { role, group, spans } of signs) {
    if (role !== 'sign') continue;
    for (const { start, end } of spans)
      for (let i = start; i < end; i++) weights[i] = Math.max(weights[i] ?? 0, group.weight);
  }
  return signs.filter(
    ({ role, group, start, end }) =>
      role !== 'sign' || !weights.slice(start, end).every(weight => weight > group.weight),
  );
}

/** Whether different signs in one stretch of a text say enough together. */
export function addUp(signs: readonly Found[]): boolean {
  const sorted = signs.toSorted((a, b) => a.start - b.start);
  const inStretch = new Map<PatternGroup, number>();
  let from = 0;
  for (const sign of sorted) {
    inStretch.set(sign.group, (inStretch.get(sign.group) ?? 0) + 1);
    for (let first = sorted[from]; first && sign.start - first.start > STRETCH; first = sorted[++from]) {
      const left = (inStretch.get(first.group) ?? 0) - 1;
      if (left > 0) inStretch.set(first.group, left);
      else inStretch.delete(first.group);
    }
    if (isEnough(inStretch.keys())) return true;
  }
  return false;
}

/** Signs of distress alone, however many, are not enough: one has to be about not being there. */
function isEnough(groups: Iterable<PatternGroup>): boolean {
  const { sum, telling } = weigh(groups);
  return telling >= 1 && sum >= ENOUGH;
}

/** Whether signs of several messages say enough together: two different ones have to be about not being there. */
export function isEnoughTogether(signs: readonly Found[]): boolean {
  const { sum, telling } = weigh(new Set(signs.map(({ group }) => group)));
  return telling >= 2 && sum >= ENOUGH_TOGETHER;
}

function weigh(groups: Iterable<PatternGroup>): { sum: number; telling: number } {
  let sum = 0;
  let telling = 0;
  for (const { role, weight } of groups) {
    sum += role === 'against' ? -weight : weight;
    if (role === 'sign' && weight >= 2) telling++;
  }
  return { sum, telling };
}

/** How the provider's answer comes: how many tokens, one every `gap` milliseconds, the first after `first`. */
export type Shape = { tokens: number; gap: number; first: number };

/** A message that asks the stand-in for such an answer, whatever server carries it there. */
export const messageFor = ({ tokens, gap, first }: Shape): string =>
  `I feel an urge tonight. (${tokens} tokens, ${gap} ms apart, the first after ${first} ms)`;

export function readShape(message: string): Shape {
  const [, tokens, gap, first] =
    /\((\d+) tokens, (\d+) ms apart, the first after (\d+) ms\)/.exec(message) ?? [];
  return { tokens: Number(tokens), gap: Number(gap), first: Number(first) };
}

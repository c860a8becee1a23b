/** The least value that the share `q` of all values does not exceed; NaN of none. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(q * sorted.length) - 1] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);

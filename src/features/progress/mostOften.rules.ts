/** The place of the highest count, when it stands out: more than once, and more often than any other. */
export function mostOften(counts: readonly number[]): number | undefined {
  const most = Math.max(0, ...counts);
  if (most < 2 || counts.filter(count => count === most).length > 1) return undefined;
  return counts.indexOf(most);
}

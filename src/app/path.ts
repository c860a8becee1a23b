/** The named parts of a path: `/community/:id` against `/community/7` gives `{ id: '7' }`. */
export type Params = Record<string, string>;

/** Null when the path is none of the pattern's. */
export function paramsOf(pattern: string, path: string): Params | null {
  const names = pattern.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return null;
  const params: Params = {};
  for (const [i, part] of parts.entries()) {
    const name = names[i] ?? '';
    if (name.startsWith(':') && part) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

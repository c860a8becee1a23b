/** Keeps ids that answers held, by what they are of, so that later requests are about things that exist. */
export function createIds(most = 40) {
  const kept = new Map<string, string[]>();
  const keep = (kind: string, id: string) => {
    const ids = kept.get(kind) ?? [];
    kept.set(kind, ids);
    if (!ids.includes(id)) ids.push(id);
    if (ids.length > most) ids.shift();
  };

  /** `kind` is the name under which a value stood. */
  function learn(value: unknown, kind: string): void {
    if (Array.isArray(value)) for (const one of value) learn(one, kind);
    if (value === null || typeof value !== 'object') return;
    if ('id' in value && typeof value.id === 'string') keep(kind, value.id);
    for (const [name, part] of Object.entries(value)) learn(part, kindOf(name, kind));
  }

  return {
    learn,
    /** Puts ids in the places of a request's text where `someId` left its marks. */
    fill: (text: string): string =>
      text.replace(/@(\w+):(\d+)@/g, (_, kind, number) => {
        const ids = kept.get(kind) ?? [];
        return ids[Number(number) % ids.length] ?? '00000000-0000-4000-8000-000000000000';
      }),
    forget: () => kept.clear(),
  };
}

function kindOf(name: string, around: string): string {
  if (['author', 'me', 'user', 'blocks'].includes(name)) return 'users';
  return name === 'items' || name === 'message' ? around : name;
}

/** What the ids are of that stand at a place of a path: `/api/posts/{id}/like` speaks of posts. */
export function kindAt(path: string, parameter = '{'): string {
  const before = path.split(`/${parameter}`)[0] ?? '';
  return kindOf(before.split('/').findLast(part => part && !part.startsWith('{')) ?? '', '');
}

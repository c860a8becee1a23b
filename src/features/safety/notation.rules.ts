/**
 * The notation in which patterns are written, read into a tree.
 *
 *     kill myself            these words, one after the other
 *     =die                   this word as it stands, no other form of it
 *     suicid*                any word that begins so
 *     (end|take) my life     one of these
 *     {want to} die          one of the words listed under that name
 *     own?                   this word or group, or nothing
 *     _  ..  ...             up to one, two or five other words
 *     <number>  <year>       a number; a year such as 2015
 *     ^  $                   at the start, or at an end: where a clause starts or ends
 *     without me + better    both, in either order, close to each other
 *     want out - {gambling}  not with one of these close by
 */
export type Shape =
  | { kind: 'word' | 'exact' | 'stem'; text: string }
  | { kind: 'number' | 'year' | 'clause end' }
  | { kind: 'gap'; most: number }
  | { kind: 'row'; parts: Shape[] }
  | { kind: 'choice'; options: Shape[] }
  | { kind: 'maybe'; part: Shape };

/** What `+` and `-` part. `unwanted`: it stands behind `-`. */
export type Part = { shape: Shape; atStart: boolean; unwanted: boolean };

const gaps: Record<string, number> = { _: 1, '..': 2, '...': 5 };
const pieces = /\{[^}]*\}|<\w+>|\.{2,3}|[()|?$]|[^\s(){}|?<>$]+/g;

/**
 * Makes a reader of patterns. Shapes that are alike are one object, whatever patterns they stand in.
 * @param lists words by name, in the notation, for use in `{braces}`
 * @param spell how a word is spelled in the texts that patterns are looked for in; one may become several
 */
export function createReader(lists: ReadonlyMap<string, string>, spell: (word: string) => string[]) {
  const known = new Map<string, { id: number; shape: Shape }>();
  const ids = new Map<Shape, number>();
  const listed = new Map<string, Shape | undefined>();

  function one(key: string, make: () => Shape): Shape {
    const entry = known.get(key) ?? { id: known.size, shape: make() };
    known.set(key, entry);
    ids.set(entry.shape, entry.id);
    return entry.shape;
  }
  const idsOf = (shapes: Shape[]) => shapes.map(shape => ids.get(shape)).join();
  const word = (text: string) => one(`word ${text}`, () => ({ kind: 'word', text }));
  const rowOf = (parts: Shape[]) =>
    parts.length === 1 && parts[0] ? parts[0] : one(`row ${idsOf(parts)}`, () => ({ kind: 'row', parts }));
  const maybe = (part: Shape) => one(`maybe ${idsOf([part])}`, () => ({ kind: 'maybe', part }));

  function list(name: string): Shape {
    if (!listed.has(name)) {
      const words = lists.get(name);
      if (words === undefined) throw new Error(`there is no list {${name}}`);
      listed.set(name, undefined);
      listed.set(name, readShape(words));
    }
    const shape = listed.get(name);
    if (!shape) throw new Error(`the list {${name}} contains itself`);
    return shape;
  }

  function readShape(text: string): Shape {
    const rest = text.match(pieces) ?? [];

    function choice(): Shape {
      const options = [row()];
      while (rest[0] === '|') {
        rest.shift();
        options.push(row());
      }
      const [first] = options;
      if (options.length === 1 && first) return first;
      return one(`choice ${idsOf(options)}`, () => ({ kind: 'choice', options }));
    }

    function row(): Shape {
      const parts: Shape[] = [];
      while (rest[0] !== undefined && rest[0] !== '|' && rest[0] !== ')') {
        const part = piece(rest.shift() ?? '');
        if (rest[0] === '?') {
          rest.shift();
          parts.push(maybe(part));
        } else parts.push(part);
      }
      if (parts.every(({ kind }) => kind === 'maybe')) throw new Error('something is missing');
      return rowOf(parts);
    }

    function piece(text: string): Shape {
      if (text === '(') {
        const inner = choice();
        if (rest.shift() !== ')') throw new Error('a ( is not closed');
        return inner;
      }
      if (text.startsWith('{')) return list(text.slice(1, -1));
      if (text === '<number>') return one(text, () => ({ kind: 'number' }));
      if (text === '<year>') return one(text, () => ({ kind: 'year' }));
      if (text === '$') return one(text, () => ({ kind: 'clause end' }));
      const most = gaps[text];
      if (most) return one(text, () => ({ kind: 'gap', most }));
      if (text.startsWith('=')) return one(text, () => ({ kind: 'exact', text: text.slice(1) }));
      if (text.endsWith('*')) return one(text, () => ({ kind: 'stem', text: text.slice(0, -1) }));
      return rowOf(spell(text).map(word));
    }

    const shape = choice();
    if (rest.length > 0) throw new Error(`${rest[0]} is out of place`);
    return shape;
  }

  function readPart(text: string, unwanted: boolean): Part {
    const atStart = text.startsWith('^');
    return { shape: readShape(atStart ? text.slice(1) : text), atStart, unwanted };
  }

  /**
   * Reads a pattern as its parts, the wanted ones first.
   * @throws Error that names the pattern and what is wrong with it
   */
  return (pattern: string): Part[] => {
    try {
      const [wanted = '', ...unwanted] = pattern.split(' - ');
      return [
        ...wanted.split(' + ').map(part => readPart(part.trim(), false)),
        ...unwanted.map(part => readPart(part.trim(), true)),
      ];
    } catch (error) {
      throw new Error(
        `pattern ${JSON.stringify(pattern)}: ${error instanceof Error ? error.message : error}`,
      );
    }
  };
}

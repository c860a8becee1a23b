import type { Part, Shape } from './notation.rules.ts';

/** Where one kind of word leads from a place, and what is reached from there without another; found when first needed. */
type Edge = { to: Place[]; within?: Int32Array; before?: Int32Array };

/** A place in the patterns while the graph is built. */
type Place = {
  id: number;
  edges: Map<number, Edge>;
  /** Places that are reached from here without a word; `skipsAtEnd`: only where a clause ends. */
  skips: Place[];
  skipsAtEnd: Place[];
  ends: number[];
};

/** Every word is of this kind, besides others. */
export const ANY = 0;

export type Graph = ReturnType<typeof buildGraph>;

/** All patterns as one graph, whose places are numbers, and the kinds of words that lead from one to another. */
export function buildGraph(parts: readonly Part[]) {
  const places: Place[] = [];
  const words = new Map<string, number>();
  const exacts = new Map<string, number>();
  const stems = new Map<string, number>();
  const [number, year] = [1, 2];
  let symbols = 3;
  const symbolIn = (known: Map<string, number>, text: string): number => {
    const symbol = known.get(text) ?? symbols++;
    known.set(text, symbol);
    return symbol;
  };

  /** Where each shape leads from a place, so that patterns which begin alike share their beginning. */
  const ways = new Map<Place, Map<Shape, Place>>();

  function newPlace(): Place {
    const place: Place = {
      id: places.length,
      edges: new Map(),
      skips: [],
      skipsAtEnd: [],
      ends: [],
    };
    places.push(place);
    return place;
  }

  /** The place that a shape leads to, which all patterns with the same beginning share. */
  function follow(from: Place, shape: Shape): Place {
    if (shape.kind === 'row') return shape.parts.reduce(follow, from);
    const known = ways.get(from)?.get(shape);
    if (known) return known;
    const to = newPlace();
    ways.set(from, (ways.get(from) ?? new Map()).set(shape, to));
    link(from, shape, to);
    return to;
  }

  function connect(from: Place, symbol: number, to: Place): void {
    const known = from.edges.get(symbol);
    if (known) known.to.push(to);
    else from.edges.set(symbol, { to: [to] });
  }

  function link(from: Place, shape: Shape, to: Place): void {
    switch (shape.kind) {
      case 'word':
        connect(from, symbolIn(words, shape.text), to);
        break;
      case 'exact':
        connect(from, symbolIn(exacts, shape.text), to);
        break;
      case 'stem':
        connect(from, symbolIn(stems, shape.text), to);
        break;
      case 'number':
        connect(from, number, to);
        break;
      case 'year':
        connect(from, year, to);
        break;
      case 'clause end':
        from.skipsAtEnd.push(to);
        return;
      case 'gap': {
        from.skips.push(to);
        let place = from;
        for (let i = 0; i < shape.most; i++) {
          const passed = newPlace();
          connect(place, ANY, passed);
          passed.skips.push(to);
          place = passed;
        }
        return;
      }
      case 'row': {
        const last = shape.parts.at(-1);
        if (last) link(shape.parts.slice(0, -1).reduce(follow, from), last, to);
        return;
      }
      case 'choice':
        for (const option of shape.options) link(from, option, to);
        return;
      case 'maybe':
        from.skips.push(to);
        link(from, shape.part, to);
        return;
    }
  }

  const anywhere = newPlace();
  const atStart = newPlace();
  for (const [i, part] of parts.entries()) follow(part.atStart ? atStart : anywhere, part.shape).ends.push(i);
  // The shapes are as large as the rest and no longer needed.
  ways.clear();

  const matters = ({ edges, ends }: Place) => edges.size > 0 || ends.length > 0;
  /** What is reached from some places without another word. */
  function closure(from: readonly Place[], atEnd: boolean): Int32Array {
    const reached = new Set(from);
    for (const place of reached) {
      for (const to of place.skips) reached.add(to);
      if (atEnd) for (const to of place.skipsAtEnd) reached.add(to);
    }
    return Int32Array.from(Array.from(reached).filter(matters), ({ id }) => id);
  }

  /**
   * For each place what it is open for, as bits: most words are none of it, which this tells at once.
   * What is reached from there at the end of a clause counts, for words that are passed over until then.
   */
  const openFor = Int32Array.from(places, place => {
    const reached = place.skips.length + place.skipsAtEnd.length > 0 ? closure([place], true) : [place.id];
    let bits = 0;
    for (const id of reached) {
      const { edges, ends } = places[id] as Place;
      bits |= bitsOf([...edges.keys()]) | (ends.length > 0 ? END : 0);
    }
    return bits;
  });

  /** Most ways are never gone: where one leads is found when it is. */
  const within = (place: number, symbol: number): Int32Array | undefined => {
    const edge = places[place]?.edges.get(symbol);
    if (edge) edge.within ??= closure(edge.to, false);
    return edge?.within;
  };
  const before = (place: number, symbol: number): Int32Array | undefined => {
    const edge = places[place]?.edges.get(symbol);
    if (edge) edge.before ??= closure(edge.to, true);
    return edge?.before;
  };
  const resting = (atEnd: boolean) => {
    const made: (Int32Array | undefined)[] = places.map(() => undefined);
    return (place: number): Int32Array => {
      const here = places[place];
      made[place] ??= closure(here ? [here] : [], atEnd);
      return made[place];
    };
  };

  /** Where any word at all leads from each place: a table of its own, as it is asked of every place at every word. */
  const passing = (next: typeof within) => {
    const made: (Int32Array | undefined)[] = places.map(() => undefined);
    return (place: number): Int32Array => {
      made[place] ??= next(place, ANY) ?? nowhere;
      return made[place];
    };
  };

  /** Where the first word of a pattern leads: what a pattern begins with may be left out, so from several places. */
  const opening = (root: Place, atEnd: boolean) => {
    const roots = Array.from(closure([root], atEnd), id => places[id] as Place);
    const made = new Map<number, Int32Array>();
    return (symbol: number): Int32Array => {
      let to = made.get(symbol);
      if (!to) {
        to = closure(
          roots.flatMap(({ edges }) => edges.get(symbol)?.to ?? []),
          atEnd,
        );
        made.set(symbol, to);
      }
      return to;
    };
  };
  const movesWhen = (atEnd: boolean) => ({
    next: atEnd ? before : within,
    pass: passing(atEnd ? before : within),
    again: resting(atEnd),
    anywhere: opening(anywhere, atEnd),
    atStart: opening(atStart, atEnd),
  });

  return {
    size: places.length,
    openFor,
    number,
    year,
    words,
    exacts,
    stems,
    stemLengths: [...new Set(Array.from(stems.keys(), stem => stem.length))],
    /** The patterns that end at each place. */
    ends: places.map(({ ends }) => (ends.length > 0 ? ends : undefined)),
    /** Where a word leads from a place, and where one that is passed over leaves it; then the same where a clause ends. */
    within: movesWhen(false),
    before: movesWhen(true),
  };
}

export const nowhere = new Int32Array(0);

/** The bit of places where a pattern ends. */
export const END = 1;
/** The bit of places that any word leads on from. */
export const PASS = 2;

/** A bit for each kind of word, which it may share with others; what any word leads to has its own. */
export const bitsOf = (symbols: readonly number[]): number =>
  symbols.reduce((bits, symbol) => bits | (symbol === ANY ? PASS : 4 << (symbol % 30)), 0);

import { eventFrame } from './frames.ts';
import type { Pace } from './pace.ts';
import type { Reader } from './source.ts';

/** What others are shown of somebody who is here. */
export type Shown = Pick<Reader, 'id' | 'fullName' | 'avatarUrl'>;

/** Somebody with a stream here, on however many devices. */
export type Here = {
  reader: Reader;
  streams: number;
  /** Since when there is no stream any more (`performance.now()`): a reload of the page is not a departure. */
  leftAt: number;
};

/** Names that are told; the count is of everyone. */
const MOST_NAMES = 50;

/**
 * Who has the room open, here and in the other processes. Whoever keeps their presence to themselves is in neither the names
 * nor the count.
 */
export function createPresence({ linger, silence }: Pick<Pace, 'linger' | 'silence'>) {
  const here = new Map<string, Here>();
  const elsewhere = new Map<string, { people: Map<string, Shown>; heardAt: number }>();
  let told = '';
  let toldElsewhere = new Map<string, Shown>();

  /** Those with this process who show themselves, in the order in which they came. */
  function own(): Map<string, Shown> {
    const people = new Map<string, Shown>();
    for (const { reader } of here.values()) {
      const { id, fullName, avatarUrl } = reader;
      if (reader.sharePresence) people.set(id, { id, fullName, avatarUrl });
    }
    return people;
  }

  return {
    own,

    /** A stream of somebody opened. */
    arrive(reader: Reader): Here {
      const one = here.get(reader.id) ?? { reader, streams: 0, leftAt: 0 };
      here.set(reader.id, one);
      one.reader = reader;
      one.streams++;
      return one;
    },

    /** A stream of somebody closed. @param forGood because they fell silent, so that they have been away for a while */
    leave(one: Here, forGood: boolean): void {
      one.streams--;
      if (one.streams === 0) one.leftAt = forGood ? Number.NEGATIVE_INFINITY : performance.now();
    },

    /** Everyone with a stream here, whether they show themselves or not. */
    ids: (): string[] => [...here.keys()],

    find: (userId: string): Here | undefined => here.get(userId),

    /** Lets those go who left a while ago, and the people of processes that fell silent. @returns whether there were any */
    sweep(): boolean {
      const now = performance.now();
      let gone = false;
      for (const [id, { streams, leftAt }] of here) {
        if (streams === 0 && now - leftAt >= linger) gone = here.delete(id);
      }
      for (const [process, { heardAt }] of elsewhere) {
        if (now - heardAt >= silence) gone = elsewhere.delete(process);
      }
      return gone;
    },

    /** Who came to this process since the last call, or is called otherwise, and who left. */
    changes(): { came: Shown[]; left: string[] } {
      const before = toldElsewhere;
      toldElsewhere = own();
      const same = (one: Shown, other?: Shown) =>
        one.fullName === other?.fullName && one.avatarUrl === other.avatarUrl;
      return {
        came: [...toldElsewhere.values()].filter(person => !same(person, before.get(person.id))),
        left: [...before.keys()].filter(id => !toldElsewhere.has(id)),
      };
    },

    /** Another process said who is with it. */
    heard(process: string, people: Shown[]): void {
      elsewhere.set(process, {
        people: new Map(people.map(person => [person.id, person])),
        heardAt: performance.now(),
      });
    },

    /** Another process said who came to it, or is called otherwise, and who left. */
    changed(process: string, came: Shown[], left: string[]): void {
      const people = elsewhere.get(process)?.people;
      for (const person of came) people?.set(person.id, person);
      for (const id of left) people?.delete(id);
    },

    /** Another process stopped. */
    lost(process: string): void {
      elsewhere.delete(process);
    },

    /**
     * Looks at who is here now. @param speakers tells the ids of those who spoke, the last one first
     * @returns the frame for each person; undefined when nothing changed since the last look
     */
    look(speakers: () => Set<string>): ((reader: Reader) => Buffer) | undefined {
      const people = own();
      for (const other of elsewhere.values()) for (const [id, person] of other.people) people.set(id, person);
      const everyone = describe(people, speakers);
      const text = JSON.stringify(everyone);
      if (text === told) return undefined;
      told = text;
      const shared = eventFrame('presence', everyone);
      return ({ hidden }) => {
        if (![...hidden].some(id => people.has(id))) return shared;
        const others = new Map([...people].filter(([id]) => !hidden.has(id)));
        return eventFrame('presence', describe(others, speakers));
      };
    },
  };
}

function describe(
  people: Map<string, Shown>,
  speakers: () => Set<string>,
): { count: number; people: Shown[] } {
  if (people.size <= MOST_NAMES) return { count: people.size, people: [...people.values()] };
  // Whose words are on the screen has a dot beside them.
  const named = new Set([...speakers()].filter(id => people.has(id)).slice(0, MOST_NAMES));
  for (const id of people.keys()) if (named.size < MOST_NAMES) named.add(id);
  return { count: people.size, people: [...people.values()].filter(({ id }) => named.has(id)) };
}

export type Presence = ReturnType<typeof createPresence>;

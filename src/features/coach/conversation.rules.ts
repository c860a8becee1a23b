import type { CrisisCard } from '../safety/safety.schema.ts';
import type { ChatMessage } from './coach.schema.ts';

/** What a person wrote and the server is not known to have. */
export type Unsent = {
  /** The Idempotency-Key: sending it again under the same key never doubles it. */
  key: string;
  content: string;
  /** ISO 8601, by the browser's clock. */
  createdAt: string;
  /** Id of the newest message that was known when this was written. */
  after: string | null;
  /** Why it was not sent, for the person; empty when they stopped it themselves. */
  problem: string;
};

/** One exchange under way: the words of a person, and the reply as far as it has been made. */
export type Turn = {
  coach: string;
  /** What the person just wrote; null when a new reply to an older message is asked for. */
  written: Omit<Unsent, 'problem'> | null;
  /** The message that is being answered, once the server has stored it. */
  replyTo: string | null;
  /** The reply that this one takes the place of. */
  replaces: ChatMessage | null;
  phase: 'waiting' | 'writing' | 'broken' | 'done';
  /** The reply so far. */
  text: string;
  /** The reply as the server stored it. */
  reply: ChatMessage | null;
  problem: string;
};

/** The part of a conversation that the stored history does not hold yet. */
export type Live = {
  turn: Turn | null;
  unsent: Unsent[];
  /** Id of the reply that ended the latest turn, until another one begins. */
  answer: string | null;
  /** The card that was raised while this page was open. */
  crisis: CrisisCard | null;
  signedOut: boolean;
};

export const nothingLive: Live = { turn: null, unsent: [], answer: null, crisis: null, signedOut: false };

export type LiveEvent =
  | { type: 'sent'; written: Omit<Unsent, 'problem'>; coach: string }
  | { type: 'retried'; replyTo: string; replaces: ChatMessage | null; coach: string }
  | { type: 'stored'; message: ChatMessage }
  | { type: 'raised'; card: CrisisCard }
  | { type: 'worded'; text: string }
  | { type: 'answered'; reply: ChatMessage | null }
  | { type: 'broke'; problem: string; signedOut: boolean }
  | { type: 'discarded'; key: string }
  | { type: 'cleared' };

export const isAnswering = ({ turn }: Live): boolean =>
  turn?.phase === 'waiting' || turn?.phase === 'writing';

/** Whether the only difference is more words of the same reply. */
export const onlyGrew = (before: Live, after: Live): boolean =>
  before.turn?.phase === 'writing' && after.turn?.phase === 'writing' && before.turn.text !== after.turn.text;

/** What a reload must not lose: what was not sent, and what is on its way. */
export function notStored({ turn, unsent }: Live): Unsent[] {
  return turn?.written && !turn.replyTo ? [...unsent, { ...turn.written, problem: '' }] : unsent;
}

/** The live part after an event. */
export function afterEvent(live: Live, event: LiveEvent): Live {
  const { turn } = live;
  switch (event.type) {
    case 'sent':
      return {
        ...nothingLive,
        crisis: standing(live.crisis),
        unsent: live.unsent.filter(({ key }) => key !== event.written.key),
        turn: newTurn({ coach: event.coach, written: event.written }),
      };
    case 'retried':
      return {
        ...nothingLive,
        crisis: standing(live.crisis),
        unsent: live.unsent,
        turn: newTurn({ coach: event.coach, replyTo: event.replyTo, replaces: event.replaces }),
      };
    case 'discarded':
      return { ...live, unsent: live.unsent.filter(({ key }) => key !== event.key) };
    case 'cleared':
      return nothingLive;
    case 'raised':
      return { ...live, crisis: event.card };
  }
  if (!turn) return live;
  switch (event.type) {
    case 'stored':
      return { ...live, turn: { ...turn, replyTo: event.message.id } };
    case 'worded':
      return { ...live, turn: { ...turn, phase: 'writing', text: turn.text + event.text } };
    case 'answered': {
      const { reply } = event;
      return { ...live, answer: reply?.id ?? null, turn: reply && { ...turn, phase: 'done', reply } };
    }
    case 'broke': {
      const { problem, signedOut } = event;
      if (turn.written && !turn.replyTo) {
        return { ...live, signedOut, unsent: [...live.unsent, { ...turn.written, problem }], turn: null };
      }
      return { ...live, signedOut, turn: { ...turn, phase: 'broken', problem } };
    }
  }
}

/** The card that stays for the rest of the conversation: the softer one is shown once. */
const standing = (card: CrisisCard | null): CrisisCard | null => (card?.level === 'concern' ? null : card);

function newTurn(start: Pick<Turn, 'coach'> & Partial<Turn>): Turn {
  return {
    written: null,
    replyTo: null,
    replaces: null,
    phase: 'waiting',
    text: '',
    reply: null,
    problem: '',
    ...start,
  };
}

/**
 * Whether the history tells how a turn ended, so that the live part has nothing to add.
 * @param history oldest first
 */
export function isTold(history: ChatMessage[], turn: Turn): boolean {
  const { phase, reply, replyTo, replaces } = turn;
  if (phase === 'waiting' || phase === 'writing') return false;
  const stored = history.find(message => message.replyTo === replyTo && message.role === 'assistant');
  if (phase === 'done') return stored?.content === reply?.content && stored?.cutOff === reply?.cutOff;
  return stored !== undefined && stored.createdAt !== replaces?.createdAt;
}

/**
 * What was not sent and is not in the history either. The request may have arrived although the answer
 * did not: then the same words stand in the history behind everything that was known when they were written.
 */
function stillUnsent(history: ChatMessage[], unsent: Unsent[]): Unsent[] {
  const taken = new Set<string>();
  return unsent.filter(({ content, after }) => {
    const known = history.findIndex(({ id }) => id === after);
    if (after !== null && known === -1) return true;
    const arrived = history
      .slice(known + 1)
      .find(message => message.role === 'user' && message.content === content && !taken.has(message.id));
    if (arrived) taken.add(arrived.id);
    return !arrived;
  });
}

/** The live part without what the history tells by now. The same object when nothing was told. */
export function withoutTold(history: ChatMessage[], live: Live): Live {
  const unsent = stillUnsent(history, live.unsent);
  const told = live.turn !== null && isTold(history, live.turn);
  if (!told && unsent.length === live.unsent.length) return live;
  return { ...live, unsent, turn: told ? null : live.turn };
}

export type View = {
  /** Stored messages to show, oldest first, without `answer`. */
  messages: ChatMessage[];
  /** What the person wrote in this turn, until the history holds it. */
  written: Turn['written'];
  /** How a reply that is not finished is shown. */
  reply: 'none' | 'dots' | 'words' | 'half';
  /** The finished reply of the latest turn, as long as it is the newest message. */
  answer: ChatMessage | null;
  unsent: Unsent[];
  /** The person's newest message, when a new reply to it can be asked for. */
  retry: { replyTo: string; replaces: ChatMessage | null } | null;
  /** Why the reply did not come. */
  problem: string;
};

const replyShown = { waiting: 'dots', writing: 'words', broken: 'half', done: 'none' } as const;

/** History and live part as one conversation. @param history oldest first */
export function viewOf(history: ChatMessage[], live: Live): View {
  const { turn, unsent } = withoutTold(history, live);
  if (!turn || (turn.phase === 'broken' && !turn.text)) {
    const newest = history.at(-1);
    const answer = newest && newest.id === live.answer ? newest : null;
    const messages = answer ? history.slice(0, -1) : history;
    const problem = turn?.problem ?? '';
    return { messages, written: null, reply: 'none', answer, unsent, retry: retryOf(newest), problem };
  }
  const { phase, replyTo, replaces, problem } = turn;
  return {
    messages: history.filter(message => message.replyTo === null || message.replyTo !== replyTo),
    written: history.some(({ id }) => id === replyTo) ? null : turn.written,
    reply: replyShown[phase],
    answer: turn.reply,
    unsent,
    retry: phase === 'broken' && replyTo ? { replyTo, replaces } : null,
    problem,
  };
}

/** Only the newest exchange can be tried again: a new reply further up would answer what has long moved on. */
function retryOf(newest: ChatMessage | undefined): View['retry'] {
  if (!newest) return null;
  if (newest.role === 'user') return { replyTo: newest.id, replaces: null };
  const wanting = newest.cutOff || newest.source === 'fallback';
  return wanting && newest.replyTo ? { replyTo: newest.replyTo, replaces: newest } : null;
}

import type { QueryClient } from '@tanstack/react-query';
import { newId } from '../../shared/ids.ts';
import { ProblemError, problemText } from '../../ui/fetch.ts';
import { createBatch } from './batch.rules.ts';
import { readHistory, refetchHistory, storeInHistory } from './coach.api.ts';
import type { ChatMessage } from './coach.schema.ts';
import {
  afterEvent,
  isAnswering,
  isTold,
  type Live,
  type LiveEvent,
  nothingLive,
  notStored,
  onlyGrew,
  type Turn,
  type Unsent,
  withoutTold,
} from './conversation.rules.ts';
import { keepUnsent, readUnsent } from './drafts.ts';
import { streamReply } from './replyStream.api.ts';

/** Milliseconds after which the history is asked for what became of a reply that broke off: storing it takes a moment. */
const LOOK_AGAIN = [300, 1_200, 4_000];

export type Conversation = ReturnType<typeof createConversation>;

/**
 * One person's conversation in this browser: sends, reads replies as they are made, and keeps what the stored
 * history does not hold yet. Components listen through `conversation.api.ts`.
 */
export function createConversation(userId: string, queries: QueryClient) {
  const listeners = new Set<() => void>();
  let live: Live = { ...nothingLive, unsent: readUnsent(userId) };
  let outline = live;
  let running: AbortController | null = null;

  function change(next: Live): void {
    if (next === live) return;
    if (!onlyGrew(live, next)) {
      outline = next;
      keepUnsent(userId, notStored(next));
    }
    live = next;
    for (const listener of listeners) listener();
  }
  const tell = (event: LiveEvent) => change(afterEvent(live, event));

  async function run(path: string, body: unknown, headers: Record<string, string>): Promise<void> {
    const controller = new AbortController();
    running = controller;
    // Nobody is left to hear of a turn after `leave`.
    const tellMine = (event: LiveEvent) => running === controller && tell(event);
    const words = createBatch(requestAnimationFrame, text => tellMine({ type: 'worded', text }));
    try {
      await streamReply(path, body, {
        signal: controller.signal,
        headers,
        onMessage(message) {
          tellMine({ type: 'stored', message });
          storeInHistory(queries, userId, message);
        },
        onCrisis: card => tellMine({ type: 'raised', card }),
        onDelta: words.add,
        onDone(reply) {
          words.flush();
          tellMine({ type: 'answered', reply });
          if (reply) storeInHistory(queries, userId, reply);
        },
      });
    } catch (error) {
      if (running !== controller) return;
      words.flush();
      const refused = error instanceof ProblemError && error.status < 500;
      const problem = controller.signal.aborted ? '' : problemText(error);
      tellMine({ type: 'broke', problem, signedOut: refused && error.status === 401 });
      if (!refused) lookAgain(live.turn);
    } finally {
      if (running === controller) running = null;
    }
  }

  /** Asks the history until it tells what became of a turn, or of words that seemed unsent. */
  async function lookAgain(turn: Turn | null): Promise<void> {
    for (const pause of LOOK_AGAIN) {
      await new Promise(resume => setTimeout(resume, pause));
      await refetchHistory(queries, userId);
      const history = readHistory(queries, userId);
      if (turn ? isTold(history, turn) : withoutTold(history, live) !== live) return;
    }
  }

  function deliver(written: Omit<Unsent, 'problem'>, coach: string): void {
    if (isAnswering(live)) return;
    tell({ type: 'sent', written, coach });
    run('/api/chat/messages', { content: written.content }, { 'Idempotency-Key': written.key });
  }

  function leave(): void {
    const left = running;
    running = null;
    left?.abort();
  }

  return {
    outline: () => outline,
    replyText: () => live.turn?.text ?? '',
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Sends words that are trimmed and not empty. */
    send(content: string, coach: string): void {
      const after = readHistory(queries, userId).at(-1)?.id ?? null;
      deliver({ key: newId(), content, createdAt: new Date().toISOString(), after }, coach);
    },
    sendAgain({ key, content, createdAt, after }: Unsent, coach: string): void {
      deliver({ key, content, createdAt, after }, coach);
    },
    discard(key: string): void {
      tell({ type: 'discarded', key });
    },
    /** Asks for a new reply to the newest message. */
    retry(replyTo: string, replaces: ChatMessage | null, coach: string): void {
      if (isAnswering(live)) return;
      tell({ type: 'retried', replyTo, replaces, coach });
      run(`/api/chat/messages/${replyTo}/retry`, undefined, {});
    },
    stop(): void {
      running?.abort();
    },
    /** Stops without a word about it. */
    leave,
    /** Forgets the live part, after the history was cleared. */
    clear(): void {
      leave();
      tell({ type: 'cleared' });
    },
    /** Drops what the history tells by now. */
    settle(history: ChatMessage[]): void {
      change(withoutTold(history, live));
    },
  };
}

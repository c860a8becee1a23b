import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '../../server/deps.ts';
import { type Model, ModelError, type ModelMessage } from '../../server/model.ts';
import type { ChatMessage } from './coach.schema.ts';
import type { Coach } from './coaches.ts';

/** How many earlier messages the model is given. */
export const CONTEXT_MESSAGES = 10;
const RETRY_PAUSE = 300;

/**
 * The messages of one call: the coach's prompt, the last ten earlier messages oldest first, the new one. With a `note`, that
 * is what the model reads last before the new message.
 */
export function modelMessages(
  coach: Coach,
  earlier: ChatMessage[],
  content: string,
  note?: string,
): ModelMessage[] {
  return [
    { role: 'system', content: coach.systemPrompt },
    ...earlier.map(message => ({ role: message.role, content: message.content })),
    ...(note ? [{ role: 'system' as const, content: note }] : []),
    { role: 'user', content },
  ];
}

export type Outcome = { text: string; state: 'complete' | 'cut off' | 'unavailable' };

type Reply = {
  messages: ModelMessage[];
  onText: (text: string) => void;
  signal: AbortSignal;
  /** Milliseconds within which the first word has to come; as long as the provider takes when absent. */
  patience?: number | undefined;
};

/**
 * Asks the model once, and once more when it refused or broke off before the first word: after that
 * the person has begun to read, and a second answer would contradict the first.
 */
export async function streamReply(
  model: Model | undefined,
  log: Deps['log'],
  reply: Reply,
): Promise<Outcome> {
  const { messages, onText, patience } = reply;
  const tooLate = new AbortController();
  const timer = patience ? setTimeout(() => tooLate.abort(), patience) : undefined;
  const signal = AbortSignal.any([reply.signal, tooLate.signal]);
  let text = '';
  const collect = (piece: string) => {
    clearTimeout(timer);
    text += piece;
    onText(piece);
  };
  for (let attempt = 1; model && attempt <= 2 && !signal.aborted; attempt++) {
    try {
      await model({ messages, onText: collect, signal });
      clearTimeout(timer);
      return { text, state: text.trim() ? 'complete' : 'unavailable' };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      if (!reply.signal.aborted) log.warn({ reason: error.message, status: error.status, attempt }, 'model');
      if (text || !error.retryable) break;
      await sleep(RETRY_PAUSE, undefined, { signal }).catch(() => {});
    }
  }
  clearTimeout(timer);
  return { text, state: text ? 'cut off' : 'unavailable' };
}

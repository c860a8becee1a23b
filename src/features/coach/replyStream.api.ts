import type { createParser } from 'eventsource-parser';
import { NetworkError, ProblemError, send } from '../../ui/fetch.ts';
import type { CrisisCard } from '../safety/safety.schema.ts';
import type { ChatMessage } from './coach.schema.ts';

/** Milliseconds without a byte after which the connection counts as dead; longer than the server waits for the model. */
const SILENCE = 60_000;

type Listener = {
  signal: AbortSignal;
  headers?: Record<string, string>;
  /** The person's message as the server stored it. */
  onMessage: (message: ChatMessage) => void;
  /** What to show before any word of the reply, because the person may not be safe. */
  onCrisis: (card: CrisisCard) => void;
  onDelta: (text: string) => void;
  /** The reply as the server stored it; null when there was nothing to store. */
  onDone: (reply: ChatMessage | null) => void;
};

/**
 * Asks for a reply and reads it as it is made; resolves after `onDone`.
 * Throws ProblemError when the server refused or broke, NetworkError when the connection did, or the signal's AbortError.
 */
export async function streamReply(path: string, body: unknown, listener: Listener): Promise<void> {
  const silence = new AbortController();
  const signal = AbortSignal.any([listener.signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), SILENCE);
  try {
    const headers = { ...listener.headers, Accept: 'text/event-stream' };
    // Nobody needs it before the first message.
    const parsing = import('eventsource-parser');
    parsing.catch(() => {});
    const response = await send(path, { method: 'POST', body, headers, signal });
    await readEvents((await parsing).createParser, response, listener, () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
    });
  } catch (error) {
    if (listener.signal.aborted || error instanceof ProblemError || error instanceof NetworkError)
      throw error;
    throw new NetworkError(error);
  } finally {
    clearTimeout(timer);
    // Closes the connection whatever happened.
    silence.abort();
  }
}

async function readEvents(
  create: typeof createParser,
  response: Response,
  listener: Listener,
  onBytes: () => void,
): Promise<void> {
  let done = false;
  const parser = create({
    onEvent({ event, data }) {
      const content = JSON.parse(data);
      if (event === 'message') listener.onMessage(content);
      if (event === 'crisis') listener.onCrisis(content);
      if (event === 'delta') listener.onDelta(content.text);
      if (event === 'error')
        throw new ProblemError({ status: 500, title: content.title, detail: content.detail });
      if (event === 'done') {
        done = true;
        listener.onDone(content.message);
      }
    },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader && !done) {
    const { value, done: ended } = await reader.read();
    if (ended) break;
    onBytes();
    parser.feed(value);
  }
  if (!done) throw new NetworkError('the stream ended before the reply did');
}

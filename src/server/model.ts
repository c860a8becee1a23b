import http from 'node:http';
import https from 'node:https';
import { createParser } from 'eventsource-parser';
import type { Config } from './config.ts';

export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

type ModelCall = {
  messages: ModelMessage[];
  /** Called with each piece of the answer, in order. */
  onText: (text: string) => void;
  /** Aborts the call and closes the connection to the provider. */
  signal: AbortSignal;
};

/** Streams one answer; resolves when the provider said that it is complete. @throws {ModelError} */
export type Model = (call: ModelCall) => Promise<void>;

/** The provider refused, could not be reached, fell silent or broke off. Holds nothing of what was said. */
export class ModelError extends Error {
  /** HTTP status of the refusal, when there was one. */
  readonly status?: number;
  /** Whether the same call may succeed at once: not after a refusal of the key or a long silence. */
  readonly retryable: boolean;
  constructor(reason: string, more: { status?: number; retryable: boolean }) {
    super(reason);
    this.status = more.status;
    this.retryable = more.retryable;
  }
}

const MAX_TOKENS = 500;
const TEMPERATURE = 0.7;

/**
 * A client of the `/chat/completions` call with streaming, on node:http and an event-stream splitter:
 * a client library costs several times more CPU for each token, and tokens are the hot path.
 * @param silence milliseconds without a byte after which the provider counts as gone
 */
export function createModel({ apiKey, baseUrl, model }: Config['openai'], silence = 20_000): Model {
  const endpoint = new URL(`${baseUrl}/chat/completions`);
  const transport = endpoint.protocol === 'https:' ? https : http;
  const agent = new transport.Agent({ keepAlive: true });

  return ({ messages, onText, signal }) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({
        model,
        messages,
        max_tokens: MAX_TOKENS,
        temperature: TEMPERATURE,
        stream: true,
      });
      const request = transport.request(endpoint, {
        method: 'POST',
        agent,
        signal,
        headers: {
          Accept: 'text/event-stream',
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          ...(apiKey && { Authorization: `Bearer ${apiKey}` }),
        },
      });
      const fail = (reason: string, more: { status?: number; retryable: boolean }) => {
        reject(new ModelError(reason, more));
        request.destroy();
      };
      request.setNoDelay(true);
      request.setTimeout(silence, () => fail('silent', { retryable: false }));
      request.on('error', () => fail('unreachable', { retryable: true }));
      request.on('response', response => {
        const status = response.statusCode ?? 0;
        if (status !== 200) {
          response.resume();
          return fail('refused', { status, retryable: status === 429 || status >= 500 });
        }
        let complete = false;
        const parser = createParser({
          onEvent({ data }) {
            if (data === '[DONE]') {
              complete = true;
              return;
            }
            const choice = JSON.parse(data).choices?.[0];
            if (choice?.delta?.content) onText(choice.delta.content);
            if (choice?.finish_reason) complete = true;
          },
        });
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          try {
            parser.feed(chunk);
          } catch {
            fail('garbled', { retryable: false });
          }
        });
        response.on('close', () => {
          if (complete) resolve();
          else fail('broke off', { retryable: true });
        });
      });
      request.end(body);
    });
}

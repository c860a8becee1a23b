import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** A small browser: it keeps cookies, sends JSON and reads event streams. */
export function createClient(url: string, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();

  async function request(
    method: string,
    path: string,
    body?: unknown,
    more: RequestInit & { headers?: Record<string, string> } = {},
  ) {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      ...more,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(jar.size > 0 && { Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...headers,
        ...more.headers,
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value && !/max-age=0/i.test(cookie)) jar.set(name, value);
      else jar.delete(name);
    }
    return response;
  }

  return {
    url,
    jar,
    request,
    get: (path: string) => request('GET', path),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) =>
      request('POST', path, body, { headers }),
    patch: (path: string, body: unknown) => request('PATCH', path, body),
    delete: (path: string) => request('DELETE', path),
    /** The JSON of a GET. */
    async json<T = Record<string, unknown>>(path: string): Promise<T> {
      return (await request('GET', path)).json() as Promise<T>;
    },
    /** Posts and reads the answer's events to the end, or until `onEvent` answers 'stop' and the connection is closed. */
    async stream(
      path: string,
      body: unknown,
      options: { headers?: Record<string, string>; onEvent?: (event: StreamEvent) => unknown } = {},
    ) {
      const controller = new AbortController();
      const response = await request('POST', path, body, {
        headers: options.headers,
        signal: controller.signal,
      });
      const events: StreamEvent[] = [];
      const parser = createParser({
        onEvent: ({ event = 'message', data }: EventSourceMessage) => {
          const parsed = { event, data: JSON.parse(data) };
          events.push(parsed);
          if (options.onEvent?.(parsed) === 'stop') controller.abort();
        },
      });
      const decoder = new TextDecoder();
      try {
        for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      }
      return { status: response.status, headers: response.headers, events, text: textOf(events) };
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever an event holds
export type StreamEvent = { event: string; data: any };

const textOf = (events: StreamEvent[]) =>
  events
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => data.text)
    .join('');

import { describe, expect, it } from 'vitest';
import type { Script } from '../../../tests/provider.ts';
import { testApp } from '../../../tests/testApp.ts';
import { coaches } from './coaches.ts';

const app = testApp();

type Page = {
  items: {
    id: string;
    role: string;
    content: string;
    source: string | null;
    cutOff: boolean;
    replyTo: string | null;
  }[];
  nextCursor: string | null;
};

const say = (
  person: Awaited<ReturnType<typeof app.person>>,
  content: string,
  headers?: Record<string, string>,
) => person.stream('/api/chat/messages', { content }, { headers });

/** Waits for what happens after an answer, such as storing the half of a reply whose reader left. */
async function eventually<T>(read: () => Promise<T> | T, until: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const value = await read();
    if (until(value)) return value;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error('it did not happen within two seconds');
}

describe('who may', () => {
  const paths = [
    ['GET', '/api/chat/messages'],
    ['POST', '/api/chat/messages'],
    ['DELETE', '/api/chat/messages'],
    ['POST', '/api/chat/messages/018f0000-0000-7000-8000-000000000000/retry'],
  ] as const;
  it.each(paths)('a stranger gets 401: %s %s', async (method, path) => {
    const response = await app
      .visitor()
      .request(method, path, method === 'POST' ? { content: 'hello' } : undefined);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('another person sees none of a conversation and gets 404 for its messages', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const { events } = await say(ada, 'a private thing');
    const id = events[0]?.data.id;
    expect((await ben.json<Page>('/api/chat/messages')).items).toEqual([]);
    expect((await ben.post(`/api/chat/messages/${id}/retry`)).status).toBe(404);
    expect((await ben.delete('/api/chat/messages')).status).toBe(204);
    expect((await ada.json<Page>('/api/chat/messages')).items).toHaveLength(2);
  });
});

describe('coaches', () => {
  it('are four, told to anyone, without their prompts', async () => {
    const { items } = await app.visitor().json<{ items: Record<string, unknown>[] }>('/api/coaches');
    expect(items.map(coach => coach.key)).toEqual(['patrick', 'sarah', 'dr_martinez', 'mike']);
    const fields = ['avatar', 'description', 'greeting', 'key', 'name', 'specialties', 'title'];
    for (const coach of items) expect(Object.keys(coach).sort()).toEqual(fields);
  });
});

describe('the call to the model', () => {
  it.each([0, 5, 25])(
    'carries the prompt, the last 10 of %i earlier messages and the new one',
    async earlier => {
      const person = await app.person();
      const said: string[] = [];
      for (let i = 0; said.length < earlier; i++) {
        app.provider.next({ words: [`answer ${i}`] });
        await say(person, `message ${i}`);
        said.push(`message ${i}`, `answer ${i}`);
      }
      // An odd number of earlier messages: the last one was never answered.
      if (earlier % 2 === 1) {
        app.provider.next({ hang: true });
        await person.stream(
          '/api/chat/messages',
          { content: 'unanswered' },
          { onEvent: ({ event }) => (event === 'message' ? 'stop' : undefined) },
        );
        said.splice(said.length - 2, 2, 'unanswered');
      }
      const stored = (await person.json<Page>('/api/chat/messages?limit=100')).items.reverse();
      app.provider.calls.length = 0;
      app.provider.next();
      await say(person, '  the new one  ');

      expect(app.provider.calls).toHaveLength(1);
      const [call] = app.provider.calls;
      expect(call?.path).toBe('/v1/chat/completions');
      expect(call?.authorization).toBe('Bearer sk-test-canary');
      expect(call?.body).toEqual({
        model: 'gpt-4o',
        max_tokens: 500,
        temperature: 0.7,
        stream: true,
        messages: [
          { role: 'system', content: coaches[0]?.systemPrompt },
          ...stored.slice(-10).map(({ role, content }) => ({ role, content })),
          { role: 'user', content: 'the new one' },
        ],
      });
      expect(call?.body.messages).toHaveLength(2 + Math.min(10, stored.length));
    },
  );

  it.each(coaches.map(coach => coach.key))('carries the prompt of the selected coach: %s', async key => {
    const person = await app.person();
    expect((await person.patch('/api/me', { selectedCoach: key })).status).toBe(200);
    await say(person, 'hello');
    const prompt = coaches.find(coach => coach.key === key)?.systemPrompt;
    expect(app.provider.calls[0]?.body.messages[0]).toEqual({ role: 'system', content: prompt });
  });
});

describe('a reply', () => {
  it('arrives word by word before it is complete, and is stored', async () => {
    const person = await app.person();
    let finish = () => {};
    app.provider.next({
      words: ['First', ' then', ' last.'],
      release: new Promise(resolve => (finish = () => resolve())),
    });
    const seen: string[] = [];
    const { headers, events } = await person.stream(
      '/api/chat/messages',
      { content: 'hello' },
      {
        onEvent: ({ event, data }) => {
          seen.push(event);
          // The provider holds back the second word until the first one has been read.
          if (event === 'delta' && data.text === 'First') finish();
        },
      },
    );
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(seen).toEqual(['message', 'delta', 'delta', 'delta', 'done']);
    expect(events[0]?.data).toMatchObject({
      role: 'user',
      content: 'hello',
      source: null,
      createdAt: '2026-03-10T12:00:00.000Z',
    });
    expect(events.at(-1)?.data).toMatchObject({
      source: 'model',
      message: { role: 'assistant', content: 'First then last.', cutOff: false },
    });
    const { items } = await person.json<Page>('/api/chat/messages');
    expect(items).toEqual([events.at(-1)?.data.message, events[0]?.data]);
  });

  it.each<[string, Script[], number]>([
    ['429', [{ status: 429 }, { status: 429 }], 2],
    ['500', [{ status: 500 }, { status: 503 }], 2],
    ['a refused key', [{ status: 401 }], 1],
    [
      'a break before the first word',
      [
        { words: ['x'], breakAfter: 0 },
        { words: ['x'], breakAfter: 0 },
      ],
      2,
    ],
    ['an empty answer', [{ words: [' '] }], 1],
  ])('is automatic, marked and with a helpline after %s', async (_name, scripts, calls) => {
    const person = await app.person();
    app.provider.next(...scripts);
    const { events, text } = await say(person, 'tell me about turnips');
    expect(app.provider.calls).toHaveLength(calls);
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { source: 'fallback', message: { source: 'fallback', cutOff: false } },
    });
    expect(text.trim()).toMatch(
      /^That's interesting! Could you tell me more about what you're looking for\?/,
    );
    expect(text).toContain('1-800-522-4700');
  });

  it('is asked for once more when the first call was refused', async () => {
    const person = await app.person();
    app.provider.next({ status: 500 }, { words: ['Here.'] });
    const { events } = await say(person, 'hello');
    expect(app.provider.calls).toHaveLength(2);
    expect(events.at(-1)?.data).toMatchObject({ source: 'model', message: { content: 'Here.' } });
  });

  it('that breaks off keeps its half, marked as cut off, and is not asked for again', async () => {
    const person = await app.person();
    app.provider.next({ words: ['Half', ' of', ' it'], breakAfter: 2 });
    const { events } = await say(person, 'hello');
    expect(app.provider.calls).toHaveLength(1);
    expect(events.at(-1)?.data.message).toMatchObject({ content: 'Half of', source: 'model', cutOff: true });
  });

  it('is stopped when the person leaves: the provider is hung up on and the half is kept', async () => {
    const person = await app.person();
    app.provider.next({ words: ['One', ' two'], release: new Promise(() => {}) });
    await person.stream(
      '/api/chat/messages',
      { content: 'hello' },
      { onEvent: ({ event }) => (event === 'delta' ? 'stop' : undefined) },
    );
    const { items } = await eventually(
      () => person.json<Page>('/api/chat/messages'),
      page => page.items.length === 2,
    );
    expect(items[0]).toMatchObject({ content: 'One', cutOff: true, source: 'model' });
    await eventually(() => app.provider.calls[0]?.aborted, Boolean);
  });

  it('can be asked for anew: it takes the place of an automatic or unfinished one, and of no other', async () => {
    const person = await app.person();
    app.provider.next({ status: 401 });
    const first = await say(person, 'hello');
    const retry = `/api/chat/messages/${first.events[0]?.data.id}/retry`;
    app.provider.next({ words: ['Now ', 'I am here.'] });
    const second = await person.stream(retry, undefined);
    expect(second.events.at(-1)?.data).toMatchObject({
      source: 'model',
      message: { content: 'Now I am here.' },
    });
    expect((await person.json<Page>('/api/chat/messages')).items.map(item => item.content)).toEqual([
      'Now I am here.',
      'hello',
    ]);

    app.provider.calls.length = 0;
    const third = await person.stream(retry, undefined);
    expect(third.text).toBe('Now I am here.');
    expect(app.provider.calls).toHaveLength(0);
  });
});

describe('sending', () => {
  it('the same Idempotency-Key gives the same message and reply once', async () => {
    const person = await app.person();
    const key = { 'Idempotency-Key': '0190b6f4-3c1e-7e5c-8a35-5d3c3e0b1a11' };
    const first = await say(person, 'hello', key);
    const again = await say(person, 'hello', key);
    expect(again.events[0]).toEqual(first.events[0]);
    expect(again.events.at(-1)).toEqual(first.events.at(-1));
    expect(app.provider.calls).toHaveLength(1);
    expect((await person.json<Page>('/api/chat/messages')).items).toHaveLength(2);
  });

  it('twenty at once with one key are one message with one reply', async () => {
    const person = await app.person();
    const key = { 'Idempotency-Key': '0190b6f4-3c1e-7e5c-8a35-5d3c3e0b1a12' };
    const all = await Promise.all(Array.from({ length: 20 }, () => say(person, 'hello', key)));
    expect(new Set(all.map(({ events }) => events[0]?.data.id)).size).toBe(1);
    expect((await person.json<Page>('/api/chat/messages')).items).toHaveLength(2);
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n\t '],
    ['more than 4,000 characters', 'x'.repeat(4001)],
  ])('%s is refused with the field named', async (_name, content) => {
    const response = await (await app.person()).post('/api/chat/messages', { content });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      status: 422,
      errors: [{ path: 'content', message: expect.any(String) }],
    });
  });

  it('what is said stands in no log line', async () => {
    const person = await app.person({ name: 'Canary Name', email: 'canary@example.org' });
    app.provider.next({ status: 500 }, { words: ['canary answer'], breakAfter: 0 });
    await say(person, 'canary question');
    expect(app.logged).toContain('"msg":"model"');
    expect(app.logged).not.toMatch(/canary/i);
  });
});

describe('the history', () => {
  it('pages from the newest to the oldest without repeating or skipping', async () => {
    const person = await app.person();
    for (let i = 0; i < 7; i++) await say(person, `message ${i}`);
    const all = (await person.json<Page>('/api/chat/messages?limit=100')).items.map(item => item.id);
    const paged: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await person.json(`/api/chat/messages?limit=4${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.items.map(item => item.id));
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(all);
    expect(all).toHaveLength(14);
  });

  it('can be cleared', async () => {
    const person = await app.person();
    await say(person, 'hello');
    expect((await person.delete('/api/chat/messages')).status).toBe(204);
    expect((await person.json<Page>('/api/chat/messages')).items).toEqual([]);
  });

  it('cleared while a reply is made keeps nothing of it', async () => {
    const person = await app.person();
    let finish = () => {};
    app.provider.next({
      words: ['One', ' two'],
      release: new Promise(resolve => (finish = () => resolve())),
    });
    const { events } = await person.stream(
      '/api/chat/messages',
      { content: 'hello' },
      {
        onEvent: ({ event }) => {
          if (event === 'delta') person.delete('/api/chat/messages').then(finish);
        },
      },
    );
    expect(events.at(-1)?.data.message).toBeNull();
    expect((await person.json<Page>('/api/chat/messages')).items).toEqual([]);
  });
});

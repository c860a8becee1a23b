import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { type RoomReader, readRoom } from '../../../tests/roomReader.ts';
import { testApp } from '../../../tests/testApp.ts';
import { blocks, supportMessages, userProgress, users } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import type { RoomMessages } from './room.schema.ts';

const app = testApp();

type Person = Awaited<ReturnType<typeof app.person>>;

const open: RoomReader[] = [];
const read = async (person: Person, options?: Parameters<typeof readRoom>[1]) => {
  const reader = await readRoom(person, options);
  open.push(reader);
  return reader;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map(reader => reader.leave()));
});

const say = async (person: Person, message: string, key?: string) => {
  const response = await person.post(
    '/api/support/messages',
    { message },
    key ? { 'Idempotency-Key': key } : {},
  );
  return { status: response.status, body: await response.json() };
};
const list = (person: Person, query = '') => person.json<RoomMessages>(`/api/support/messages${query}`);
const texts = ({ items }: RoomMessages) => items.map(({ message }) => message);

describe('who may', () => {
  const id = '018f0000-0000-7000-8000-000000000000';
  it.each([
    ['GET', '/api/support/messages', undefined],
    ['POST', '/api/support/messages', { message: 'hello' }],
    ['DELETE', `/api/support/messages/${id}`, undefined],
    ['GET', '/api/support/stream', undefined],
    ['POST', '/api/support/presence', { stream: 'x' }],
  ])('a stranger gets 401: %s %s', async (method, path, body) => {
    const response = await app.visitor().request(method, path, body);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('what is said', () => {
  it('is answered as stored, listed newest first with its author, and told to everyone', async () => {
    const [ada, ben] = [await app.person({ name: 'Calm Otter' }), await app.person()];
    await app.db.update(userProgress).set({ currentStreak: 31 }).where(eq(userProgress.userId, ada.id));
    const [reader, own] = [await read(ben), await read(ada)];
    const { status, body } = await say(ada, '  Day 31.\u0000 Still here. ');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      seq: expect.any(Number),
      message: 'Day 31. Still here.',
      createdAt: '2026-03-10T12:00:00.000Z',
      author: { id: ada.id, fullName: 'Calm Otter', avatarUrl: null, currentStreak: 31 },
    });
    const told = { event: 'message', id: String(body.seq), data: body };
    expect(await reader.next('message')).toEqual(told);
    expect(await own.next('message')).toEqual(told);
    await say(ben, 'Well done.');
    const page = await list(ben);
    expect(texts(page)).toEqual(['Well done.', 'Day 31. Still here.']);
    expect(page.items[1]).toEqual(body);
    expect(page.nextCursor).toBeNull();
  });

  it('shows no streak of somebody who keeps it to themselves', async () => {
    const ada = await app.person();
    await app.db.update(users).set({ shareProgress: false }).where(eq(users.id, ada.id));
    expect((await say(ada, 'hello')).body.author.currentStreak).toBeNull();
    expect((await list(ada)).items[0]?.author.currentStreak).toBeNull();
  });

  it.each([
    ['missing', {}],
    ['a number', { message: 7 }],
    ['empty', { message: '' }],
    ['blank', { message: ' \n\u0000 ' }],
    ['too long', { message: 'x'.repeat(2001) }],
  ])('is refused when it is %s', async (_what, body) => {
    const ada = await app.person();
    const response = await ada.post('/api/support/messages', body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors[0].path).toBe('message');
    expect((await list(ada)).items).toEqual([]);
  });

  it('may have 2,000 characters, of any kind', async () => {
    const ada = await app.person();
    const words = '"\\\n\u2028é漢👍'.repeat(250).slice(0, 2000);
    const reader = await read(ada);
    expect((await say(ada, words)).body.message).toBe(words);
    expect((await reader.next('message')).data.message).toBe(words);
    expect(texts(await list(ada))).toEqual([words]);
  });

  it('comes in pages', async () => {
    const ada = await app.person();
    for (let i = 1; i <= 7; i++) await say(ada, `${i}`);
    const first = await list(ada, '?limit=3');
    expect(texts(first)).toEqual(['7', '6', '5']);
    const second = await list(ada, `?limit=3&cursor=${first.nextCursor}`);
    expect(texts(second)).toEqual(['4', '3', '2']);
    const last = await list(ada, `?limit=3&cursor=${second.nextCursor}`);
    expect(texts(last)).toEqual(['1']);
    expect(last.nextCursor).toBeNull();
    for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=0', 'cursor=x', 'cursor=2147483648'])
      expect((await ada.get(`/api/support/messages?${query}`)).status, query).toBe(422);
  });

  it('is fifty messages unless asked otherwise, and a stream from the position of the list goes on from it', async () => {
    const ada = await app.person();
    await Promise.all(Array.from({ length: 60 }, (_, i) => say(ada, `${i}`)));
    const page = await list(ada);
    expect(page.items).toHaveLength(50);
    await say(ada, 'between the two');
    const reader = await read(ada, { lastEventId: String(page.position) });
    await reader.next('hello');
    await say(ada, 'after both');
    await reader.next('message', ({ message }) => message === 'after both');
    expect(reader.texts()).toEqual(['between the two', 'after both']);
  });

  it('can not be added by somebody who is suspended, until that is over', async () => {
    const ada = await app.person({ timeZone: 'Europe/Dublin' });
    await app.db
      .update(users)
      .set({ suspendedUntil: new Date('2026-03-12T18:30:00Z') })
      .where(eq(users.id, ada.id));
    const { status, body } = await say(ada, 'hello');
    expect(status).toBe(403);
    expect(body.detail).toContain('March 12, 2026 at 18:30');
    expect((await ada.get('/api/support/messages')).status).toBe(200);
    app.setClock(new Date('2026-03-12T18:30:00Z'));
    expect((await say(ada, 'hello')).status).toBe(201);
  });
});

describe('a key', () => {
  it('used again gives the same message, which is told once', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const reader = await read(ben);
    await reader.next('hello');
    const key = newId();
    const first = await say(ada, 'once', key);
    const again = await say(ada, 'once', key);
    expect(again).toEqual(first);
    const others = await say(ben, 'the key of somebody else is another', key);
    expect(others.body.id).not.toBe(first.body.id);
    await reader.next('message', ({ author }) => author.id === ben.id);
    expect(reader.texts()).toEqual(['once', 'the key of somebody else is another']);
    expect((await list(ada)).items).toHaveLength(2);
    expect((await say(ada, 'x', 'no uuid')).status).toBe(422);
  });

  it('used many times at once does too, and takes one number', async () => {
    const ada = await app.person();
    const reader = await read(ada);
    await reader.next('hello');
    const keys = [newId(), newId(), newId()];
    const before = (await say(ada, 'before')).body.seq;
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => say(ada, `${i % 3}`, keys[i % 3])),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
    const after = (await say(ada, 'after')).body.seq;
    expect(after).toBe(before + 4);
    await reader.next('message', ({ message }) => message === 'after');
    expect(reader.texts().toSorted()).toEqual(['0', '1', '2', 'after', 'before']);
  });
});

describe('taking back', () => {
  it('one’s own message removes it for everyone, live and later, and erases the words', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const start = (await list(ben)).position;
    const reader = await read(ben);
    const { body } = await say(ada, 'said too soon');
    const kept = (await say(ada, 'meant')).body;
    expect((await ada.delete(`/api/support/messages/${body.id}`)).status).toBe(204);
    expect(await reader.next('removed')).toEqual({
      event: 'removed',
      id: String(kept.seq + 1),
      data: { id: body.id },
    });
    expect(texts(await list(ben))).toEqual(['meant']);
    const late = await read(ben, { lastEventId: String(start) });
    await late.next('hello');
    expect(late.texts()).toEqual(['meant']);
    expect(late.find('removed')?.data).toEqual({ id: body.id });
    const [row] = await app.db.select().from(supportMessages).where(eq(supportMessages.id, body.id));
    expect(row).toMatchObject({ message: '', removedAt: new Date('2026-03-10T12:00:00Z') });
  });

  it('answers 404 for what is gone already, somebody else’s, or not there', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const { body } = await say(ada, 'hello');
    expect((await ben.delete(`/api/support/messages/${body.id}`)).status).toBe(404);
    expect(texts(await list(ben))).toEqual(['hello']);
    const twice = await Promise.all([1, 2].map(() => ada.delete(`/api/support/messages/${body.id}`)));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect((await ada.delete(`/api/support/messages/${newId()}`)).status).toBe(404);
    expect((await ada.delete('/api/support/messages/7')).status).toBe(422);
  });
});

it('people who are blocked, and those who block, read nothing of each other; others read both', async () => {
  const [ada, ben, cleo] = [await app.person(), await app.person(), await app.person()];
  await app.db.insert(blocks).values({ userId: ada.id, blockedId: ben.id, createdAt: new Date() });
  const readers = await Promise.all([read(ada), read(ben), read(cleo)]);
  await Promise.all(readers.map(reader => reader.next('hello')));
  for (const [person, words] of [
    [ada, 'from ada'],
    [ben, 'from ben'],
    [cleo, 'from cleo'],
  ] as const)
    await say(person, words);
  await Promise.all(readers.map(reader => reader.next('message', ({ message }) => message === 'from cleo')));
  expect(readers.map(reader => reader.texts())).toEqual([
    ['from ada', 'from cleo'],
    ['from ben', 'from cleo'],
    ['from ada', 'from ben', 'from cleo'],
  ]);
  expect(texts(await list(ada))).toEqual(['from cleo', 'from ada']);
  expect(texts(await list(ben))).toEqual(['from cleo', 'from ben']);
  expect(texts(await list(cleo))).toEqual(['from cleo', 'from ben', 'from ada']);
  const named = (reader?: RoomReader) =>
    reader?.events
      .findLast(({ event }) => event === 'presence')
      ?.data.people.map(({ id }: { id: string }) => id);
  await expect.poll(() => named(readers[2])?.length, { timeout: 10_000 }).toBe(3);
  await expect.poll(() => named(readers[0])?.toSorted()).toEqual([ada.id, cleo.id].toSorted());
  await expect.poll(() => named(readers[1])?.toSorted()).toEqual([ben.id, cleo.id].toSorted());
});

describe('presence', () => {
  const latest = (reader: RoomReader) => reader.events.findLast(({ event }) => event === 'presence')?.data;

  it('says who has the room open, by their present name, but not who hides it', async () => {
    const [ada, ben, cleo] = [
      await app.person({ name: 'Ada' }),
      await app.person({ name: 'Ben' }),
      await app.person(),
    ];
    await app.db.update(users).set({ sharePresence: false }).where(eq(users.id, cleo.id));
    const [reader, bens, hidden] = [await read(ada), await read(ben), await read(cleo)];
    await expect
      // Those of the tests before linger for a moment.
      .poll(() => latest(hidden), { timeout: 10_000 })
      .toEqual({
        count: 2,
        people: [
          { id: ada.id, fullName: 'Ada', avatarUrl: null },
          { id: ben.id, fullName: 'Ben', avatarUrl: null },
        ],
      });
    await ben.patch('/api/me', { fullName: 'Benedict' });
    await expect.poll(() => latest(reader)?.people[1]?.fullName, { timeout: 5000 }).toBe('Benedict');
    await bens.leave();
    await expect.poll(() => latest(reader)?.count, { timeout: 10_000 }).toBe(1);
  });

  it('takes answers to pings, whatever stream they name', async () => {
    const ada = await app.person();
    const reader = await read(ada);
    const { stream } = (await reader.next('hello')).data;
    const answer = (body: unknown, client: Pick<Person, 'post'> = ada) =>
      client.post('/api/support/presence', body);
    for (const name of [stream, newId(), 'nobody’s'])
      expect((await answer({ stream: name })).status).toBe(204);
    for (const body of [{}, { stream: 'x'.repeat(65) }, { stream, more: 'x'.repeat(300) }, []])
      expect((await answer(body)).status, JSON.stringify(body)).toBe('more' in body ? 204 : 422);
    expect((await answer({ stream: newId() }, app.visitor())).status).toBe(401);
  });
});

describe('the stream of a session that is over ends within a second', () => {
  const streams = async (person: Person) => {
    const elsewhere = app.visitor();
    await elsewhere.post('/api/auth/sign-in/email', { email: person.email, password: person.password });
    const [here, there] = [await read(person), await readRoom(elsewhere)];
    open.push(there);
    await Promise.all([here.next('hello'), there.next('hello')]);
    return { elsewhere, here, there };
  };
  const endsSoon = async (reader: RoomReader) => {
    const began = performance.now();
    await reader.over;
    expect(performance.now() - began).toBeLessThan(1000);
  };

  it('after signing out, and the one elsewhere goes on', async () => {
    const ada = await app.person();
    const { here, there } = await streams(ada);
    expect((await ada.post('/api/auth/sign-out')).status).toBe(200);
    await endsSoon(here);
    const ben = await app.person();
    await say(ben, 'still there?');
    await there.next('message');
    expect(here.texts()).toEqual([]);
  });

  it.each(['/api/auth/revoke-sessions', '/api/auth/revoke-other-sessions'])('after %s', async path => {
    const ada = await app.person();
    const { here, there } = await streams(ada);
    expect((await ada.post(path)).status).toBe(200);
    await endsSoon(there);
    if (path.endsWith('revoke-sessions')) await endsSoon(here);
  });

  it('after one session was revoked', async () => {
    const ada = await app.person();
    const { here, there } = await streams(ada);
    const { items } = await ada.json<{ items: { id: string; current: boolean }[] }>('/api/me/sessions');
    const other = items.find(({ current }) => !current);
    expect((await ada.delete(`/api/me/sessions/${other?.id}`)).status).toBe(204);
    await endsSoon(there);
    await say(ada, 'still here');
    await here.next('message');
    expect(there.texts()).toEqual([]);
  });

  it('after the password was reset', async () => {
    const ada = await app.person();
    const { here, there } = await streams(ada);
    await app.visitor().post('/api/auth/request-password-reset', { email: ada.email });
    await expect.poll(() => app.mails.length).toBe(1);
    const token = /token=([\w-]+)/.exec(JSON.stringify(app.mails[0]))?.[1];
    const reset = { newPassword: 'another-quiet-river', token };
    expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    await Promise.all([endsSoon(here), endsSoon(there)]);
  });
});

describe('limits', () => {
  const limited = testApp({ RATE_LIMITS: 'on' });

  it('allow thirty messages a minute and eight streams to a person', async () => {
    const ada = await limited.person();
    const answers = await Promise.all(Array.from({ length: 31 }, (_, i) => say(ada, `${i}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    const refused = await ada.post('/api/support/messages', { message: 'one more' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const streams = [];
    for (let i = 0; i < 9; i++) streams.push(await read(ada));
    expect(streams.map(({ status }) => status)).toEqual([...Array(8).fill(200), 429]);
    expect(streams[8]?.headers.get('retry-after')).toBe('10');
  });
});

it('a thousand messages at once come to twenty readers who come and go, each once and in one order', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => app.person()));
  const start = (await list(people[0] as Person)).position;
  let isOver = false;
  const random = (most: number) => Math.floor(Math.random() * most);
  const pause = (most: number) => new Promise(resolve => setTimeout(resolve, random(most)));

  const readers = Array.from({ length: 20 }, async (_, i) => {
    const person = people[i % 10] as Person;
    const told: [number, string][] = [];
    for (let last = String(start); ; ) {
      const reader = await readRoom(person, { lastEventId: last });
      await reader.next('hello');
      const finished = isOver;
      await pause(60);
      if (finished) await pause(200);
      await reader.leave();
      for (const { event, id, data } of reader.events)
        if (event === 'message') told.push([Number(id), data.message]);
      last = reader.lastId ?? last;
      if (finished) return told;
    }
  });
  const answers = await Promise.all(
    Array.from({ length: 1000 }, async (_, i) => {
      await pause(1500);
      return say(people[i % 10] as Person, `${i}`);
    }),
  );
  isOver = true;
  const expected = answers
    .map(({ body }): [number, string] => [body.seq, body.message])
    .toSorted(([a], [b]) => a - b);
  expect(expected.map(([seq]) => seq)).toEqual(Array.from({ length: 1000 }, (_, i) => start + 1 + i));
  for (const told of await Promise.all(readers)) expect(told).toEqual(expected);
  const rows = await app.db.select({ seq: supportMessages.seq }).from(supportMessages);
  expect(rows).toHaveLength(1000);
}, 120_000);

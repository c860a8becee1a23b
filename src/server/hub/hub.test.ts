import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { testHubs, testSource } from '../../../tests/testHub.ts';

const hubs = testHubs();

function withPeople() {
  const database = testSource();
  for (const id of ['ada', 'ben', 'cleo']) database.add(id);
  return database;
}

describe('a stream', () => {
  it('begins where the room is, and tells what happens from there on', async () => {
    const database = withPeople();
    database.commit('before');
    const { hub, read } = await hubs.open(database);
    const reader = await read('ben');
    expect((await reader.next('hello')).data).toEqual({ position: 1, stream: expect.any(String) });
    expect(reader.lastId).toBe('1');
    expect(reader.retries).toEqual([2000]);
    hub.publish([database.commit('after')]);
    expect(await reader.next('message')).toEqual({ event: 'message', id: '2', data: { message: 'after' } });
  });

  it('resumes with what was missed, in order, before it says hello', async () => {
    const database = withPeople();
    for (let i = 1; i <= 30; i++) database.commit(`${i}`);
    const { hub, read } = await hubs.open(database);
    const reader = await read('ben', { lastEventId: '27' });
    await reader.next('hello');
    hub.publish([database.commit('31')]);
    await reader.next('message', ({ message }) => message === '31');
    const told = reader.events.filter(({ id }) => id !== undefined).map(({ event, id }) => `${event} ${id}`);
    expect(told).toEqual(['message 28', 'message 29', 'message 30', 'hello 30', 'message 31']);
  });

  it.each(['31', 'abc', '-1', '1e3', '0x1f'])(
    'asks for a reload when nobody knows the position %j, and goes on',
    async id => {
      const database = withPeople();
      for (let i = 1; i <= 30; i++) database.commit(`${i}`);
      const { hub, read } = await hubs.open(database);
      const reader = await read('ben', { lastEventId: id });
      expect(await reader.next('reload')).toEqual({ event: 'reload', id: '30', data: { position: 30 } });
      hub.publish([database.commit('31')]);
      await reader.next('message');
      expect(reader.texts()).toEqual(['31']);
    },
  );

  it('resumes 1,000 back and no further', async () => {
    const database = withPeople();
    for (let i = 1; i <= 1200; i++) database.commit('words '.repeat(100));
    const { read } = await hubs.open(database);
    const near = await read('ben', { lastEventId: '200' });
    await near.next('hello');
    expect(near.texts()).toHaveLength(1000);
    const far = await read('cleo', { lastEventId: '199' });
    await far.next('hello');
    expect(far.events.slice(0, 2).map(({ event }) => event)).toEqual(['reload', 'hello']);
  });

  it('keeps nothing of the request in memory but its socket', async () => {
    const { server, read } = await hubs.open(withPeople());
    const sockets: (Socket & { parser?: unknown })[] = [];
    server.on('connection', socket => sockets.push(socket));
    const reader = await read('ben');
    await reader.next('hello');
    expect(sockets.map(({ parser }) => parser)).toEqual([null]);
  });

  it('is refused to someone whose account is gone', async () => {
    const { read } = await hubs.open(testSource());
    expect((await read('nobody')).status).toBe(401);
  });

  it('is not opened more than eight times by one person', async () => {
    const { read } = await hubs.open(withPeople(), { limited: true });
    const streams = await Promise.all(Array.from({ length: 8 }, () => read('ben')));
    expect(streams.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await read('ben')).status).toBe(429);
    expect((await read('ada')).status).toBe(200);
    await streams[0]?.leave();
    await expect.poll(async () => (await read('ben')).status).toBe(200);
  });
});

describe('events', () => {
  it('of a burst share a piece, the first of a quiet moment leaves at once', async () => {
    const database = withPeople();
    const { hub, connect } = await hubs.open(database);
    const socket = await connect('ben');
    let pieces: string[] = [];
    socket.on('data', data => pieces.push(String(data)));
    await expect.poll(() => pieces.join('')).toContain('event: presence');
    await sleep(30);
    pieces = [];
    hub.publish([database.commit('first')]);
    for (let i = 0; i < 50; i++) hub.publish([database.commit(`then ${i}`)]);
    await expect.poll(() => pieces.join('')).toContain('then 49');
    const pieceOf = (text: string) => pieces.findIndex(piece => piece.includes(`"${text}"`));
    expect(pieceOf('first')).toBe(0);
    expect(pieces[0]).not.toContain('then');
    expect(pieceOf('then 0')).toBe(pieceOf('then 49'));
  });

  it('reach whoever joins in the middle of them once', async () => {
    const database = withPeople();
    const { hub, read } = await hubs.open(database);
    let last = 0;
    const publishing = setInterval(() => {
      for (let i = 0; i < 3; i++) {
        last++;
        hub.publish([database.commit(`${last}`)]);
      }
    }, 0);
    const readers = await Promise.all(Array.from({ length: 40 }, () => read('ben', { lastEventId: '0' })));
    await Promise.all(readers.map(reader => reader.next('hello')));
    clearInterval(publishing);
    hub.publish([database.commit('end')]);
    const expected = [...Array.from({ length: last }, (_, i) => `${i + 1}`), 'end'];
    for (const reader of readers) {
      await reader.next('message', ({ message }) => message === 'end');
      expect(reader.texts()).toEqual(expected);
    }
  });

  it('that come out of order are told in order', async () => {
    const database = withPeople();
    const { hub, read } = await hubs.open(database);
    const reader = await read('ben');
    await reader.next('hello');
    const [one, two, three] = ['1', '2', '3'].map(text => database.commit(text));
    if (!one || !two || !three) throw new Error('three were committed');
    const readsBefore = database.state.reads;
    hub.publish([three]);
    hub.publish([two]);
    hub.publish([one, one]);
    await reader.next('message', ({ message }) => message === '3');
    expect(reader.texts()).toEqual(['1', '2', '3']);
    await sleep(50);
    expect(database.state.reads).toBe(readsBefore);
  });

  it('that nobody told are read from the database once the next one shows the gap', async () => {
    const database = withPeople();
    const { hub, read } = await hubs.open(database);
    const reader = await read('ben');
    await reader.next('hello');
    database.commit('never told');
    hub.publish([database.commit('told')]);
    await reader.next('message', ({ message }) => message === 'told');
    expect(reader.texts()).toEqual(['never told', 'told']);
  });

  it('that nobody told are found without a next one, also after the database was away', async () => {
    const database = withPeople();
    const { read } = await hubs.open(database, { pace: { alone: 30 } });
    const reader = await read('ben');
    await reader.next('hello');
    database.state.broken = true;
    database.commit('never told');
    await sleep(100);
    expect(reader.texts()).toEqual([]);
    database.state.broken = false;
    await reader.next('message');
  });

  it('beyond what can be told make everyone reload', async () => {
    const database = withPeople();
    const { hub, read } = await hubs.open(database);
    const reader = await read('ben');
    await reader.next('hello');
    for (let i = 1; i <= 1500; i++) database.commit(`${i}`);
    hub.publish([database.commit('newest')]);
    expect((await reader.next('reload')).data).toEqual({ position: 1501 });
    hub.publish([database.commit('next')]);
    await reader.next('message');
    expect(reader.texts()).toEqual(['next']);
  });

  it('of hidden people are not told, live or later, also once somebody is hidden while reading', async () => {
    const database = withPeople();
    database.add('ben', { hidden: new Set(['ada']) });
    const { hub, read } = await hubs.open(database);
    const [ben, cleo] = [await read('ben'), await read('cleo')];
    await Promise.all([ben.next('hello'), cleo.next('hello')]);
    hub.publish([database.commit('from ada'), database.commit('from cleo', { author: 'cleo' })]);
    await Promise.all(
      [ben, cleo].map(reader => reader.next('message', ({ message }) => message === 'from cleo')),
    );
    expect(ben.texts()).toEqual(['from cleo']);
    expect(cleo.texts()).toEqual(['from ada', 'from cleo']);
    const again = await read('ben', { lastEventId: '0' });
    await again.next('hello');
    expect(again.texts()).toEqual(['from cleo']);

    database.add('cleo', { hidden: new Set(['ada']) });
    await hub.personChanged('cleo');
    hub.publish([database.commit('again from ada'), database.commit('from ben', { author: 'ben' })]);
    await cleo.next('message', ({ message }) => message === 'from ben');
    expect(cleo.texts()).not.toContain('again from ada');
  });

  it('are told to nobody of whom it is not known any more from whom they are hidden', async () => {
    const database = withPeople();
    const { hub, read } = await hubs.open(database);
    const reader = await read('ben');
    await reader.next('hello');
    database.state.broken = true;
    await hub.personChanged('ben');
    await reader.over;
  });

  it('of an account that is gone are not told to whoever comes back', async () => {
    const database = withPeople();
    const { hub, read } = await hubs.open(database);
    hub.publish([database.commit('from ada'), database.commit('from cleo', { author: 'cleo' })]);
    database.readers.delete('ada');
    await hub.personChanged('ada');
    const reader = await read('ben', { lastEventId: '0' });
    await reader.next('hello');
    expect(reader.texts()).toEqual(['from cleo']);
  });
});

it('drops a reader who takes nothing in, who then gets everything on coming back; nobody else notices', async () => {
  const database = withPeople();
  const { hub, connect, read } = await hubs.open(database);
  const other = await read('cleo');
  const slow = await connect('ben');
  await once(slow, 'readable');
  const begun = String(slow.read(400));
  expect(begun).toContain('200 OK');
  slow.pause();
  const closed = once(slow, 'close');
  await other.next('presence', ({ count }) => count === 2);

  // More than the system holds for a connection, and 1 MiB.
  const words = 'words '.repeat(20_000);
  for (let i = 1; i <= 200; i++) {
    hub.publish([database.commit(`${i} ${words}`)]);
    await sleep(i % 10 === 0 ? 5 : 0);
  }
  await other.next('message', ({ message }) => message.startsWith('200 '));
  expect(other.texts()).toHaveLength(200);
  await other.next('presence', ({ count }) => count === 1);

  let received = begun;
  slow.on('data', data => {
    received += data;
  });
  slow.resume();
  await closed;
  const complete = received.slice(0, received.lastIndexOf('\n\n'));
  const lastId = [...complete.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';
  expect(Number(lastId)).toBeLessThan(200);
  const again = await read('ben', { lastEventId: lastId });
  await again.next('hello');
  const numbers = (texts: string[]) => texts.map(text => Number.parseInt(text, 10));
  const before = [...complete.matchAll(/"message":"(\d+) /g)].map(match => Number(match[1]));
  expect([...before, ...numbers(again.texts())]).toEqual(Array.from({ length: 200 }, (_, i) => i + 1));
});

describe('signs of life', () => {
  it('are asked for again and again, with a comment for proxies', async () => {
    const { read } = await hubs.open(withPeople());
    const reader = await read('ben');
    await reader.until(() => reader.comments.length >= 3, 'three comments');
    expect(reader.events.filter(({ event }) => event === 'ping')).toHaveLength(3);
  });

  it('keep somebody here; who stops giving them is gone at once, whoever never gave any stays while connected', async () => {
    const { hub, read } = await hubs.open(withPeople(), { pace: { linger: 60_000 } });
    const quiet = await read('cleo');
    const answering = await read('ben', { answers: true });
    const dead = await read('ada');
    hub.beat((await dead.next('hello')).data.stream);
    await quiet.next('presence', ({ count }) => count === 3);
    // The connection stays open, as it does when a phone falls into the water.
    await dead.over;
    expect(dead.comments).toHaveLength(1);
    await quiet.until(
      () => quiet.events.findLast(({ event }) => event === 'presence')?.data.count === 2,
      'two are left',
    );
    await answering.until(() => answering.comments.length >= 4, 'four pings');
    await quiet.until(() => quiet.comments.length >= 4, 'four pings without an answer');
    expect(hub.beat('nobody’s')).toBe(false);
  });

  it('are asked for of some at a time, so that not all answer at once', async () => {
    const { read } = await hubs.open(withPeople(), { pace: { tick: 20 } });
    const readers = await Promise.all(Array.from({ length: 20 }, () => read('ben')));
    const times: number[] = [];
    await Promise.all(
      readers.map(reader => reader.next('ping').then(() => times.push(Math.round(performance.now() / 20)))),
    );
    expect(new Set(times).size).toBeGreaterThan(10);
  });
});

describe('presence', () => {
  const names = (event?: { data: { people: { id: string }[] } }) => event?.data.people.map(({ id }) => id);

  it('counts a person once, however many streams they have, and tells newcomers at once', async () => {
    const { read } = await hubs.open(withPeople());
    const first = await read('ben');
    expect((await first.next('presence')).data).toEqual({
      count: 1,
      people: [{ id: 'ben', fullName: 'ben', avatarUrl: null }],
    });
    const second = await read('ben');
    expect((await second.next('presence')).data.count).toBe(1);
    await first.leave();
    await sleep(150);
    expect(second.events.filter(({ event }) => event === 'presence')).toHaveLength(1);
    const third = await read('cleo');
    await second.next('presence', ({ count }) => count === 2);
    await second.leave();
    await third.next('presence', ({ count }) => count === 1);
  });

  it('does not tell of a reload of the page', async () => {
    const { read } = await hubs.open(withPeople(), { pace: { linger: 500 } });
    const watching = await read('cleo');
    await watching.next('presence');
    const ben = await read('ben');
    await watching.next('presence', ({ count }) => count === 2);
    await ben.leave();
    await sleep(100);
    const back = await read('ben');
    await back.next('hello');
    await sleep(100);
    expect(watching.events.filter(({ event }) => event === 'presence').map(({ data }) => data.count)).toEqual(
      [1, 2],
    );
  });

  it('hides who wants that, and blocked people from each other', async () => {
    const database = withPeople();
    database.add('ada', { sharePresence: false });
    database.add('ben', { hidden: new Set(['cleo']) });
    database.add('cleo', { hidden: new Set(['ben']) });
    database.add('dora');
    const { hub, read } = await hubs.open(database);
    const [ada, ben, cleo, dora] = await Promise.all(['ada', 'ben', 'cleo', 'dora'].map(id => read(id)));
    const latest = (reader?: Awaited<ReturnType<typeof read>>) =>
      reader?.events.findLast(({ event }) => event === 'presence');
    await expect.poll(() => latest(ada)?.data.count).toBe(3);
    await expect.poll(() => latest(dora)?.data.count).toBe(3);
    expect(names(latest(dora))?.sort()).toEqual(['ben', 'cleo', 'dora']);
    expect(names(latest(ben))?.sort()).toEqual(['ben', 'dora']);
    expect(names(latest(cleo))?.sort()).toEqual(['cleo', 'dora']);
    database.add('ada');
    await hub.personChanged('ada');
    await expect.poll(() => latest(dora)?.data.count).toBe(4);
  });

  it('names fifty of many, those who spoke among them, and counts all', async () => {
    const database = withPeople();
    for (let i = 0; i < 80; i++) database.add(`person ${i}`);
    const { hub, read } = await hubs.open(database);
    hub.publish([database.commit('words', { author: 'person 79' })]);
    const readers = [];
    for (let i = 0; i < 80; i++) readers.push(await read(`person ${i}`));
    const { data } = (await readers[0]?.next('presence', ({ count }) => count === 80)) ?? {};
    expect(data.people).toHaveLength(50);
    expect(names({ data })).toContain('person 79');
  });
});

describe('the end', () => {
  it('of a session closes its streams within a second, and no other', async () => {
    const { hub, read } = await hubs.open(withPeople());
    const [one, two] = [await read('ben', { session: 'one' }), await read('ben', { session: 'two' })];
    await Promise.all([one.next('hello'), two.next('hello')]);
    hub.endSession('one');
    await one.over;
    expect((await read('ben', { session: 'one' })).status).toBe(401);
    await two.until(() => two.comments.length >= 2, 'two stays');
  });

  it('of a session that nobody told is found', async () => {
    const database = withPeople();
    const { read } = await hubs.open(database, { pace: { tick: 10 } });
    const reader = await read('ben', { session: 'one' });
    await reader.next('hello');
    database.endedSessions.add('one');
    await reader.over;
  });

  it('of all sessions of a person is found as soon as something is said to have changed about them', async () => {
    const database = withPeople();
    const { hub, read } = await hubs.open(database, { pace: { tick: 60_000 } });
    const reader = await read('ben', { session: 'one' });
    await reader.next('hello');
    database.endedSessions.add('one');
    await hub.personChanged('ben');
    await reader.over;
  });

  it('of the process sends everyone away, to come back soon; who takes nothing in does not hold it up', async () => {
    const database = withPeople();
    const { hub, server, connect, read } = await hubs.open(database);
    const reader = await read('ben');
    await reader.next('hello');
    const stuck = await connect('cleo');
    stuck.pause();
    await reader.next('presence', ({ count }) => count === 2);
    for (let i = 0; i < 8; i++) hub.publish([database.commit('words '.repeat(100_000))]);
    await reader.until(() => reader.texts().length === 8, 'the words');
    await hub.close();
    await reader.over;
    await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
    expect(reader.retries[1]).toBeGreaterThanOrEqual(300);
    expect(reader.retries[1]).toBeLessThanOrEqual(3000);
    expect((await read('ben')).status).toBe(503);
  });
});

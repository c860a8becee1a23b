import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { RoomReader } from '../../../tests/roomReader.ts';
import { testHubs, testRelays, testSource } from '../../../tests/testHub.ts';
import type { Pace } from './pace.ts';

const hubs = testHubs();

/** Two processes over one database. */
async function two(pace: Partial<Pace> = {}) {
  const database = testSource();
  for (const id of ['ada', 'ben', 'cleo']) database.add(id);
  const relays = testRelays();
  const one = await hubs.open(database, { relay: relays.join('one'), pace });
  const other = await hubs.open(database, { relay: relays.join('other'), pace });
  return { database, relays, one, other };
}

const present = (reader: RoomReader) =>
  reader.events
    .findLast(({ event }) => event === 'presence')
    ?.data.people.map(({ id }: { id: string }) => id)
    .toSorted();

it('what one process commits is told by the other too, in one order whoever hears what first', async () => {
  const { database, one, other } = await two();
  const readers = await Promise.all([one.read('ada'), other.read('ben')]);
  await Promise.all(readers.map(reader => reader.next('hello')));
  const first = database.commit('first');
  const second = database.commit('second');
  other.hub.publish([second]);
  one.hub.publish([first]);
  for (const reader of readers) {
    await reader.next('message', ({ message }) => message === 'second');
    expect(reader.texts()).toEqual(['first', 'second']);
  }
});

it('what got lost between them is read when the next one shows the gap, or soon after', async () => {
  const { database, relays, one, other } = await two({ together: 30 });
  const reader = await other.read('ben');
  await reader.next('hello');
  relays.state.deaf = true;
  one.hub.publish([database.commit('not heard')]);
  await reader.next('message');
  relays.restore();
  database.commit('of a process that died before it told');
  one.hub.publish([database.commit('heard')]);
  await reader.next('message', ({ message }) => message === 'heard');
  expect(reader.texts()).toEqual(['not heard', 'of a process that died before it told', 'heard']);
});

it('coming back within reach makes a process read what it missed, of people too', async () => {
  const { database, relays, one, other } = await two();
  const reader = await other.read('ben');
  await reader.next('hello');
  relays.state.deaf = true;
  one.hub.publish([database.commit('not heard')]);
  await sleep(60);
  expect(reader.texts()).toEqual([]);
  database.add('ben', { hidden: new Set(['cleo']) });
  await one.hub.personChanged('ben');
  relays.restore();
  await reader.next('message');
  await sleep(20);
  one.hub.publish([database.commit('from cleo', { author: 'cleo' }), database.commit('from ada')]);
  await reader.next('message', ({ message }) => message === 'from ada');
  expect(reader.texts()).toEqual(['not heard', 'from ada']);
});

it('both know who is here, each person once', async () => {
  const { one, other } = await two();
  const reader = await one.read('ada');
  const phone = await other.read('ada');
  const ben = await other.read('ben');
  await expect.poll(() => present(reader)).toEqual(['ada', 'ben']);
  await expect.poll(() => present(ben)).toEqual(['ada', 'ben']);
  await phone.leave();
  await ben.leave();
  await expect.poll(() => present(reader)).toEqual(['ada']);
});

it('a process that starts later learns who is here', async () => {
  const { database, relays, one } = await two();
  await one.read('ada');
  const late = await hubs.open(database, { relay: relays.join('late') });
  const reader = await late.read('ben');
  await expect.poll(() => present(reader)).toEqual(['ada', 'ben']);
});

it('a change of name or of hiding is heard by both', async () => {
  const { database, one, other } = await two();
  const [ada, ben] = [await one.read('ada'), await other.read('ben')];
  await expect.poll(() => present(ada)).toEqual(['ada', 'ben']);
  database.add('ben', { sharePresence: false });
  await one.hub.personChanged('ben');
  await expect.poll(() => present(ada)).toEqual(['ada']);
  database.add('ben', { fullName: 'Benedict', hidden: new Set(['ada']) });
  await one.hub.personChanged('ben');
  await ada.next('presence', ({ people }) =>
    people.some(({ fullName }: { fullName: string }) => fullName === 'Benedict'),
  );
  await expect.poll(() => present(ben)).toEqual(['ben']);
});

it('the people of a process that was killed are gone when it has been silent for a while', async () => {
  const { relays, one, other } = await two({ silence: 300, tick: 10 });
  const reader = await one.read('ada');
  await other.read('ben');
  await expect.poll(() => present(reader)).toEqual(['ada', 'ben']);
  const began = performance.now();
  relays.kill('other');
  await expect.poll(() => present(reader)).toEqual(['ada']);
  expect(performance.now() - began).toBeGreaterThan(200);
});

it('the people of a process that stops are gone at once', async () => {
  const { one, other } = await two({ silence: 60_000, linger: 60_000 });
  const reader = await one.read('ada');
  await other.read('ben');
  await expect.poll(() => present(reader)).toEqual(['ada', 'ben']);
  await other.hub.close();
  await expect.poll(() => present(reader)).toEqual(['ada']);
});

it('a session that ended in one process ends its streams in the other', async () => {
  const { one, other } = await two();
  const reader = await other.read('ben', { session: 'one' });
  await reader.next('hello');
  one.hub.endSession('one');
  await reader.over;
  expect((await other.read('ben', { session: 'one' })).status).toBe(401);
});

it('an answer to a ping counts, whichever process takes it', async () => {
  const { one, other } = await two({ tick: 10 });
  const reader = await other.read('ben');
  const { stream } = (await reader.next('hello')).data;
  const answer = () =>
    fetch(`http://127.0.0.1:${one.port}/`, { method: 'POST', headers: { 'x-stream': stream } });
  for (let pings = 1; pings <= 3; pings++) {
    await reader.until(() => reader.comments.length >= pings, `ping ${pings}`);
    await answer();
  }
  await reader.over;
  expect(reader.comments).toHaveLength(4);
});

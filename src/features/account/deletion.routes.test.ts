import { readdir } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { type RoomReader, readRoom } from '../../../tests/roomReader.ts';
import { testApp } from '../../../tests/testApp.ts';
import { parseConfig } from '../../server/config.ts';
import * as schema from '../../server/db/schema.ts';
import type { Deps } from '../../server/deps.ts';
import type { Hub } from '../../server/hub/hub.ts';
import { createMailer } from '../../server/mail.ts';
import { deleteDueAccounts } from './deleteAccount.ts';
import { addressChangedMail } from './emailMails.ts';
import { resetMail } from './resetMail.ts';

const app = testApp();
type Person = Awaited<ReturnType<typeof app.person>>;
const remove = (person: Pick<Person, 'request'>, body: unknown) => person.request('DELETE', '/api/me', body);
const files = { put: async () => {}, get: async () => undefined, remove: async () => {} };
const hub = { catchUp: async () => {}, personChanged: async () => {} } as unknown as Hub;
const pass = (at: string) =>
  deleteDueAccounts({ config: config(), db: app.db, files, hub, now: () => new Date(at) });
const config = () => parseConfig({ DATA_DIR: app.dataDir, AUTH_SECRET: 'x'.repeat(40) }) as Deps['config'];

/** Tables that hold a word of the person, their id or their address. */
async function rowsOf(person: Person): Promise<string[]> {
  const found = await Promise.all(
    Object.entries<unknown>(schema).map(async ([name, table]) => {
      if (!is(table, PgTable)) return [];
      const text = JSON.stringify(await app.db.select().from(table));
      return [person.id, person.email, 'Canary'].some(word => text.includes(word)) ? [name] : [];
    }),
  );
  return found.flat();
}

/** Everything that the app keeps outside the database. */
async function keptFiles(): Promise<string[]> {
  const entries = await readdir(app.dataDir, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(({ name }) => name);
}

it('a stranger gets 401', async () => {
  expect((await remove(app.visitor(), {})).status).toBe(401);
  expect((await app.visitor().post('/api/me/keep')).status).toBe(401);
});

it('needs the password', async () => {
  const person = await app.person();
  expect((await remove(person, { password: 'not-the-password' })).status).toBe(422);
  expect(await person.json('/api/me')).toMatchObject({ deleteAfter: null });
});

describe('with a week of grace', () => {
  it('everything goes after the week, and nothing of another person', async () => {
    const [person, other] = [await app.person(), await app.person()];
    for (const who of [person, other]) await who.post('/api/check-ins');
    const answer = await remove(person, { password: person.password });
    expect(await answer.json()).toMatchObject({ deleteAfter: '2026-03-17T12:00:00.000Z' });
    await pass('2026-03-17T11:59:59Z');
    expect(await rowsOf(person)).toContain('calendarEntries');
    await pass('2026-03-17T12:00:00Z');
    expect(await rowsOf(person)).toEqual([]);
    expect((await person.get('/api/me')).status).toBe(401);
    expect(await other.json('/api/progress')).toMatchObject({ currentStreak: 1 });
  });

  it('the person can sign in and keep the account', async () => {
    const person = await app.person();
    await remove(person, { password: person.password });
    const again = app.visitor();
    await again.post('/api/auth/sign-in/email', { email: person.email, password: person.password });
    expect(await (await again.post('/api/me/keep')).json()).toMatchObject({ deleteAfter: null });
    await pass('2026-04-01T12:00:00Z');
    expect((await again.get('/api/me')).status).toBe(200);
  });
});

it('leaves what others wrote, without the words of the person', async () => {
  const [person, other] = [await app.person({ name: 'Canary Name' }), await app.person()];
  const write = async (who: Person, path: string, body: object) =>
    ((await (await who.post(path, body)).json()) as { id: string }).id;
  const answered = await write(person, '/api/posts', { title: 'Canary', content: 'Canary words' });
  await write(person, '/api/posts', { title: 'Canary', content: 'Canary, unanswered' });
  await write(other, `/api/posts/${answered}/comments`, { content: 'I am with you.' });
  const theirs = await write(other, '/api/posts', { title: 'Mine', content: 'Mine to keep' });
  await write(person, `/api/posts/${theirs}/comments`, { content: 'Canary comment' });
  await write(person, '/api/support/messages', { message: 'Canary in the room' });
  await remove(person, { password: person.password, now: true });

  expect(await rowsOf(person)).toEqual([]);
  const { items } = await other.json<{ items: { id: string; comments: { content: string }[] }[] }>(
    '/api/posts',
  );
  expect(items.map(({ id }) => id)).toEqual([theirs, answered]);
  expect(items[1]?.comments).toMatchObject([{ content: 'I am with you.' }]);
  expect(JSON.stringify(items)).not.toContain('Canary');
  expect(JSON.stringify(await other.json('/api/support/messages'))).not.toContain('Canary');
});

it('leaves no file, and nothing that waits for a link or a device', async () => {
  const person = await app.person({ email: 'canary@example.org' });
  const before = await keptFiles();
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#2f6b4f' } });
  const sent = await fetch(`${app.url}/api/me/avatar`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'image/png',
      Cookie: [...person.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: new Uint8Array(await picture.png().toBuffer()),
  });
  expect(sent.status).toBe(200);
  const send = createMailer(config());
  await send(resetMail(person.email, 'http://cairn.test/x', 'en'), person.id);
  await send(addressChangedMail('before@example.org', 'en'), person.id);
  await person.post('/api/me/email', { email: 'next-canary@example.org', password: person.password });
  await person.post('/api/me/passkeys/options', { password: person.password });
  await person.post('/api/auth/request-password-reset', { email: person.email });
  await vi.waitFor(() => expect(app.mails).toHaveLength(2));
  expect(await keptFiles()).toHaveLength(before.length + 3);
  expect(await rowsOf(person)).toContain('verifications');

  await remove(person, { password: person.password, now: true });
  expect(await rowsOf(person)).toEqual([]);
  expect(await keptFiles()).toEqual(before);
});

it('takes the messages out of rooms that are open, and out of those that come back', async () => {
  const [person, other] = [await app.person(), await app.person()];
  const { position } = await other.json<{ position: number }>('/api/support/messages');
  const say = async (who: Person) =>
    ((await (await who.post('/api/support/messages', { message: 'Evening' })).json()) as { id: string }).id;
  const gone = [await say(person), await say(person), await say(person)];
  const stays = await say(other);
  await person.delete(`/api/support/messages/${gone[0]}`);
  const open = await readRoom(other);
  await open.next('hello');
  await remove(person, { password: person.password, now: true });
  const removed = (reader: RoomReader) =>
    reader.events.filter(({ event }) => event === 'removed').map(({ data }) => data.id);
  for (const id of gone) await open.next('removed', data => data.id === id);
  await open.leave();

  const back = await readRoom(other, { lastEventId: String(position) });
  await back.next('hello');
  expect(removed(back).sort()).toEqual(gone.sort());
  expect(back.texts()).toEqual(['Evening']);
  await back.leave();
  const list = await other.json<{ items: { id: string }[] }>('/api/support/messages');
  expect(list.items.map(({ id }) => id)).toEqual([stays]);
});

it('can be cut short', async () => {
  const person = await app.person();
  expect((await remove(person, { password: person.password, now: true })).status).toBe(204);
  expect(await rowsOf(person)).toEqual([]);
  expect((await person.get('/api/me')).status).toBe(401);
  const signIn = await app
    .visitor()
    .post('/api/auth/sign-in/email', { email: person.email, password: person.password });
  expect(signIn.status).toBe(401);
});

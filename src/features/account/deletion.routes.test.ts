import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';
import type { Hub } from '../../server/hub/hub.ts';
import { deleteDueAccounts } from './deleteAccount.ts';
import { ownTables } from './export.queries.ts';

const app = testApp();
type Person = Awaited<ReturnType<typeof app.person>>;
const remove = (person: Pick<Person, 'request'>, body: unknown) => person.request('DELETE', '/api/me', body);
const files = { put: async () => {}, get: async () => undefined, remove: async () => {} };
const hub = { catchUp: async () => {}, personChanged: async () => {} } as unknown as Hub;
const pass = (at: string) => deleteDueAccounts({ db: app.db, files, hub, now: () => new Date(at) });

async function rowsOf(person: Person): Promise<string[]> {
  const found = await Promise.all(
    ownTables.map(async ({ name, table }) =>
      JSON.stringify(await app.db.select().from(table)).includes(person.id) ? [name] : [],
    ),
  );
  return found.flat();
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

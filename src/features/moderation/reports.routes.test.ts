import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addComment, addPost } from '../../../tests/builders.ts';
import { testApp } from '../../../tests/testApp.ts';
import { moderationItems, reports, users } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import type { Report } from './moderation.schema.ts';

const app = testApp();
type Person = Awaited<ReturnType<typeof app.person>>;

const report = (person: Pick<Person, 'post'>, targetType: string, targetId: string, more = {}) =>
  person.post('/api/reports', { targetType, targetId, reason: 'spam', ...more });

it('a stranger gets 401', async () => {
  expect((await report(app.visitor(), 'user', newId())).status).toBe(401);
});

it('stores a report once, whatever is said the second time, and opens one item for all who report', async () => {
  const [ada, ben, eva] = [await app.person(), await app.person(), await app.person()];
  const post = await addPost(app.db, ada.id);
  const first = await report(ben, 'post', post, { note: ' It sells something. ' });
  expect(first.status).toBe(201);
  const stored = (await first.json()) as Report;
  expect(stored).toEqual({
    id: expect.any(String),
    targetType: 'post',
    targetId: post,
    reason: 'spam',
    note: 'It sells something.',
    createdAt: '2026-03-10T12:00:00.000Z',
  });
  const again = await report(ben, 'post', post, { reason: 'hate' });
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(stored);
  expect((await report(eva, 'post', post)).status).toBe(201);
  expect(await app.db.select().from(moderationItems)).toEqual([
    expect.objectContaining({
      targetType: 'post',
      targetId: post,
      authorId: ada.id,
      reports: 2,
      crisis: false,
      urgency: 4,
      closedAt: null,
      copiedTitle: 'Day one',
      copiedText: 'I start again.',
    }),
  ]);
});

it('counts twenty reports of one person at once as one', async () => {
  const [ada, ben] = [await app.person(), await app.person()];
  const post = await addPost(app.db, ada.id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => report(ben, 'post', post)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  expect(await app.db.select().from(reports)).toHaveLength(1);
  expect((await app.db.select().from(moderationItems))[0]?.reports).toBe(1);
});

it('takes posts, comments and people', async () => {
  const [ada, ben] = [await app.person(), await app.person()];
  const post = await addPost(app.db, ada.id);
  const comment = await addComment(app.db, ada.id, post);
  for (const [type, id] of [
    ['post', post],
    ['comment', comment],
    ['user', ada.id],
  ] as const) {
    expect((await report(ben, type, id)).status, type).toBe(201);
  }
});

it('puts somebody others fear for before everything else', async () => {
  const [ada, ben] = [await app.person(), await app.person()];
  await report(ben, 'user', ada.id, { reason: 'selfHarm' });
  expect((await app.db.select().from(moderationItems))[0]).toMatchObject({ crisis: true, urgency: 1 });
});

describe('what one can’t see is not there', () => {
  it('something that is not there', async () => {
    const person = await app.person();
    for (const type of ['post', 'comment', 'message', 'user']) {
      expect((await report(person, type, newId())).status, type).toBe(404);
    }
  });

  it.each([
    ['held', { status: 'held' as const }],
    ['hidden', { status: 'hidden' as const }],
    ['removed', { status: 'removed' as const }],
    ['deleted', { deletedAt: new Date() }],
  ])('what is %s, and comments under it', async (_, state) => {
    const [ada, ben, eva] = [await app.person(), await app.person(), await app.person()];
    const post = await addPost(app.db, ada.id, state);
    const under = await addComment(app.db, eva.id, post);
    const comment = await addComment(app.db, ada.id, await addPost(app.db, eva.id), state);
    expect((await report(ben, 'post', post)).status).toBe(404);
    expect((await report(ben, 'comment', under)).status).toBe(404);
    expect((await report(ben, 'comment', comment)).status).toBe(404);
    expect(await app.db.select().from(moderationItems)).toEqual([]);
  });

  it('what somebody wrote whom one blocks, or who blocks one; but the person can be reported', async () => {
    const [ada, ben, eva] = [await app.person(), await app.person(), await app.person()];
    const post = await addPost(app.db, ada.id);
    const under = await addComment(app.db, eva.id, post);
    await ben.request('PUT', `/api/blocks/${ada.id}`);
    await ada.request('PUT', `/api/blocks/${eva.id}`);
    expect((await report(ben, 'post', post)).status).toBe(404);
    expect((await report(ben, 'comment', under)).status).toBe(404);
    expect((await report(eva, 'post', post)).status).toBe(404);
    expect((await report(ben, 'user', ada.id)).status).toBe(201);
    expect((await report(eva, 'user', ada.id)).status).toBe(201);
  });
});

it('refuses one’s own with 422', async () => {
  const ada = await app.person();
  const post = await addPost(app.db, ada.id);
  const comment = await addComment(app.db, ada.id, post);
  for (const [type, id] of [
    ['post', post],
    ['comment', comment],
    ['user', ada.id],
  ] as const) {
    const response = await report(ada, type, id);
    expect(response.status, type).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'targetId' }] });
  }
});

it.each([
  [{ reason: 'boring' }, 'reason'],
  [{ targetType: 'chat' }, 'targetType'],
  [{ targetId: '1' }, 'targetId'],
  [{ note: 'x'.repeat(1001) }, 'note'],
])('refuses %j', async (more, path) => {
  const [ada, ben] = [await app.person(), await app.person()];
  const response = await report(ben, 'user', ada.id, more);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path }] });
});

it('nothing is left of a reporter who goes, but that there was a report', async () => {
  const [ada, ben] = [await app.person(), await app.person()];
  await report(ben, 'user', ada.id, { note: 'from Ben' });
  await app.db.delete(users).where(eq(users.id, ben.id));
  expect(await app.db.select().from(reports)).toEqual([]);
  expect((await app.db.select().from(moderationItems))[0]?.reports).toBe(1);
});

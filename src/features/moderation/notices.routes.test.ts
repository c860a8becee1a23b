import { expect, it } from 'vitest';
import { addPost } from '../../../tests/builders.ts';
import { testApp } from '../../../tests/testApp.ts';
import { newId } from '../../shared/ids.ts';
import type { Notice } from './moderation.schema.ts';

const app = testApp({ MODERATORS: 'mod@example.org' });
type Person = Awaited<ReturnType<typeof app.person>>;

const act = async (moderator: Person, targetType: string, targetId: string, action: string, more = {}) => {
  const body = { targetType, targetId, action, reason: 'harassment', ...more };
  const response = await moderator.post('/api/moderation/actions', body);
  expect(response.status, await response.clone().text()).toBe(200);
};
const noticesOf = (person: Person, query = '') =>
  person.json<{ items: Notice[]; nextCursor: string | null; unseen: number }>(`/api/me/notices${query}`);
const appeal = (person: Pick<Person, 'post'>, id: string | undefined, text = 'It was a quote.') =>
  person.post(`/api/me/notices/${id}/appeal`, { text });

async function hiddenPost() {
  const [moderator, ada] = [await app.moderator({ email: 'mod@example.org' }), await app.person()];
  const post = await addPost(app.db, ada.id, { title: 'What he said' });
  await act(moderator, 'post', post, 'hide', { note: 'for moderators alone' });
  const [notice] = (await noticesOf(ada)).items;
  if (!notice) throw new Error('nothing was told');
  return { moderator, ada, post, notice };
}

it('a stranger gets 401', async () => {
  const visitor = app.visitor();
  expect((await visitor.get('/api/me/notices')).status).toBe(401);
  expect((await visitor.request('PUT', '/api/me/notices/seen', { upTo: newId() })).status).toBe(401);
  expect((await appeal(visitor, newId())).status).toBe(401);
});

it('another person gets 404, and nothing of it', async () => {
  const { ada, notice } = await hiddenPost();
  const ben = await app.person();
  expect(await noticesOf(ben)).toEqual({ items: [], nextCursor: null, unseen: 0 });
  expect((await appeal(ben, notice.id)).status).toBe(404);
  await ben.request('PUT', '/api/me/notices/seen', { upTo: notice.id });
  expect((await noticesOf(ada)).unseen).toBe(1);
});

it('tells what was decided and why, without who did it and what they noted', async () => {
  const { moderator, ada, post, notice } = await hiddenPost();
  expect(notice).toEqual({
    id: expect.any(String),
    kind: 'hidden',
    reason: 'harassment',
    target: { type: 'post', id: post, excerpt: 'What he said' },
    until: null,
    createdAt: '2026-03-10T12:00:00.000Z',
    seenAt: null,
    canAppeal: true,
    appeal: null,
  });
  const text = await (await ada.get('/api/me/notices')).text();
  expect(text).not.toContain(moderator.id);
  expect(text).not.toContain('for moderators');
});

it('pages, counts what is new and marks it as seen up to where the person came', async () => {
  const { moderator, ada, post } = await hiddenPost();
  await act(moderator, 'post', post, 'restore', { reason: 'noBreach' });
  await act(moderator, 'post', post, 'remove');
  const all = await noticesOf(ada);
  expect(all.items.map(({ kind }) => kind)).toEqual(['removed', 'restored', 'hidden']);
  expect(all.unseen).toBe(3);
  const first = await noticesOf(ada, '?limit=2');
  expect(first.items).toEqual(all.items.slice(0, 2));
  const second = await noticesOf(ada, `?limit=2&cursor=${first.nextCursor}`);
  expect(second).toMatchObject({ items: all.items.slice(2), nextCursor: null });

  const seen = await ada.request('PUT', '/api/me/notices/seen', { upTo: all.items[1]?.id });
  expect(seen.status).toBe(204);
  const after = await noticesOf(ada);
  expect(after.unseen).toBe(1);
  expect(after.items.map(({ seenAt }) => seenAt !== null)).toEqual([false, true, true]);
});

it('takes one appeal, which a retry does not double, while the decision holds', async () => {
  const { moderator, ada, post, notice } = await hiddenPost();
  const answers = await Promise.all([appeal(ada, notice.id), appeal(ada, notice.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  expect(await answers[0]?.json()).toMatchObject({
    id: notice.id,
    canAppeal: false,
    appeal: { text: 'It was a quote.', outcome: null, decidedAt: null },
  });
  expect((await appeal(ada, notice.id, 'And another thing.')).status).toBe(409);
  await act(moderator, 'post', post, 'restore', { reason: 'noBreach' });
  const { items } = await noticesOf(ada);
  expect(items.map(({ kind }) => kind)).toEqual(['restored', 'hidden']);
  expect(items[1]?.appeal).toMatchObject({ outcome: 'granted', decidedAt: '2026-03-10T12:00:00.000Z' });
  // Good news can't be appealed.
  expect((await appeal(ada, items[0]?.id)).status).toBe(409);
});

it('tells when a decision stays, which is the last word on it', async () => {
  const { moderator, ada, post, notice } = await hiddenPost();
  await appeal(ada, notice.id);
  await act(moderator, 'post', post, 'dismiss');
  const { items } = await noticesOf(ada);
  expect(items.map(({ kind, canAppeal }) => [kind, canAppeal])).toEqual([
    ['appealKept', false],
    ['hidden', false],
  ]);
  expect(items[1]?.appeal?.outcome).toBe('kept');
});

it('a suspended person can appeal, and the end of the suspension tells', async () => {
  const [moderator, ada] = [await app.moderator({ email: 'mod@example.org' }), await app.person()];
  const until = '2026-03-17T12:00:00.000Z';
  await act(moderator, 'user', ada.id, 'suspend', { until });
  const [notice] = (await noticesOf(ada)).items;
  expect(notice).toMatchObject({
    kind: 'suspended',
    until,
    canAppeal: true,
    target: { type: 'user', excerpt: null },
  });
  expect((await appeal(ada, notice?.id)).status).toBe(201);
  await act(moderator, 'user', ada.id, 'unsuspend', { reason: 'noBreach' });
  const { items } = await noticesOf(ada);
  expect(items.map(({ kind }) => kind)).toEqual(['unsuspended', 'suspended']);
  expect(items[1]?.appeal?.outcome).toBe('granted');
});

it('a suspension that has ended can’t be appealed', async () => {
  const [moderator, ada] = [await app.moderator({ email: 'mod@example.org' }), await app.person()];
  await act(moderator, 'user', ada.id, 'suspend', { until: '2026-03-11T12:00:00.000Z' });
  app.setClock(new Date('2026-03-11T12:00:01Z'));
  const [notice] = (await noticesOf(ada)).items;
  expect(notice?.canAppeal).toBe(false);
  expect((await appeal(ada, notice?.id)).status).toBe(409);
});

it.each(['', '  ', 'x'.repeat(2001)])('refuses an appeal of %j', async text => {
  const { ada, notice } = await hiddenPost();
  expect((await appeal(ada, notice.id, text)).status).toBe(422);
});

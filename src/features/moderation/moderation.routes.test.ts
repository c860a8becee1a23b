import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addComment, addPost } from '../../../tests/builders.ts';
import { MODERATORS, moderating } from '../../../tests/moderating.ts';
import { testApp } from '../../../tests/testApp.ts';
import {
  moderationActions,
  moderationItems,
  notices,
  posts,
  reports,
  users,
} from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { raise } from './items.queries.ts';
import type { AuditEntry } from './moderation.schema.ts';

const app = testApp({ MODERATORS });
const { moderatorOf, report, queueOf, auditOf, act, itemOf } = moderating(app);

const NOW = new Date('2026-03-10T12:00:00Z');
const statusOf = async (id: string) =>
  (await app.db.select({ status: posts.status }).from(posts).where(eq(posts.id, id)))[0]?.status;

describe('who may', () => {
  const routes = [
    ['GET', '/api/moderation/queue'],
    ['GET', '/api/moderation/audit'],
    ['POST', '/api/moderation/actions'],
  ] as const;
  const body = { targetType: 'user', targetId: newId(), action: 'dismiss', reason: 'noBreach' };

  it.each(routes)('a stranger gets 401, a member 403: %s %s', async (method, path) => {
    const sent = method === 'POST' ? body : undefined;
    expect((await app.visitor().request(method, path, sent)).status).toBe(401);
    expect((await (await app.person()).request(method, path, sent)).status).toBe(403);
  });

  it('a moderator may; whoever has only signed up with the address of one may not', async () => {
    const claimed = await app.person({ email: 'mod@example.org' });
    for (const [method, path] of routes) {
      const sent = method === 'POST' ? body : undefined;
      expect((await claimed.request(method, path, sent)).status, path).toBe(403);
    }
    await app.db.update(users).set({ emailVerified: true });
    for (const [method, path] of routes) {
      const sent = method === 'POST' ? body : undefined;
      expect((await claimed.request(method, path, sent)).status, path).toBe(method === 'GET' ? 200 : 404);
    }
  });
});

describe('a decision', () => {
  it('hides, restores, removes and approves, is recorded, and closes the item', async () => {
    const [moderator, ada, ben] = [
      await moderatorOf(),
      await app.person({ name: 'Mild Fox' }),
      await app.person(),
    ];
    const post = await addPost(app.db, ada.id);
    await report(ben, 'post', post);
    const hidden = await act(moderator, post, 'hide', { reason: 'hate', note: 'Second time.' });
    expect(hidden.status).toBe(200);
    expect(await hidden.json()).toEqual({
      id: expect.any(String),
      createdAt: NOW.toISOString(),
      moderator: { id: moderator.id, fullName: 'Calm Oak' },
      action: 'hide',
      reason: 'hate',
      note: 'Second time.',
      target: { type: 'post', id: post },
      until: null,
      author: { id: ada.id, fullName: 'Mild Fox' },
    });
    expect(await statusOf(post)).toBe('hidden');
    expect((await queueOf(moderator)).items).toEqual([]);
    expect((await app.db.select().from(reports))[0]?.handledAt).toEqual(NOW);
    for (const [action, status] of [
      ['restore', 'shown'],
      ['remove', 'removed'],
    ] as const) {
      expect((await act(moderator, post, action)).status).toBe(200);
      expect(await statusOf(post)).toBe(status);
    }
    const held = await addPost(app.db, ada.id, { status: 'held' });
    expect((await act(moderator, held, 'approve', { reason: 'noBreach' })).status).toBe(200);
    expect(await statusOf(held)).toBe('shown');
    expect((await auditOf(moderator)).map(({ action }) => action)).toEqual([
      'approve',
      'remove',
      'restore',
      'hide',
    ]);
    expect(
      (await auditOf(moderator, `?targetType=post&targetId=${held}`)).map(({ action }) => action),
    ).toEqual(['approve']);
    const { items } = await ada.json<{ items: { kind: string }[] }>('/api/me/notices');
    expect(items.map(({ kind }) => kind)).toEqual(['approved', 'removed', 'restored', 'hidden']);
  });

  it('can be about a comment', async () => {
    const [moderator, ada] = [await moderatorOf(), await app.person()];
    const post = await addPost(app.db, ada.id);
    const comment = await addComment(app.db, ada.id, post);
    const counted = async () => (await app.db.select().from(posts))[0]?.commentCount;
    expect(await counted()).toBe(1);
    expect((await act(moderator, comment, 'hide', { targetType: 'comment' })).status).toBe(200);
    expect(await counted()).toBe(0);
  });

  it('comes up again when somebody else reports afterwards', async () => {
    const [moderator, ada, ben, eva] = [
      await moderatorOf(),
      await app.person(),
      await app.person(),
      await app.person(),
    ];
    const post = await addPost(app.db, ada.id);
    await report(ben, 'post', post);
    await act(moderator, post, 'dismiss', { reason: 'noBreach' });
    expect(
      (await ben.post('/api/reports', { targetType: 'post', targetId: post, reason: 'hate' })).status,
    ).toBe(200);
    expect((await queueOf(moderator)).items).toEqual([]);
    app.setClock(new Date('2026-03-11T12:00:00Z'));
    await report(eva, 'post', post);
    expect((await queueOf(moderator)).items).toMatchObject([
      { openedAt: '2026-03-11T12:00:00.000Z', reports: { count: 1 } },
    ]);
  });

  it('made twice is one act, one notice', async () => {
    const [moderator, second, ada] = [
      await moderatorOf(),
      await moderatorOf('second@example.org'),
      await app.person(),
    ];
    const post = await addPost(app.db, ada.id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => act(i % 2 ? moderator : second, post, 'remove')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const ids = await Promise.all(answers.map(async answer => ((await answer.json()) as AuditEntry).id));
    expect(new Set(ids).size).toBe(1);
    expect(await app.db.select().from(moderationActions)).toHaveLength(1);
    expect(await app.db.select().from(notices)).toHaveLength(1);
  });

  it('of two moderators who decide differently, the second is told', async () => {
    const [moderator, second, ada, ben] = [
      await moderatorOf(),
      await moderatorOf('second@example.org'),
      await app.person(),
      await app.person(),
    ];
    const post = await addPost(app.db, ada.id);
    await report(ben, 'post', post);
    const revision = (await queueOf(moderator)).items[0]?.revision;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        i % 2 ? act(moderator, post, 'remove', { revision }) : act(second, post, 'dismiss', { revision }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(200),
      ...Array(5).fill(409),
    ]);
    expect(await app.db.select().from(moderationActions)).toHaveLength(1);
    // Suspending whom somebody has suspended otherwise is one as well.
    const until = '2026-03-20T12:00:00Z';
    expect((await act(moderator, post, 'suspend', { until, revision })).status).toBe(409);
  });

  it('with a key is made once, notes too', async () => {
    const [moderator, ada] = [await moderatorOf(), await app.person()];
    const post = await addPost(app.db, ada.id);
    const note = { targetType: 'post', targetId: post, action: 'note', reason: 'other', note: 'Watch this.' };
    const key = { 'Idempotency-Key': newId() };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => moderator.post('/api/moderation/actions', note, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await app.db.select().from(moderationActions)).toHaveLength(1);
    await moderator.post('/api/moderation/actions', note);
    expect(await app.db.select().from(moderationActions)).toHaveLength(2);
    expect(await app.db.select().from(notices)).toEqual([]);
    expect(await itemOf(post)).toMatchObject({ closedAt: NOW });
  });

  it('about one’s own is another’s to make', async () => {
    const moderator = await moderatorOf();
    const post = await addPost(app.db, moderator.id, { anonymous: true });
    expect((await act(moderator, post, 'hide')).status).toBe(403);
    expect((await act(moderator, moderator.id, 'note', { targetType: 'user', note: 'x' })).status).toBe(403);
    expect(await app.db.select().from(moderationActions)).toEqual([]);
  });

  it.each([
    ['hide', 'removed'],
    ['restore', 'shown'],
    ['approve', 'hidden'],
    ['dismiss', 'held'],
  ] as const)('to %s what is %s is a conflict', async (action, status) => {
    const [moderator, ada] = [await moderatorOf(), await app.person()];
    const post = await addPost(app.db, ada.id, { status });
    await raise(app.db, {
      targetType: 'post',
      targetId: post,
      authorId: ada.id,
      anonymous: false,
      priority: 'crisis',
      at: NOW,
    });
    expect((await act(moderator, post, action)).status).toBe(409);
    expect(await statusOf(post)).toBe(status);
    expect(await app.db.select().from(moderationActions)).toEqual([]);
    expect((await itemOf(post))?.closedAt).toBeNull();
  });

  it.each([
    [{ action: 'ban' }, 'action'],
    [{ reason: 'because' }, 'reason'],
    [{ action: 'note' }, 'note'],
    [{ action: 'note', note: '  ' }, 'note'],
    [{ action: 'suspend' }, 'until'],
    [{ action: 'hide', until: '2026-03-11T12:00:00Z' }, 'until'],
    [{ action: 'suspend', until: NOW.toISOString() }, 'until'],
    [{ action: 'suspend', until: '2027-03-12T12:00:00Z' }, 'until'],
    [{ note: 'x'.repeat(2001) }, 'note'],
  ])('refuses %j', async (more, path) => {
    const [moderator, ada] = [await moderatorOf(), await app.person()];
    const response = await act(moderator, await addPost(app.db, ada.id), 'hide', more);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path }] });
  });

  it('about what never was is 404', async () => {
    const moderator = await moderatorOf();
    for (const targetType of ['post', 'comment', 'message', 'user']) {
      expect((await act(moderator, newId(), 'dismiss', { targetType })).status, targetType).toBe(404);
    }
    expect(await app.db.select().from(moderationItems)).toEqual([]);
  });
});

describe('a suspension', () => {
  const until = '2026-03-17T12:00:00.000Z';
  const suspendedUntil = async (id: string) =>
    (await app.db.select().from(users).where(eq(users.id, id)))[0]?.suspendedUntil;

  it('of the author of a post lasts as long as said, and leaves the post to decide', async () => {
    const [moderator, ada, ben] = [await moderatorOf(), await app.person(), await app.person()];
    const post = await addPost(app.db, ada.id);
    await report(ben, 'post', post);
    for (let i = 0; i < 2; i += 1) {
      expect((await act(moderator, post, 'suspend', { until })).status).toBe(200);
    }
    expect(await suspendedUntil(ada.id)).toEqual(new Date(until));
    expect(await auditOf(moderator)).toMatchObject([{ action: 'suspend', until }]);
    expect((await queueOf(moderator)).items).toMatchObject([
      {
        author: { suspendedUntil: until, earlierDecisions: 1 },
        actions: expect.arrayContaining(['unsuspend']),
      },
    ]);
    for (let i = 0; i < 2; i += 1) expect((await act(moderator, post, 'unsuspend')).status).toBe(200);
    expect(await suspendedUntil(ada.id)).toBeNull();
    expect(await auditOf(moderator)).toHaveLength(2);
    expect((await act(moderator, post, 'suspend', { until })).status).toBe(200);
    expect(await suspendedUntil(ada.id)).toEqual(new Date(until));
  });

  it('stops posts and comments with the date, and nothing else', async () => {
    const [moderator, ada] = [await moderatorOf(), await app.person({ timeZone: 'Europe/Dublin' })];
    await act(moderator, ada.id, 'suspend', { targetType: 'user', until });
    const response = await ada.post('/api/posts', { title: 'Hello', content: 'again' });
    expect(response.status).toBe(403);
    expect(((await response.json()) as { detail: string }).detail).toContain('March 17, 2026 at 12:00');
    expect((await ada.get('/api/me/notices')).status).toBe(200);
    expect((await ada.post('/api/check-ins', {})).status).toBe(200);
    app.setClock(new Date(until));
    expect((await ada.post('/api/posts', { title: 'Hello', content: 'again' })).status).toBe(201);
  });

  it('of nobody who is suspended is lifted without a word to them', async () => {
    const [moderator, ada] = [await moderatorOf(), await app.person()];
    expect((await act(moderator, ada.id, 'unsuspend', { targetType: 'user' })).status).toBe(200);
    expect(await app.db.select().from(notices)).toEqual([]);
  });
});

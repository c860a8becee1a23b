import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addComment, addPost } from '../../../tests/builders.ts';
import { MODERATORS, moderating } from '../../../tests/moderating.ts';
import { testApp } from '../../../tests/testApp.ts';
import { notices, posts } from '../../server/db/schema.ts';
import { hold, raise } from './items.queries.ts';

const app = testApp({ MODERATORS });
const { moderatorOf, report, queueOf, auditOf, act, itemOf } = moderating(app);

const NOW = new Date('2026-03-10T12:00:00Z');

describe('the queue', () => {
  it('shows what was reported, with what stands around it, and not by whom', async () => {
    const moderator = await moderatorOf();
    const ada = await app.person({ name: 'Fair Wren' });
    const [ben, eva] = [await app.person({ name: 'Canary Ben' }), await app.person({ name: 'Mild Fox' })];
    const post = await addPost(app.db, eva.id, { title: 'A question', content: 'x'.repeat(600) });
    const before = await addComment(app.db, eva.id, post, { content: 'before' });
    const comment = await addComment(app.db, ada.id, post, { content: 'Buy my book.' });
    const after = await addComment(app.db, eva.id, post, { content: 'after', anonymous: true });
    await addComment(app.db, eva.id, post, { content: 'gone', status: 'removed' });
    await report(ben, 'comment', comment, { note: 'He sells.' });
    await report(eva, 'comment', comment, { reason: 'promotion' });

    const { items, nextCursor, open } = await queueOf(moderator);
    expect([nextCursor, open]).toEqual([null, 1]);
    const createdAt = '2026-03-10T11:00:00.000Z';
    const around = { title: null, createdAt, kind: 'comment', isTarget: false };
    expect(items).toEqual([
      {
        id: expect.any(String),
        target: { type: 'comment', id: comment },
        priority: 'reported',
        openedAt: NOW.toISOString(),
        revision: 2,
        held: null,
        reports: {
          count: 2,
          reasons: [
            { reason: 'spam', count: 1 },
            { reason: 'promotion', count: 1 },
          ],
          notes: ['He sells.'],
        },
        appeals: [],
        author: {
          id: ada.id,
          fullName: 'Fair Wren',
          avatarUrl: null,
          anonymous: false,
          suspendedUntil: null,
          earlierDecisions: 0,
        },
        content: { status: 'shown', deleted: false, title: null, text: 'Buy my book.', createdAt },
        context: [
          {
            ...around,
            kind: 'post',
            id: post,
            author: 'Mild Fox',
            title: 'A question',
            text: 'x'.repeat(500),
          },
          { ...around, id: before, author: 'Mild Fox', text: 'before' },
          { ...around, id: comment, author: 'Fair Wren', text: 'Buy my book.', isTarget: true },
          { ...around, id: after, author: 'Anonymous', text: 'after' },
        ],
        actions: ['hide', 'remove', 'dismiss', 'suspend', 'note'],
      },
    ]);
    const text = JSON.stringify(items);
    expect(text).not.toContain(ben.id);
    expect(text).not.toContain('Canary');
  });

  it('has danger first, then what is held, appeals, and reports by number and age', async () => {
    const [moderator, ada] = [await moderatorOf(), await app.person()];
    const reporters = [await app.person(), await app.person()];
    const names = new Map<string, string>();
    const post = async (name: string, more = {}) => {
      const id = await addPost(app.db, ada.id, more);
      names.set(id, name);
      return id;
    };
    const concern = async (name: string, more = {}) => ({
      targetType: 'post' as const,
      targetId: await post(name, more),
      authorId: ada.id,
      anonymous: false,
      at: NOW,
    });
    for (const [name, times] of [
      ['old', 1],
      ['twice', 2],
      ['new', 1],
    ] as const) {
      app.setClock(new Date(NOW.getTime() + names.size * 1000));
      const id = await post(name);
      for (const reporter of reporters.slice(0, times)) await report(reporter, 'post', id);
    }
    const appealed = await post('appealed');
    await act(moderator, appealed, 'hide');
    const [notice] = await app.db.select().from(notices);
    await ada.post(`/api/me/notices/${notice?.id}/appeal`, { text: 'It was meant well.' });
    await hold(app.db, { ...(await concern('held', { status: 'held' })), reason: 'tips' });
    await raise(app.db, { ...(await concern('danger')), priority: 'crisis' });

    const order = ['danger', 'held', 'appealed', 'twice', 'old', 'new'];
    const { items, open } = await queueOf(moderator);
    expect(items.map(({ target }) => names.get(target.id))).toEqual(order);
    expect(items.map(({ priority }) => priority)).toEqual([
      'crisis',
      'held',
      'appeal',
      'reported',
      'reported',
      'reported',
    ]);
    expect(open).toBe(6);
    expect(items[1]).toMatchObject({ held: 'tips', content: { status: 'held' } });
    expect(items[2]?.appeals).toEqual([
      {
        kind: 'hidden',
        text: 'It was meant well.',
        createdAt: expect.any(String),
        decision: { reason: 'spam', createdAt: expect.any(String), byYou: true },
      },
    ]);

    const paged: string[] = [];
    let cursor = '';
    do {
      const page = await queueOf(moderator, `?limit=1${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.items.map(({ target }) => names.get(target.id) ?? ''));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(paged).toEqual(order);
  });

  it('tells nothing of a crisis but that it comes first', async () => {
    const [moderator, ada] = [await moderatorOf(), await app.person()];
    const calm = await addPost(app.db, ada.id);
    const other = await addPost(app.db, ada.id);
    const concern = { targetType: 'post' as const, authorId: ada.id, anonymous: false, at: NOW };
    await raise(app.db, { ...concern, targetId: other, priority: 'crisis' });
    await report(await app.person(), 'post', calm);
    const [raised, reported] = (await queueOf(moderator)).items;
    expect(raised?.priority).toBe('crisis');
    expect(Object.keys(raised ?? {})).toEqual(Object.keys(reported ?? {}));
    expect(raised).toMatchObject({ held: null, reports: { count: 0, reasons: [], notes: [] }, appeals: [] });
    expect((await act(moderator, other, 'dismiss', { reason: 'noBreach' })).status).toBe(200);
    expect(JSON.stringify(await auditOf(moderator))).not.toMatch(/cris/i);
    expect(await ada.json('/api/me/notices')).toMatchObject({ items: [] });
  });

  it('does not show a moderator what is their own', async () => {
    const [moderator, second] = [await moderatorOf(), await moderatorOf('second@example.org')];
    await report(second, 'post', await addPost(app.db, moderator.id));
    expect(await queueOf(moderator)).toMatchObject({ items: [], open: 0 });
    expect((await queueOf(second)).items).toHaveLength(1);
  });

  it('shows a person’s newest words under their name, and no others', async () => {
    const [moderator, ada, ben] = [await moderatorOf(), await app.person(), await app.person()];
    const post = await addPost(app.db, ada.id, { title: 'mine' });
    await addPost(app.db, ada.id, { title: 'canary', anonymous: true });
    await addPost(app.db, ada.id, { title: 'canary', status: 'hidden' });
    const comment = await addComment(app.db, ada.id, post);
    await addComment(app.db, ada.id, post, { content: 'canary', anonymous: true });
    await report(ben, 'user', ada.id);
    const [item] = (await queueOf(moderator)).items;
    expect(item).toMatchObject({
      target: { type: 'user', id: ada.id },
      content: null,
      actions: ['dismiss', 'suspend', 'note'],
    });
    expect(item?.context.map(({ id }) => id)).toEqual([post, comment]);
  });

  it('keeps a copy of what was reported until it is decided, should its author take it back', async () => {
    const [moderator, ada, ben] = [await moderatorOf(), await app.person(), await app.person()];
    const post = await addPost(app.db, ada.id, { title: 'You', content: 'are worth nothing' });
    await report(ben, 'post', post);
    await app.db.update(posts).set({ deletedAt: NOW }).where(eq(posts.id, post));
    const seen = (await queueOf(moderator)).items[0];
    await app.db.delete(posts).where(eq(posts.id, post));
    expect((await queueOf(moderator)).items[0]).toMatchObject({
      content: { deleted: true, title: 'You', text: 'are worth nothing' },
      author: { id: ada.id },
      actions: ['dismiss', 'suspend', 'note'],
    });
    expect(seen?.content).toMatchObject({ deleted: true, text: 'are worth nothing' });
    expect((await act(moderator, post, 'remove')).status).toBe(409);
    expect((await act(moderator, post, 'suspend', { until: '2026-03-11T12:00:00Z' })).status).toBe(200);
    expect((await act(moderator, post, 'dismiss')).status).toBe(200);
    expect(await itemOf(post)).toMatchObject({ copiedTitle: null, copiedText: null, closedAt: NOW });
  });

  it.each(['x', 'bm9uc2Vuc2U', 'eyJ1cmdlbmN5IjoxfQ'])('refuses the cursor %s', async cursor => {
    const response = await (await moderatorOf()).get(`/api/moderation/queue?cursor=${cursor}`);
    expect(response.status).toBe(422);
  });
});

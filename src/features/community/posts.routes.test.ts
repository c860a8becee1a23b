import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addComment, addPost } from '../../../tests/builders.ts';
import { testApp } from '../../../tests/testApp.ts';
import { comments, postLikes, posts, users } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { undoFrom } from './community.rules.ts';
import { anonymousAuthor, Post } from './community.schema.ts';
import { purgeDeleted } from './posts.queries.ts';

const app = testApp();

const words = { title: 'Day one', content: 'I start again.' };
/** What `holdReason` catches. */
const promotion = { title: 'A tip', content: 'Sign up with my code at https://bet365.com/join?ref=ada' };

/** The strict shape: nothing else may leak into an answer. */
const read = async (response: Response) => Post.strict().parse(await response.json());

describe('who may', () => {
  const none = newId();
  const paths = [
    ['GET', '/api/posts'],
    ['POST', '/api/posts'],
    ['GET', `/api/posts/${none}`],
    ['DELETE', `/api/posts/${none}`],
    ['POST', `/api/posts/${none}/restore`],
  ] as const;
  it.each(paths)('a stranger gets 401: %s %s', async (method, path) => {
    const response = await app.visitor().request(method, path, method === 'POST' ? words : undefined);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it.each([...paths.slice(2), ['GET', '/api/posts/none'], ['DELETE', '/api/posts/1']] as const)(
    'where nothing is, there is 404: %s %s',
    async (method, path) => {
      expect((await (await app.person()).request(method, path)).status).toBe(404);
    },
  );

  it('another person can read a post, and neither delete nor restore it', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const id = await addPost(app.db, ada.id);
    expect(await ben.json(`/api/posts/${id}`)).toMatchObject({ id, mine: false });
    expect((await ben.delete(`/api/posts/${id}`)).status).toBe(403);
    expect((await ben.post(`/api/posts/${id}/restore`)).status).toBe(404);
    await ada.delete(`/api/posts/${id}`);
    expect((await ben.delete(`/api/posts/${id}`)).status).toBe(404);
    expect((await ben.post(`/api/posts/${id}/restore`)).status).toBe(404);
    expect((await ada.post(`/api/posts/${id}/restore`)).status).toBe(200);
  });

  it.each(['held', 'hidden', 'removed'] as const)('%s: nobody but the author, if at all', async status => {
    const [ada, ben] = [await app.person(), await app.person()];
    const id = await addPost(app.db, ada.id, { status });
    for (const path of [`/api/posts/${id}`, `/api/posts/${id}/comments`])
      expect((await ben.get(path)).status).toBe(404);
    expect((await ben.delete(`/api/posts/${id}`)).status).toBe(404);
    expect((await ada.get(`/api/posts/${id}`)).status).toBe(status === 'removed' ? 404 : 200);
    if (status !== 'removed') expect(await ada.json(`/api/posts/${id}`)).toMatchObject({ status });
    expect((await ada.delete(`/api/posts/${id}`)).status).toBe(status === 'removed' ? 404 : 204);
  });
});

describe('posting', () => {
  it('stores what was written, trimmed, and gives it back', async () => {
    const ada = await app.person({ name: 'Ada' });
    const response = await ada.post('/api/posts', { title: '  Day one ', content: '\n  First.\n\nSecond. ' });
    expect(response.status).toBe(201);
    const post = await read(response);
    expect(post).toEqual({
      id: expect.any(String),
      title: 'Day one',
      content: 'First.\n\nSecond.',
      createdAt: '2026-03-10T12:00:00.000Z',
      mentionsBetting: false,
      author: { id: ada.id, fullName: 'Ada', avatarUrl: null, currentStreak: 0 },
      status: 'shown',
      likes: 0,
      likedByMe: false,
      mine: true,
      commentCount: 0,
      comments: [],
    });
    expect(await ada.json(`/api/posts/${post.id}`)).toEqual(post);
  });

  it('takes the longest that is allowed, in any script', async () => {
    const ada = await app.person();
    const longest = { title: 'é'.repeat(200), content: '中'.repeat(10_000), mentionsBetting: true };
    const post = await read(await ada.post('/api/posts', longest));
    expect(post).toMatchObject(longest);
  });

  it.each([
    ['no title', { ...words, title: ' \n' }, 'title'],
    ['no content', { ...words, content: '\t ' }, 'content'],
    ['a title that is missing', { content: 'x' }, 'title'],
    ['a title that is too long', { ...words, title: 'x'.repeat(201) }, 'title'],
    ['content that is too long', { ...words, content: 'x'.repeat(10_001) }, 'content'],
    ['a note that is no yes or no', { ...words, mentionsBetting: 'perhaps' }, 'mentionsBetting'],
  ])('%s is refused with the field named', async (_name, body, path) => {
    const response = await (await app.person()).post('/api/posts', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path, message: expect.any(String) }] });
    expect(await app.db.$count(posts)).toBe(0);
  });

  it('shows the streak, and does not where the person keeps it to themselves', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    await ada.post('/api/check-ins');
    const id = await addPost(app.db, ada.id);
    expect(await ben.json(`/api/posts/${id}`)).toMatchObject({ author: { currentStreak: 1 } });
    await app.db.update(users).set({ shareProgress: false }).where(eq(users.id, ada.id));
    expect(await ben.json(`/api/posts/${id}`)).toMatchObject({ author: { currentStreak: null } });
  });

  it('the same Idempotency-Key is one post, at once or later, also when it was deleted meanwhile', async () => {
    const ada = await app.person();
    const key = { 'Idempotency-Key': newId() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.post('/api/posts', words, key)));
    const made = await Promise.all(answers.map(read));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    await ada.delete(`/api/posts/${made[0]?.id}`);
    expect((await read(await ada.post('/api/posts', words, key))).id).toBe(made[0]?.id);
    expect(await app.db.$count(posts)).toBe(1);
    // Somebody else's key is another one.
    const ben = await app.person();
    expect((await read(await ben.post('/api/posts', words, key))).id).not.toBe(made[0]?.id);
  });

  it('without moderators what leads to gambling is refused with the reason, and nothing is stored', async () => {
    const response = await (await app.person()).post('/api/posts', promotion);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      detail: expect.stringContaining('gambling site'),
      errors: [{ path: 'content' }],
    });
    expect(await app.db.$count(posts)).toBe(0);
  });

  it('a title alone is looked at too', async () => {
    const post = { title: promotion.content, content: 'Look.' };
    expect((await (await app.person()).post('/api/posts', post)).status).toBe(422);
  });

  it('a suspended person can read, and is told until when they can’t post', async () => {
    const ada = await app.person();
    const id = await addPost(app.db, ada.id);
    await app.db.update(users).set({ suspendedUntil: new Date('2026-03-12T09:00:00Z') });
    const response = await ada.post('/api/posts', words);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('March 12, 2026') });
    expect((await ada.get('/api/posts')).status).toBe(200);
    expect((await ada.delete(`/api/posts/${id}`)).status).toBe(204);
    expect((await ada.post(`/api/posts/${id}/restore`)).status).toBe(403);
    app.setClock(new Date('2026-03-12T09:00:01Z'));
    expect((await ada.post('/api/posts', words)).status).toBe(201);
  });

  it('what is written stands in no log line', async () => {
    const ada = await app.person({ name: 'Canary Name' });
    const { id } = await read(
      await ada.post('/api/posts', { title: 'canary title', content: 'canary words' }),
    );
    await ada.post(`/api/posts/${id}/comments`, { content: 'canary comment' });
    await ada.post('/api/posts', { title: 'canary', content: promotion.content });
    expect(app.logged).not.toMatch(/canary/i);
  });
});

describe('without a name', () => {
  it('nothing tells who wrote it, and the author knows it is theirs', async () => {
    const [ada, ben] = [await app.person({ name: 'Ada' }), await app.person()];
    await ada.post('/api/check-ins');
    const post = await read(await ada.post('/api/posts', { ...words, anonymous: true }));
    expect(post).toMatchObject({ author: anonymousAuthor, mine: true });
    await ada.post(`/api/posts/${post.id}/comments`, { content: 'me again', anonymous: true });
    for (const path of ['/api/posts', `/api/posts/${post.id}`, `/api/posts/${post.id}/comments`]) {
      const response = await ben.get(path);
      const text = await response.text();
      expect(text).toContain('"fullName":"Anonymous"');
      expect(text).toContain('"currentStreak":null');
      expect(`${text}${JSON.stringify([...response.headers])}`).not.toMatch(new RegExp(`Ada|${ada.id}`));
    }
    expect(await ben.json(`/api/posts/${post.id}`)).toMatchObject({ mine: false });
    expect((await ada.delete(`/api/posts/${post.id}`)).status).toBe(204);
  });
});

describe('deleting', () => {
  it('can be undone within ten minutes, with comments and likes as they were', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const id = await addPost(app.db, ada.id);
    await addComment(app.db, ben.id, id);
    await ben.request('PUT', `/api/posts/${id}/like`);
    const before = await ada.json(`/api/posts/${id}`);

    expect((await ada.delete(`/api/posts/${id}`)).status).toBe(204);
    expect((await ada.delete(`/api/posts/${id}`)).status).toBe(204);
    for (const person of [ada, ben]) {
      expect((await person.get(`/api/posts/${id}`)).status).toBe(404);
      expect(await person.json('/api/posts')).toEqual({ items: [], nextCursor: null });
    }

    app.setClock(new Date('2026-03-10T12:09:59Z'));
    expect(await (await ada.post(`/api/posts/${id}/restore`)).json()).toEqual(before);
    expect(await (await ada.post(`/api/posts/${id}/restore`)).json()).toEqual(before);
    expect(await ada.json(`/api/posts/${id}`)).toEqual(before);
  });

  it('a second time does not begin the ten minutes anew', async () => {
    const ada = await app.person();
    const id = await addPost(app.db, ada.id);
    await ada.delete(`/api/posts/${id}`);
    app.setClock(new Date('2026-03-10T12:05:00Z'));
    await ada.delete(`/api/posts/${id}`);
    app.setClock(new Date('2026-03-10T12:10:01Z'));
    expect((await ada.post(`/api/posts/${id}/restore`)).status).toBe(404);
  });

  it('is for good after ten minutes, with all that hangs on it, and touches nothing else', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const [gone, kept, recent] = [
      await addPost(app.db, ada.id, { deletedAt: new Date('2026-03-10T11:49:59Z') }),
      await addPost(app.db, ada.id),
      await addPost(app.db, ada.id, { deletedAt: new Date('2026-03-10T11:50:01Z') }),
    ];
    for (const postId of [gone, kept, recent]) {
      await addComment(app.db, ben.id, postId);
      await app.db.insert(postLikes).values({ userId: ben.id, postId, createdAt: new Date() });
    }
    await addComment(app.db, ben.id, kept, { deletedAt: new Date('2026-03-10T11:49:59Z') });
    await purgeDeleted(app.db, undoFrom(new Date('2026-03-10T12:00:00Z')));
    const stored = (await app.db.select({ id: posts.id }).from(posts)).map(({ id }) => id);
    expect(stored.toSorted()).toEqual([kept, recent].toSorted());
    expect(await app.db.$count(comments)).toBe(2);
    expect(await app.db.$count(postLikes)).toBe(2);
    expect(await ben.json(`/api/posts/${kept}`)).toMatchObject({ commentCount: 1, likes: 1 });
  });
});

describe('reading one post', () => {
  it('answers 304 while nothing in it changes', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const id = await addPost(app.db, ada.id);
    const get = (etag?: string | null) =>
      ben.request('GET', `/api/posts/${id}`, undefined, { headers: { 'If-None-Match': etag ?? '' } });
    const first = await get();
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await get(first.headers.get('etag'));
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    await ada.post(`/api/posts/${id}/comments`, { content: 'new' });
    expect((await get(first.headers.get('etag'))).status).toBe(200);
  });
});

describe('an account that goes', () => {
  it('takes its words and likes along, and the counters of others follow', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const id = await addPost(app.db, ada.id);
    await addPost(app.db, ben.id);
    await addComment(app.db, ben.id, id);
    await addComment(app.db, ada.id, id);
    await ben.request('PUT', `/api/posts/${id}/like`);
    expect(await ada.json(`/api/posts/${id}`)).toMatchObject({ likes: 1, commentCount: 2 });
    await app.db.delete(users).where(eq(users.id, ben.id));
    expect(await ada.json(`/api/posts/${id}`)).toMatchObject({ likes: 0, commentCount: 1 });
    expect(await ada.json('/api/posts')).toMatchObject({ items: [{ id }] });
  });
});

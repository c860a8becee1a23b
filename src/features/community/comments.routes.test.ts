import { describe, expect, it } from 'vitest';
import { addComment, addPost } from '../../../tests/builders.ts';
import { testApp } from '../../../tests/testApp.ts';
import { comments, users } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { Comment, CommentList } from './community.schema.ts';

const app = testApp();

type Person = Awaited<ReturnType<typeof app.person>>;

const words = { content: 'I am with you.' };
const promotion = { content: 'Sign up with my code at https://bet365.com/join?ref=ada' };
const read = async (response: Response) => Comment.strict().parse(await response.json());
const list = async (person: Person, postId: string, query = '') =>
  CommentList.parse(await person.json(`/api/posts/${postId}/comments${query}`));

describe('who may', () => {
  const path = `/api/posts/${newId()}/comments`;
  const paths = [
    ['GET', path],
    ['POST', path],
    ['DELETE', `${path}/${newId()}`],
    ['POST', `${path}/${newId()}/restore`],
  ] as const;
  it.each(paths)('a stranger gets 401: %s %s', async (method, path) => {
    const response = await app.visitor().request(method, path, method === 'POST' ? words : undefined);
    expect(response.status).toBe(401);
  });

  it.each([...paths, ['DELETE', `${path}/none`], ['POST', '/api/posts/none/comments']] as const)(
    'where nothing is, there is 404: %s %s',
    async (method, path) => {
      const response = await (await app.person()).request(
        method,
        path,
        method === 'POST' ? words : undefined,
      );
      expect(response.status).toBe(404);
    },
  );

  it('another person can read a comment, and neither delete nor restore it', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const post = await addPost(app.db, ada.id);
    const other = await addPost(app.db, ada.id);
    const path = `/api/posts/${post}/comments/${await addComment(app.db, ada.id, post)}`;
    expect((await ben.delete(path)).status).toBe(403);
    expect((await ben.post(`${path}/restore`)).status).toBe(404);
    // The comment is there, but not on that post.
    expect((await ada.delete(path.replace(post, other))).status).toBe(404);
    await ada.delete(path);
    expect((await ben.delete(path)).status).toBe(404);
    expect((await ben.post(`${path}/restore`)).status).toBe(404);
    expect((await ada.post(`${path}/restore`)).status).toBe(200);
  });

  it.each(['held', 'hidden', 'removed'] as const)('%s: nobody but the author, if at all', async status => {
    const [ada, ben] = [await app.person(), await app.person()];
    const post = await addPost(app.db, ben.id);
    const id = await addComment(app.db, ada.id, post, { status });
    const path = `/api/posts/${post}/comments/${id}`;
    expect(await list(ben, post)).toEqual({ items: [], nextCursor: null });
    expect((await ben.delete(path)).status).toBe(404);
    expect((await list(ada, post)).items).toMatchObject(status === 'removed' ? [] : [{ id, status }]);
    expect(await ada.json(`/api/posts/${post}`)).toMatchObject({ commentCount: 0 });
    expect((await ada.delete(path)).status).toBe(status === 'removed' ? 404 : 204);
  });

  it('one’s own post that others don’t see takes no comments', async () => {
    const ada = await app.person();
    const held = await addPost(app.db, ada.id, { status: 'held' });
    expect((await ada.post(`/api/posts/${held}/comments`, words)).status).toBe(403);
    expect(await list(ada, held)).toEqual({ items: [], nextCursor: null });
  });

  it('who has blocked somebody sees none of their words, and they none of theirs', async () => {
    const [ada, ben, cleo] = [await app.person(), await app.person(), await app.person()];
    const post = await addPost(app.db, cleo.id);
    const ofAda = await addPost(app.db, ada.id);
    for (const person of [ada, ben]) await person.post(`/api/posts/${post}/comments`, words);
    await ada.request('PUT', `/api/blocks/${ben.id}`);
    for (const person of [ada, ben]) {
      expect((await list(person, post)).items).toMatchObject([{ mine: true }]);
      expect(await person.json(`/api/posts/${post}`)).toMatchObject({
        comments: [{ mine: true }],
        commentCount: 2,
      });
    }
    expect((await ben.post(`/api/posts/${ofAda}/comments`, words)).status).toBe(404);
    await ada.delete(`/api/blocks/${ben.id}`);
    expect((await list(ada, post)).items).toHaveLength(2);
  });

  it('a suspended person is told until when they can’t comment', async () => {
    const ada = await app.person();
    const post = await addPost(app.db, ada.id);
    await app.db.update(users).set({ suspendedUntil: new Date('2026-03-12T09:00:00Z') });
    const response = await ada.post(`/api/posts/${post}/comments`, words);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining('March 12, 2026') });
  });
});

describe('commenting', () => {
  it('stores what was written, trimmed, and counts it', async () => {
    const [ada, ben] = [await app.person(), await app.person({ name: 'Ben' })];
    const post = await addPost(app.db, ada.id);
    const response = await ben.post(`/api/posts/${post}/comments`, { content: '  I am with you.\n' });
    expect(response.status).toBe(201);
    const comment = await read(response);
    expect(comment).toEqual({
      id: expect.any(String),
      content: 'I am with you.',
      createdAt: '2026-03-10T12:00:00.000Z',
      author: { id: ben.id, fullName: 'Ben', avatarUrl: null, currentStreak: 0 },
      mine: true,
      status: 'shown',
    });
    expect(await list(ben, post)).toEqual({ items: [comment], nextCursor: null });
    expect(await ada.json(`/api/posts/${post}`)).toMatchObject({
      commentCount: 1,
      comments: [{ ...comment, mine: false }],
    });
  });

  it.each([
    ['nothing', { content: ' \n' }],
    ['no text', {}],
    ['more than 2,000 characters', { content: 'x'.repeat(2001) }],
    ['what leads to gambling, where nobody moderates,', promotion],
  ])('%s is refused with the field named', async (_name, body) => {
    const ada = await app.person();
    const post = await addPost(app.db, ada.id);
    const response = await ada.post(`/api/posts/${post}/comments`, body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'content' }] });
    expect(await app.db.$count(comments)).toBe(0);
  });

  it('the same Idempotency-Key is one comment', async () => {
    const ada = await app.person();
    const post = await addPost(app.db, ada.id);
    const key = { 'Idempotency-Key': newId() };
    const send = () => ada.post(`/api/posts/${post}/comments`, words, key);
    const made = await Promise.all((await Promise.all(Array.from({ length: 20 }, send))).map(read));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await ada.json(`/api/posts/${post}`)).toMatchObject({ commentCount: 1 });
    await ada.delete(`/api/posts/${post}/comments/${made[0]?.id}`);
    expect((await read(await send())).id).toBe(made[0]?.id);
    expect(await ada.json(`/api/posts/${post}`)).toMatchObject({ commentCount: 0 });
  });
});

describe('all comments', () => {
  it('page from the newest to the oldest, while others comment', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const post = await addPost(app.db, ada.id);
    const there: string[] = [];
    for (let i = 0; i < 7; i++) there.push(await addComment(app.db, ada.id, post));
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: CommentList = await list(ben, post, `?limit=3${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
      await addComment(app.db, ben.id, post);
    }
    expect(seen).toEqual(there.toReversed());
  });
});

describe('deleting', () => {
  it('can be undone within ten minutes, and the counter follows', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const post = await addPost(app.db, ada.id);
    const id = await addComment(app.db, ben.id, post);
    const path = `/api/posts/${post}/comments/${id}`;
    const [before] = (await list(ben, post)).items;
    for (let i = 0; i < 2; i++) expect((await ben.delete(path)).status).toBe(204);
    expect((await list(ada, post)).items).toEqual([]);
    expect(await ada.json(`/api/posts/${post}`)).toMatchObject({ commentCount: 0, comments: [] });

    app.setClock(new Date('2026-03-10T12:09:59Z'));
    for (let i = 0; i < 2; i++) expect(await (await ben.post(`${path}/restore`)).json()).toEqual(before);
    expect(await ada.json(`/api/posts/${post}`)).toMatchObject({ commentCount: 1, comments: [{ id }] });
    await ben.delete(path);
    app.setClock(new Date('2026-03-10T12:20:00Z'));
    expect((await ben.post(`${path}/restore`)).status).toBe(404);
  });

  it('a comment that waits for a moderator still waits when it is back', async () => {
    const ada = await app.person();
    const post = await addPost(app.db, ada.id);
    const id = await addComment(app.db, ada.id, post, { status: 'held' });
    await ada.delete(`/api/posts/${post}/comments/${id}`);
    expect(await read(await ada.post(`/api/posts/${post}/comments/${id}/restore`))).toMatchObject({
      status: 'held',
    });
    expect(await ada.json(`/api/posts/${post}`)).toMatchObject({ commentCount: 0 });
  });
});

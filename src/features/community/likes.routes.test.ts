import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addPost } from '../../../tests/builders.ts';
import { testApp } from '../../../tests/testApp.ts';
import { comments, postLikes, users } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { Likes } from './community.schema.ts';

const app = testApp();

type Person = Awaited<ReturnType<typeof app.person>>;

const like = (person: Person, id: string) => person.request('PUT', `/api/posts/${id}/like`);
const unlike = (person: Person, id: string) => person.request('DELETE', `/api/posts/${id}/like`);

describe('who may', () => {
  it.each(['PUT', 'DELETE'])('a stranger gets 401: %s', async method => {
    expect((await app.visitor().request(method, `/api/posts/${newId()}/like`)).status).toBe(401);
  });

  it('where nobody sees a post, there is 404', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const hidden = await addPost(app.db, ada.id, { status: 'hidden' });
    for (const id of [hidden, newId(), 'none']) {
      expect((await like(ben, id)).status).toBe(404);
      expect((await unlike(ben, id)).status).toBe(404);
    }
    expect(await app.db.$count(postLikes)).toBe(0);
  });

  it('one’s own post that others don’t see takes no likes', async () => {
    const ada = await app.person();
    const held = await addPost(app.db, ada.id, { status: 'held' });
    expect((await like(ada, held)).status).toBe(403);
    expect(await app.db.$count(postLikes)).toBe(0);
  });

  it('who has blocked the author, or was blocked, does not see the post', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const id = await addPost(app.db, ada.id);
    await ada.request('PUT', `/api/blocks/${ben.id}`);
    expect((await like(ben, id)).status).toBe(404);
    expect(await app.db.$count(postLikes)).toBe(0);
  });

  it('a suspended person can take a like back, and give none', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const id = await addPost(app.db, ada.id);
    await like(ben, id);
    await app.db.update(users).set({ suspendedUntil: new Date('2026-03-12T09:00:00Z') });
    expect((await unlike(ben, id)).status).toBe(200);
    expect((await like(ben, id)).status).toBe(403);
  });
});

describe('a like', () => {
  it('counts once, however often it is given, and not once it is taken back', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const id = await addPost(app.db, ada.id);
    for (let i = 0; i < 2; i++) {
      const response = await like(ben, id);
      expect(response.status).toBe(200);
      expect(Likes.strict().parse(await response.json())).toEqual({ likes: 1, likedByMe: true });
    }
    expect(await (await like(ada, id)).json()).toEqual({ likes: 2, likedByMe: true });
    for (let i = 0; i < 2; i++)
      expect(await (await unlike(ben, id)).json()).toEqual({ likes: 1, likedByMe: false });
    expect(await ben.json(`/api/posts/${id}`)).toMatchObject({ likes: 1, likedByMe: false });
  });

  it('fifty at once by one person count once', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const id = await addPost(app.db, ada.id);
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(ben, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await ben.json(`/api/posts/${id}`)).toMatchObject({ likes: 1, likedByMe: true });
    const taken = await Promise.all(Array.from({ length: 50 }, () => unlike(ben, id)));
    expect(taken.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await ben.json(`/api/posts/${id}`)).toMatchObject({ likes: 0, likedByMe: false });
  });

  it('of many people at once on few posts, with comments, deletions and undos, leaves the counters right', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => app.person()));
    const ids = await Promise.all(people.slice(0, 2).map(({ id }) => addPost(app.db, id)));
    const answers = await Promise.all(
      people.flatMap((person, i) =>
        ids.flatMap((id, k) => [
          like(person, id),
          (i + k) % 3 === 0 ? unlike(person, id) : like(person, id),
          commentAndDelete(person, id, i % 2 === 0),
        ]),
      ),
    );
    expect(answers.map(({ status }) => status)).not.toContain(500);
    for (const id of ids) {
      const likes = await app.db.$count(postLikes, eq(postLikes.postId, id));
      const commentCount = await app.db.$count(
        comments,
        and(eq(comments.postId, id), eq(comments.isPublic, true)),
      );
      expect(commentCount).toBe(3);
      expect(await people[5]?.json(`/api/posts/${id}`)).toMatchObject({ likes, commentCount });
    }
  });

  async function commentAndDelete(person: Person, id: string, undo: boolean): Promise<Response> {
    const response = await person.post(`/api/posts/${id}/comments`, { content: 'I am with you.' });
    const { id: commentId } = (await response.json()) as { id: string };
    const deleted = await person.delete(`/api/posts/${id}/comments/${commentId}`);
    return undo ? person.post(`/api/posts/${id}/comments/${commentId}/restore`) : deleted;
  }
});

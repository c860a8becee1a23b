import { expect, it } from 'vitest';
import { addPost } from '../../../tests/builders.ts';
import { testApp } from '../../../tests/testApp.ts';
import { moderationItems } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { Comment, Post } from './community.schema.ts';
import { setStatus } from './status.queries.ts';

const app = testApp({ MODERATORS: 'mo@example.org' });

const content = 'Sign up with my code at https://bet365.com/join?ref=ada';

it('a post that leads to gambling waits for a moderator, seen by its author alone', async () => {
  const [ada, ben] = [await app.person(), await app.person()];
  await addPost(app.db, ben.id);
  const key = { 'Idempotency-Key': newId() };
  const response = await ada.post('/api/posts', { title: 'Look', content, anonymous: true }, key);
  expect(response.status).toBe(201);
  const post = Post.strict().parse(await response.json());
  expect(post).toMatchObject({ status: 'held', mine: true, author: { id: null } });
  await ada.post('/api/posts', { title: 'Look', content, anonymous: true }, key);

  expect(await ada.json('/api/posts')).toMatchObject({ items: [post, { status: 'shown' }] });
  expect(await ben.json('/api/posts')).toMatchObject({ items: [{ mine: true }] });
  expect(await app.db.select().from(moderationItems)).toMatchObject([
    { targetType: 'post', targetId: post.id, authorId: ada.id, anonymous: true, revision: 1, closedAt: null },
  ]);

  await setStatus(app.db, { type: 'post', id: post.id }, 'shown');
  expect(await ben.json('/api/posts')).toMatchObject({ items: [{ id: post.id }, {}] });
});

it('so does a comment, which counts once it is shown', async () => {
  const [ada, ben] = [await app.person(), await app.person()];
  const post = await addPost(app.db, ben.id);
  const response = await ada.post(`/api/posts/${post}/comments`, { content });
  expect(response.status).toBe(201);
  const comment = Comment.strict().parse(await response.json());
  expect(comment).toMatchObject({ status: 'held' });
  expect(await ada.json('/api/posts')).toMatchObject({ items: [{ commentCount: 0, comments: [comment] }] });
  expect(await ben.json('/api/posts')).toMatchObject({ items: [{ commentCount: 0, comments: [] }] });
  expect(await app.db.select().from(moderationItems)).toMatchObject([
    { targetType: 'comment', targetId: comment.id, authorId: ada.id, anonymous: false },
  ]);
  for (const changed of [true, false])
    expect(await setStatus(app.db, { type: 'comment', id: comment.id }, 'shown')).toBe(changed);
  expect(await ben.json('/api/posts')).toMatchObject({
    items: [{ commentCount: 1, comments: [{ id: comment.id }] }],
  });
  for (const changed of [true, false])
    expect(await setStatus(app.db, { type: 'comment', id: comment.id }, 'removed')).toBe(changed);
  expect(await ada.json('/api/posts')).toMatchObject({ items: [{ commentCount: 0, comments: [] }] });
});

it('nothing changes where there is nothing', async () => {
  for (const type of ['post', 'comment'] as const)
    expect(await setStatus(app.db, { type, id: newId() }, 'hidden')).toBe(false);
});

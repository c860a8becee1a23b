import { expect, it } from 'vitest';
import { addPost } from '../../../tests/builders.ts';
import { testApp } from '../../../tests/testApp.ts';

const app = testApp({ RATE_LIMITS: 'on' });

it.each([
  ['posts', 10, '/api/posts', { title: 'Day one', content: 'I start again.' }],
  ['comments', 30, '/api/posts/:id/comments', { content: 'I am with you.' }],
] as const)('%s: %i, then a pause of which the person is told', async (_name, number, path, body) => {
  const [ada, ben] = [await app.person(), await app.person()];
  const where = path.replace(':id', await addPost(app.db, ben.id));
  for (let i = 0; i < number; i++) expect((await ada.post(where, body)).status).toBe(201);
  const response = await ada.post(where, body);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ben.post(where, body)).status).toBe(201);
});

it('likes: 120 in a minute', async () => {
  const ada = await app.person();
  const id = await addPost(app.db, ada.id);
  const statuses = await Promise.all(
    Array.from({ length: 121 }, (_, i) => ada.request(i % 2 ? 'DELETE' : 'PUT', `/api/posts/${id}/like`)),
  );
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(120);
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
});

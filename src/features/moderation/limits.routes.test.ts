import { expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';
import { newId } from '../../shared/ids.ts';

const app = testApp({ RATE_LIMITS: 'on' });

it.each([
  ['reports', 20, '/api/reports', { targetType: 'user', targetId: newId(), reason: 'spam' }, 404],
  ['blocks', 60, '/api/blocks', { targetType: 'post', targetId: newId() }, 404],
  ['appeals', 10, `/api/me/notices/${newId()}/appeal`, { text: 'Please.' }, 404],
])('so many %s of one person, and no more, are taken in an hour: %i', async (_, most, path, body, usual) => {
  const [ada, ben] = [await app.person(), await app.person()];
  const answers = await Promise.all(Array.from({ length: most + 2 }, () => ada.post(path, body)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === usual)).toHaveLength(most);
  expect((await ben.post(path, body)).status).toBe(usual);
});

import { expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';

const app = testApp({ MODERATORS: 'mod@example.org' });
const CANARY = 'zanzibar';
const words = `I don't want to be here anymore, ${CANARY}`;
type Answer = { id: string; crisis?: { level: string; helplines: unknown[] } };
type Queue = { items: { priority: string; target: { type: string; id: string } }[] };

it.each([
  ['a post', '/api/posts', { title: 'Tonight', content: words }, '/api/posts'],
  ['a message of the room', '/api/support/messages', { message: words }, '/api/support/messages'],
])(
  '%s is published, its author alone sees the card, and moderators have it first',
  async (_what, path, body, list) => {
    const [author, reader] = [await app.person(), await app.person()];
    const moderator = await app.moderator({ email: 'mod@example.org' });
    const other = (await (
      await author.post('/api/posts', { title: 'Day one', content: 'Hello' })
    ).json()) as Answer;
    await reader.post('/api/reports', { targetType: 'post', targetId: other.id, reason: 'spam' });

    const response = await author.post(path, body);
    expect(response.status).toBe(201);
    const { id, crisis } = (await response.json()) as Answer;
    expect(crisis).toMatchObject({ level: 'ideation' });
    expect(crisis?.helplines.length).toBeGreaterThan(0);

    const seen = JSON.stringify(await reader.json(list));
    expect(seen).toContain(CANARY);
    expect(seen).not.toContain('crisis');
    const { items } = await moderator.json<Queue>('/api/moderation/queue');
    expect(items[0]).toMatchObject({ priority: 'crisis', target: { id } });
    expect(app.logged).not.toContain(CANARY);
  },
);

it('a comment is treated the same', async () => {
  const [author, reader] = [await app.person(), await app.person()];
  const moderator = await app.moderator({ email: 'mod@example.org' });
  const post = (await (
    await reader.post('/api/posts', { title: 'Day one', content: 'Hello' })
  ).json()) as Answer;
  const path = `/api/posts/${post.id}/comments`;
  const { id, crisis } = (await (await author.post(path, { content: words })).json()) as Answer;
  expect(crisis).toMatchObject({ level: 'ideation' });
  expect(JSON.stringify(await reader.json(path))).not.toContain('crisis');
  const { items } = await moderator.json<Queue>('/api/moderation/queue');
  expect(items[0]).toMatchObject({ priority: 'crisis', target: { id } });
});

it('words without risk carry nothing', async () => {
  const author = await app.person();
  const answer = (await (
    await author.post('/api/support/messages', { message: 'This slot is killing me' })
  ).json()) as Answer;
  expect(answer.crisis).toBeUndefined();
});

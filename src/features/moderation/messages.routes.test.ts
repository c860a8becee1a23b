import { expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';

const app = testApp({ MODERATORS: 'mod@example.org' });
type Page = { items: { id: string }[] };
type Queue = { items: { target: { id: string }; context: { text: string; isTarget: boolean }[] }[] };
type Person = Awaited<ReturnType<typeof app.person>>;

const say = async (person: Person, message: string) =>
  ((await (await person.post('/api/support/messages', { message })).json()) as { id: string }).id;
const seen = async (person: Person) =>
  (await person.json<Page>('/api/support/messages')).items.map(({ id }) => id);
const report = (person: Person, targetId: string) =>
  person.post('/api/reports', { targetType: 'message', targetId, reason: 'harassment' });

it('a message can be reported, hidden for everyone, appealed and brought back', async () => {
  const [author, reader] = [await app.person(), await app.person()];
  const moderator = await app.moderator({ email: 'mod@example.org' });
  await say(reader, 'Evening all.');
  const id = await say(author, 'Something unkind.');
  expect((await report(author, id)).status).toBe(422);
  expect((await report(reader, id)).status).toBe(201);

  const { items } = await moderator.json<Queue>('/api/moderation/queue');
  expect(items[0]?.context.map(({ text, isTarget }) => [text, isTarget])).toEqual([
    ['Evening all.', false],
    ['Something unkind.', true],
  ]);

  const decide = (action: string) =>
    moderator.post('/api/moderation/actions', {
      targetType: 'message',
      targetId: id,
      action,
      reason: 'harassment',
    });
  expect((await decide('hide')).status).toBe(200);
  expect(await seen(reader)).not.toContain(id);
  expect((await report(reader, id)).status).toBe(404);

  const notices = await author.json<{ items: { id: string; kind: string }[] }>('/api/me/notices');
  expect(notices.items[0]).toMatchObject({ kind: 'hidden' });
  const appeal = await author.post(`/api/me/notices/${notices.items[0]?.id}/appeal`, {
    text: 'It was a joke.',
  });
  expect(appeal.status).toBe(201);
  expect((await decide('restore')).status).toBe(200);
  expect(await seen(reader)).toContain(id);
});

it('a message of somebody one blocks is gone for both, and comes back', async () => {
  const [one, other] = [await app.person(), await app.person()];
  const id = await say(other, 'Hello there.');
  await one.request('PUT', `/api/blocks/${other.id}`);
  expect(await seen(one)).toEqual([]);
  expect((await report(one, id)).status).toBe(404);
  await one.delete(`/api/blocks/${other.id}`);
  expect(await seen(one)).toEqual([id]);
});

it('what leads to gambling is refused, with the reason', async () => {
  const person = await app.person();
  const response = await person.post('/api/support/messages', {
    message: 'Use my promo code LUCKY100 at bet365.com',
  });
  expect(response.status).toBe(422);
  expect(((await response.json()) as { detail: string }).detail).toContain(
    'In the room nothing waits for a moderator',
  );
  expect(await seen(person)).toEqual([]);
});

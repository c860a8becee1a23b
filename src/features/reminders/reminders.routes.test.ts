import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';
import { userSettings } from '../../server/db/schema.ts';

const app = testApp();
const keys = {
  p256dh: Buffer.from([4, ...new Uint8Array(64)]).toString('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
};
const device = { endpoint: 'https://push.example.org/a', keys, label: 'My phone' };
type Push = { publicKey: string; devices: { id: string; label: string }[] };

it('a stranger gets 401', async () => {
  const visitor = app.visitor();
  expect((await visitor.get('/api/me/push')).status).toBe(401);
  expect((await visitor.post('/api/me/push', device)).status).toBe(401);
  expect((await visitor.delete('/api/me/push/0199f000-0000-7000-8000-000000000000')).status).toBe(401);
});

it('adds a browser once and takes it away; another person gets 404', async () => {
  const person = await app.person();
  const other = await app.person();
  expect((await person.json<Push>('/api/me/push')).publicKey).toMatch(/^[\w-]{87}$/);
  await person.post('/api/me/push', device);
  const added = (await (await person.post('/api/me/push', device)).json()) as Push;
  expect(added.devices).toMatchObject([{ label: 'My phone' }]);
  const path = `/api/me/push/${added.devices[0]?.id}`;
  expect((await other.delete(path)).status).toBe(404);
  expect((await other.json<Push>('/api/me/push')).devices).toEqual([]);
  expect((await (await person.delete(path)).json()) as Push).toMatchObject({ devices: [] });
});

it('is of whoever uses the browser now', async () => {
  const [before, now] = [await app.person(), await app.person()];
  await before.post('/api/me/push', device);
  await now.post('/api/me/push', device);
  expect((await before.json<Push>('/api/me/push')).devices).toEqual([]);
  expect((await now.json<Push>('/api/me/push')).devices).toHaveLength(1);
});

describe('refuses', () => {
  it.each([
    ['an address without TLS', { endpoint: 'http://push.example.org/a' }],
    ['an address in numbers', { endpoint: 'https://169.254.169.254/a' }],
    ['an address in numbers of version 6', { endpoint: 'https://[::1]/a' }],
    ['an address in one number', { endpoint: 'https://2130706433/a' }],
    ['keys that are none', { keys: { ...keys, auth: 'short' } }],
  ])('%s', async (_name, change) => {
    const person = await app.person();
    expect((await person.post('/api/me/push', { ...device, ...change })).status).toBe(422);
  });
});

describe('the next reminder is due', () => {
  const due = async (id: string) =>
    (
      await app.db.select().from(userSettings).where(eq(userSettings.userId, id))
    )[0]?.nextReminderAt?.toISOString();

  it('by the time and the zone as they are now, and not at all when switched off', async () => {
    const person = await app.person({ timeZone: 'UTC' });
    await person.patch('/api/me/settings', { reminders: { enabled: true } });
    expect(await due(person.id)).toBe('2026-03-10T20:00:00.000Z');
    await person.patch('/api/me/settings', { reminders: { time: '07:30' } });
    expect(await due(person.id)).toBe('2026-03-11T07:30:00.000Z');
    await person.patch('/api/me', { timeZone: 'America/New_York' });
    expect(await due(person.id)).toBe('2026-03-11T11:30:00.000Z');
    await person.patch('/api/me/settings', { reminders: { enabled: false } });
    expect(await due(person.id)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';
import { newId } from '../../shared/ids.ts';

const app = testApp();
const defaults = {
  dailySpendLimit: '50.00',
  reminders: { enabled: false, time: '20:00', channels: [], milestones: false },
  emergencyContact: { name: '', phone: '' },
  goals: [],
  sharing: { progress: true, presence: true },
  barriers: [],
};

it('a stranger gets 401', async () => {
  const visitor = app.visitor();
  expect((await visitor.get('/api/me/settings')).status).toBe(401);
  expect((await visitor.patch('/api/me/settings', {})).status).toBe(401);
});

it('starts with the defaults', async () => {
  const person = await app.person();
  expect(await person.json('/api/me/settings')).toEqual(defaults);
  const unchanged = await person.patch('/api/me/settings', {});
  expect([unchanged.status, await unchanged.json()]).toEqual([200, defaults]);
});

it('changes what is sent, keeps the rest, and touches nobody else', async () => {
  const person = await app.person();
  const other = await app.person();
  const goal = { id: newId(), text: 'Stop gambling', doneOn: null };
  const barrier = { key: 'blocker', label: 'My phone', doneOn: '2026-03-09' };
  for (const change of [
    { dailySpendLimit: 12.5 },
    { reminders: { enabled: true, time: '07:05' } },
    { reminders: { channels: ['email'], milestones: true } },
    { emergencyContact: { name: 'Ada', phone: '+353 1 555 0100' } },
    { emergencyContact: { name: 'Ada L' } },
    { goals: [goal], barriers: [barrier] },
    { sharing: { presence: false } },
  ]) {
    expect((await person.patch('/api/me/settings', change)).status).toBe(200);
  }
  expect(await person.json('/api/me/settings')).toEqual({
    dailySpendLimit: '12.50',
    reminders: { enabled: true, time: '07:05', channels: ['email'], milestones: true },
    emergencyContact: { name: 'Ada L', phone: '+353 1 555 0100' },
    goals: [goal],
    sharing: { progress: true, presence: false },
    barriers: [barrier],
  });
  expect(await other.json('/api/me/settings')).toEqual(defaults);
});

it('counts a new daily amount from then on, and leaves what was saved', async () => {
  const person = await app.person();
  await person.post('/api/check-ins');
  await person.patch('/api/me/settings', { dailySpendLimit: '8.40' });
  expect(await person.json('/api/progress')).toMatchObject({
    totalMoneySaved: '50.00',
    dailySpendLimit: '8.40',
  });
  app.setClock(new Date('2026-03-11T12:00:00Z'));
  await person.post('/api/check-ins');
  expect(await person.json('/api/progress')).toMatchObject({ totalMoneySaved: '58.40' });
});

describe('refuses, naming the field and changing nothing,', () => {
  it.each([
    ['an amount above 1000', { dailySpendLimit: '1000.01' }, 'dailySpendLimit'],
    ['an amount below 0', { dailySpendLimit: -1 }, 'dailySpendLimit'],
    ['an amount that is none', { dailySpendLimit: 'much' }, 'dailySpendLimit'],
    ['a time that is none', { reminders: { time: '24:00' } }, 'reminders.time'],
    ['a channel that is none', { reminders: { channels: ['pigeon'] } }, 'reminders.channels.0'],
    ['a phone that is none', { emergencyContact: { phone: 'call Ada' } }, 'emergencyContact.phone'],
    ['an endless name', { emergencyContact: { name: 'x'.repeat(81) } }, 'emergencyContact.name'],
    ['an empty goal', { goals: [{ id: newId(), text: ' ', doneOn: null }] }, 'goals.0.text'],
    [
      'a barrier on no day',
      { barriers: [{ key: 'dns', label: '', doneOn: '2026-02-30' }] },
      'barriers.0.doneOn',
    ],
    ['a setting that is none', { theme: 'dark' }, ''],
  ])('%s', async (_name, change, path) => {
    const person = await app.person();
    const response = await person.patch('/api/me/settings', { sharing: { progress: false }, ...change });
    expect(response.status).toBe(422);
    expect(((await response.json()) as { errors: unknown }).errors).toEqual(
      expect.arrayContaining([expect.objectContaining({ path })]),
    );
    expect(await person.json('/api/me/settings')).toEqual(defaults);
  });
});

import { expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';
import { userSettings } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { crisisFor } from './safety.queries.ts';

const app = testApp();

const author = (userId: string, country: string | null = 'IE') => ({
  userId,
  country,
  timeZone: 'UTC',
  language: 'en' as const,
});

it('raises nothing for words that are harmless', async () => {
  const { id } = await app.person();
  expect(await crisisFor(app.db, author(id), 'Day 12. This slot was killing me.')).toBeUndefined();
});

it('gives the author a card with the lines of the country they chose', async () => {
  const { id } = await app.person();
  await app.db.insert(userSettings).values({ userId: id, emergencyPhone: '+353 1 000 0000' });
  const card = await crisisFor(app.db, author(id), 'I don’t want to be here anymore');
  expect(card).toMatchObject({
    level: 'ideation',
    emergencyContact: { name: '', phone: '+353 1 000 0000' },
  });
  expect(card?.helplines.map(({ country, topic }) => [country, topic])).toContainEqual(['IE', 'crisis']);
});

it('tells the queue by the level how urgent it is', async () => {
  const { id } = await app.person();
  const levelOf = async (text: string) => (await crisisFor(app.db, author(id), text))?.level;
  expect(await levelOf('Goodbye everyone, I am going to kill myself tonight')).toBe('imminent');
  expect(await levelOf('My brother killed himself')).toBe('concern');
});

it('knows another person’s contact from one’s own', async () => {
  const [ada, ben] = [await app.person(), await app.person()];
  await app.db.insert(userSettings).values({ userId: ada.id, emergencyPhone: '+1 555 0100' });
  expect((await crisisFor(app.db, author(ben.id), 'I want to die'))?.emergencyContact).toBeUndefined();
  expect((await crisisFor(app.db, author(newId()), 'I want to die'))?.level).toBe('ideation');
});

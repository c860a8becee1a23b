import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';
import { userSettings } from '../../server/db/schema.ts';
import { KEPT_MAX, type Plan, type Reason } from './ownHelp.schema.ts';

const app = testApp();
const NOBODY = '0190b6f4-3c1e-7e5c-8a35-5d3c3e0b1aff';

describe('helplines', () => {
  it('are there for anyone, for every country', async () => {
    const { items, sites, advice } = await app.visitor().json<{
      items: { number: string }[];
      sites: { url: string }[];
      advice: string;
    }>('/api/helplines?country=gb');
    expect(items.map(({ number }) => number)).toEqual(['0808 8020 133', '116 123', '85258']);
    expect(sites.map(({ url }) => url)).toEqual(['https://findahelpline.com/']);
    expect(advice).toContain('local emergency number');
  });

  it('are those of the United States when no country is asked for', async () => {
    const { items } = await app.visitor().json<{ items: { number: string }[] }>('/api/helplines');
    expect(items.slice(0, 3).map(({ number }) => number)).toEqual(['1-800-522-4700', '988', '741741']);
  });

  it('none are made up for another country', async () => {
    expect(await app.visitor().json('/api/helplines?country=DE')).toMatchObject({
      items: [],
      nextCursor: null,
      sites: [{ name: 'Find A Helpline' }],
    });
  });

  it('refuses what is no country', async () => {
    expect((await app.visitor().get('/api/helplines?country=Germany')).status).toBe(422);
  });
});

const kinds = [
  ['/api/me/reasons', { text: 'My daughter’s face at breakfast' }, 'text'],
  ['/api/me/plans', { trigger: 'my pay arrives', response: 'I send the rent first' }, 'trigger'],
] as const;

describe.each(kinds)('%s', (path, words, field) => {
  it('a stranger gets 401', async () => {
    const stranger = app.visitor();
    expect((await stranger.get(path)).status).toBe(401);
    expect((await stranger.post(path, words)).status).toBe(401);
    expect((await stranger.delete(`${path}/${NOBODY}`)).status).toBe(401);
  });

  it('keeps what was written, newest first, and removes it', async () => {
    const person = await app.person();
    const first = await person.post(path, words);
    expect(first.status).toBe(201);
    const kept = (await first.json()) as Reason | Plan;
    expect(kept).toMatchObject(words);
    await person.post(path, { ...words, [field]: 'second' });
    const list = await person.json<{ items: { id: string }[]; nextCursor: null }>(path);
    expect(list).toMatchObject({ items: [{ [field]: 'second' }, kept], nextCursor: null });
    expect((await person.delete(`${path}/${kept.id}`)).status).toBe(204);
    expect((await person.delete(`${path}/${kept.id}`)).status).toBe(404);
    expect((await person.json<{ items: unknown[] }>(path)).items).toHaveLength(1);
  });

  it('another person sees nothing of it and gets 404', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const { id } = (await (await person.post(path, words)).json()) as { id: string };
    expect(await other.json(path)).toEqual({ items: [], nextCursor: null });
    expect(await other.json('/api/me/help')).toMatchObject({ reasons: [], plans: [] });
    expect((await other.delete(`${path}/${id}`)).status).toBe(404);
    expect((await person.json<{ items: unknown[] }>(path)).items).toHaveLength(1);
  });

  it('the same Idempotency-Key keeps it once', async () => {
    const [person, other] = [await app.person(), await app.person()];
    const key = { 'Idempotency-Key': '0190b6f4-3c1e-7e5c-8a35-5d3c3e0b1a11' };
    const answers = await Promise.all([1, 2, 3].map(() => person.post(path, words, key)));
    const ids = await Promise.all(answers.map(async answer => ((await answer.json()) as { id: string }).id));
    expect(new Set(ids).size).toBe(1);
    expect((await other.post(path, words, key)).status).toBe(201);
    expect((await person.json<{ items: unknown[] }>(path)).items).toHaveLength(1);
  });

  it.each([
    ['nothing', ' \n'],
    ['too much', 'x'.repeat(301)],
  ])('refuses %s', async (_name, text) => {
    const response = await (await app.person()).post(path, { ...words, [field]: text });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ path: field }] });
  });

  it('trims, and takes what a database can’t', async () => {
    const response = await (await app.person()).post(path, { ...words, [field]: '  a\u0000b ' });
    expect(await response.json()).toMatchObject({ [field]: 'ab' });
  });

  it(`keeps at most ${KEPT_MAX}`, async () => {
    const person = await app.person();
    for (let i = 0; i < KEPT_MAX; i++) expect((await person.post(path, words)).status).toBe(201);
    expect((await person.post(path, words)).status).toBe(409);
  });

  it('nothing of it is logged', async () => {
    const person = await app.person();
    await person.post(path, { ...words, [field]: 'canary-words' });
    await person.post(path, { ...words, [field]: 'canary-words'.repeat(100) });
    expect(app.logged).not.toContain('canary');
  });
});

describe('/api/me/help', () => {
  it('a stranger gets 401', async () => {
    expect((await app.visitor().get('/api/me/help')).status).toBe(401);
  });

  it('is empty for somebody new', async () => {
    expect(await (await app.person()).json('/api/me/help')).toEqual({
      reasons: [],
      plans: [],
      emergencyContact: null,
      country: null,
    });
  });

  it('has what the person keeps, and whom they would call', async () => {
    const [person, other] = [await app.person(), await app.person()];
    await person.post('/api/me/reasons', { text: 'Sleep' });
    await person.post('/api/me/plans', { trigger: 'it is Friday', response: 'I meet Ana' });
    await person.patch('/api/me', { country: 'IE' });
    await app.db
      .insert(userSettings)
      .values({ userId: person.id, emergencyName: 'Ana', emergencyPhone: '+353 1 234' });
    await app.db.insert(userSettings).values({ userId: other.id, emergencyName: 'Nobody to call' });
    expect(await person.json('/api/me/help')).toMatchObject({
      reasons: [{ text: 'Sleep' }],
      plans: [{ trigger: 'it is Friday', response: 'I meet Ana' }],
      emergencyContact: { name: 'Ana', phone: '+353 1 234' },
      country: 'IE',
    });
    expect(await other.json('/api/me/help')).toMatchObject({ emergencyContact: null });
  });
});

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addComment, addPost } from '../../../tests/builders.ts';
import { testApp } from '../../../tests/testApp.ts';
import { anonymousBlocks, blocks } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { hiddenFrom, prepareHiddenFrom } from './blocks.queries.ts';
import type { Block } from './moderation.schema.ts';

const app = testApp();
type Person = Awaited<ReturnType<typeof app.person>>;

const put = (person: Pick<Person, 'request'>, id: string) => person.request('PUT', `/api/blocks/${id}`);
const blockBy = (person: Pick<Person, 'post'>, targetType: string, targetId: string) =>
  person.post('/api/blocks', { targetType, targetId });
const listOf = async (person: Person) => (await person.json<{ items: Block[] }>('/api/blocks')).items;

it('a stranger gets 401', async () => {
  const visitor = app.visitor();
  expect((await visitor.get('/api/blocks')).status).toBe(401);
  expect((await blockBy(visitor, 'post', newId())).status).toBe(401);
  expect((await put(visitor, newId())).status).toBe(401);
  expect((await visitor.delete(`/api/blocks/${newId()}`)).status).toBe(401);
});

describe('by name', () => {
  it.each([
    ['blocked_id', 404],
    ['user_id', 401],
  ])('is no fault when the account under %s goes at that moment: %i', async (column, status) => {
    const [ada, ben] = [await app.person(), await app.person()];
    await app.db.execute(sql`create function leave() returns trigger language plpgsql as
      ${sql.raw(`$$ begin delete from users where id = new.${column}; return new; end $$`)}`);
    await app.db.execute(
      sql`create trigger leave before insert on blocks for each row execute function leave()`,
    );
    try {
      expect((await put(ada, ben.id)).status).toBe(status);
    } finally {
      await app.db.execute(sql`drop function leave cascade`);
    }
  });

  it('blocks and unblocks any number of times', async () => {
    const [ada, ben] = [await app.person(), await app.person({ name: 'Still Ash' })];
    for (let i = 0; i < 2; i += 1) expect((await put(ada, ben.id)).status).toBe(204);
    expect(await listOf(ada)).toEqual([
      {
        id: ben.id,
        person: { id: ben.id, fullName: 'Still Ash', avatarUrl: null },
        writtenAt: null,
        createdAt: '2026-03-10T12:00:00.000Z',
      },
    ]);
    for (let i = 0; i < 2; i += 1) expect((await ada.delete(`/api/blocks/${ben.id}`)).status).toBe(204);
    expect(await listOf(ada)).toEqual([]);
  });

  it('lists the newest first', async () => {
    const [ada, ben, eva] = [await app.person(), await app.person(), await app.person()];
    await put(ada, ben.id);
    app.setClock(new Date('2026-03-10T12:01:00Z'));
    await put(ada, eva.id);
    expect((await listOf(ada)).map(({ id }) => id)).toEqual([eva.id, ben.id]);
  });

  it('works both ways', async () => {
    const [ada, ben, eva] = [await app.person(), await app.person(), await app.person()];
    await put(ada, ben.id);
    expect(await hiddenFrom(app.db, ada.id)).toEqual({ people: [ben.id], anonymously: [] });
    expect(await hiddenFrom(app.db, ben.id)).toEqual({ people: [ada.id], anonymously: [] });
    await put(ben, ada.id);
    expect(await hiddenFrom(app.db, ada.id)).toEqual({ people: [ben.id], anonymously: [] });
    expect(await prepareHiddenFrom(app.db)([eva.id, ben.id, ada.id])).toEqual([
      { people: [], anonymously: [] },
      { people: [ada.id], anonymously: [] },
      { people: [ben.id], anonymously: [] },
    ]);
  });

  it('is nobody else’s business', async () => {
    const [ada, ben, eva] = [await app.person(), await app.person(), await app.person()];
    await put(ada, ben.id);
    await eva.delete(`/api/blocks/${ben.id}`);
    await ben.delete(`/api/blocks/${ada.id}`);
    expect(await listOf(ben)).toEqual([]);
    expect(await listOf(ada)).toHaveLength(1);
  });

  it('by something they wrote under their name is the same block', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const post = await addPost(app.db, ben.id);
    const first = await blockBy(ada, 'post', post);
    expect(first.status).toBe(200);
    const block = await first.json();
    expect(block).toMatchObject({ id: ben.id, person: { id: ben.id } });
    // By now the post has disappeared for Ada; a retry still gets its answer.
    expect(await (await blockBy(ada, 'post', post)).json()).toEqual(block);
    expect(await listOf(ada)).toEqual([block]);
  });
});

describe('of somebody who wrote without a name', () => {
  it('tells neither who it is nor by what else disappears', async () => {
    const [ada, ben] = [await app.person(), await app.person({ name: 'Canary Name' })];
    const post = await addPost(app.db, ben.id, { anonymous: true });
    const answer = await (await blockBy(ada, 'post', post)).text();
    const list = await (await ada.get('/api/blocks')).text();
    for (const text of [answer, list]) {
      expect(text).not.toContain(ben.id);
      expect(text).not.toContain('Canary');
    }
    expect(JSON.parse(answer)).toMatchObject({ person: null, writtenAt: '2026-03-10T11:00:00.000Z' });
    // What Ben writes under his name stays, or its going would name him.
    expect(await hiddenFrom(app.db, ada.id)).toEqual({ people: [], anonymously: [ben.id] });
    expect(await hiddenFrom(app.db, ben.id)).toEqual({ people: [ada.id], anonymously: [] });
    expect(await app.db.select().from(blocks)).toEqual([]);
  });

  it('is not changed by blocking them by name, which hides nothing they write without one', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    await put(ada, ben.id);
    expect((await hiddenFrom(app.db, ada.id)).anonymously).toEqual([]);
    const comment = await addComment(app.db, ben.id, await addPost(app.db, ada.id), { anonymous: true });
    expect((await blockBy(ada, 'comment', comment)).status).toBe(200);
    expect(await hiddenFrom(app.db, ada.id)).toEqual({ people: [ben.id], anonymously: [ben.id] });
    expect(await listOf(ada)).toHaveLength(2);
  });

  it('is one block for all they write so, ended by its own id and by nothing else', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const [one, two] = [
      await addPost(app.db, ben.id, { anonymous: true }),
      await addPost(app.db, ben.id, { anonymous: true }),
    ];
    await Promise.all([blockBy(ada, 'post', one), blockBy(ada, 'post', one), blockBy(ada, 'post', two)]);
    const [block, ...more] = await listOf(ada);
    expect(more).toEqual([]);
    await ada.delete(`/api/blocks/${ben.id}`);
    await ben.delete(`/api/blocks/${block?.id}`);
    expect(await listOf(ada)).toHaveLength(1);
    await ada.delete(`/api/blocks/${block?.id}`);
    expect(await listOf(ada)).toEqual([]);
    expect(await app.db.select().from(anonymousBlocks)).toEqual([]);
  });
});

it('refuses oneself, by id and by one’s own words', async () => {
  const ada = await app.person();
  expect((await put(ada, ada.id)).status).toBe(422);
  for (const anonymous of [true, false]) {
    expect((await blockBy(ada, 'post', await addPost(app.db, ada.id, { anonymous }))).status).toBe(422);
  }
});

it('knows nobody who is not there, and nothing one can’t see', async () => {
  const [ada, ben] = [await app.person(), await app.person()];
  expect((await put(ada, newId())).status).toBe(404);
  expect((await put(ada, 'me')).status).toBe(404);
  expect((await blockBy(ada, 'post', newId())).status).toBe(404);
  const hidden = await addPost(app.db, ben.id, { status: 'hidden' });
  expect((await blockBy(ada, 'post', hidden)).status).toBe(404);
  expect(await listOf(ada)).toEqual([]);
});

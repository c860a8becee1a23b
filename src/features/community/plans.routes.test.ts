import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { testApp } from '../../../tests/testApp.ts';
import { newId } from '../../shared/ids.ts';
import { undoFrom } from './community.rules.ts';
import { purgeDeleted } from './posts.queries.ts';

const app = testApp();

/** A query as a driver was given it, by name when it is prepared. */
type Asked = { text: string; values: unknown[] };
type Driver = { query(text: string, values: unknown[]): Promise<{ rows: Record<string, string>[] }> };

it('no statement of the community reads a whole table', async () => {
  const person = await app.person();
  const id = await fill(person.id);
  const driver = (app.db as unknown as { $client: Driver }).$client;
  const asked = await watched(driver, async () => {
    const post = `/api/posts/${id}`;
    const comment = await person.post(`${post}/comments`, { content: 'Hello.' });
    const { id: commentId } = (await comment.json()) as { id: string };
    for (const query of ['', '', `?cursor=${id}`, '?limit=20', `?limit=20&cursor=${id}`])
      expect((await person.get(`/api/posts${query}`)).status).toBe(200);
    // One who has blocked somebody, and whose own words are withheld, is answered by another statement.
    await app.db.execute(
      sql`insert into blocks select ${person.id}, id, now() from users where id <> ${person.id}`,
    );
    expect((await person.get('/api/posts')).status).toBe(200);
    await person.post('/api/posts', { title: 'Hello', content: 'Hello.' });
    for (const path of [post, `${post}/comments`, `${post}/comments?cursor=${newId()}`])
      await person.get(path);
    for (const method of ['PUT', 'DELETE']) await person.request(method, `${post}/like`);
    for (const path of [`${post}/comments/${commentId}`, post]) {
      expect((await person.delete(path)).status).toBe(204);
      expect((await person.post(`${path}/restore`)).status).toBe(200);
    }
    await purgeDeleted(app.db, undoFrom(new Date('2026-03-10T12:00:00Z')));
  });

  // What a post or an account takes along when it goes.
  const taken = [
    'delete from comments where post_id = $1',
    'delete from post_likes where post_id = $1',
    'delete from posts where user_id = $1',
    'delete from comments where user_id = $1',
    'delete from post_likes where user_id = $1',
  ].map(text => ({ text, values: [id] }));
  const plans: string[] = [];
  for (const { text, values } of [...asked, ...taken]) {
    const { rows } = await driver.query(`explain ${text}`, values);
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan, text).not.toMatch(/Seq Scan on (posts|comments|post_likes)/);
    plans.push(plan);
  }
  // Every way to a page was looked at: the kept one, its check, an older one, and one for a single person.
  for (const index of [
    'posts_public',
    'comments_post',
    'posts_withheld',
    'post_likes_user_id_post_id_pk',
    'posts_deleted',
  ])
    expect(plans.filter(plan => plan.includes(` ${index} on `)).length, index).toBeGreaterThan(0);
  expect(plans.filter(plan => /Tid Scan on users/.test(plan))).not.toEqual([]);
});

/** Runs something and notes each statement about posts, comments and likes that it gives to a driver. */
async function watched(driver: Driver, run: () => Promise<void>): Promise<Asked[]> {
  const asked = new Map<string, Asked>();
  const note = (text: string, values: unknown[] = []) => {
    if (/\b(posts|comments|post_likes)\b/.test(text) && !asked.has(text)) asked.set(text, { text, values });
  };
  const server = vi.spyOn(pg.Client.prototype, 'query');
  const embedded = vi.spyOn(driver, 'query');
  await run();
  for (const [query, values] of server.mock.calls as unknown as [
    string | { text: string; values?: [] },
    unknown[],
  ][])
    note(
      typeof query === 'string' ? query : query.text,
      values ?? (typeof query === 'string' ? [] : query.values),
    );
  for (const [text, values] of embedded.mock.calls) note(text, values);
  vi.restoreAllMocks();
  return [...asked.values()].filter(({ text }) => /^\s*(select|with|insert|update|delete)/i.test(text));
}

/** Enough of everything that reading all of a table would be slow, and of nobody's that nothing is everybody's. @returns one post of the person's */
async function fill(userId: string): Promise<string> {
  const id = newId();
  await app.db.execute(sql`
    insert into users (id, email, full_name) select gen_random_uuid(), n || '@example.org', 'Person ' || n from generate_series(1, 1000) n`);
  await app.db.execute(sql`insert into user_progress select id from users on conflict do nothing`);
  const people = sql`(select id, row_number() over () as n from users where id <> ${userId})`;
  await app.db.execute(sql`
    insert into posts (id, user_id, title, content, created_at)
    select ('019' || lpad(to_hex(posts.n), 9, '0') || '70008' || lpad('', 15, '0'))::uuid, people.id, 'Day', repeat('word ', 40), now()
    from generate_series(1, 4000) as posts (n) join ${people} as people on people.n = 1 + posts.n % 1000`);
  await app.db.execute(sql`
    insert into posts (id, user_id, title, content, created_at) values (${id}, ${userId}, 'Day', 'word', now())`);
  await app.db.execute(sql`
    insert into comments (id, post_id, user_id, content, created_at)
    select gen_random_uuid(), id, user_id, repeat('word ', 10), now() from posts, generate_series(1, 2)`);
  await app.db.execute(sql`
    insert into post_likes select people.id, posts.id, now()
    from posts join ${people} as people on people.n % 1000 = ascii(substr(posts.id::text, 12, 1)) % 20`);
  for (const table of ['users', 'user_progress', 'posts', 'comments', 'post_likes', 'blocks'])
    await app.db.execute(sql.raw(`analyze ${table}`));
  return id;
}

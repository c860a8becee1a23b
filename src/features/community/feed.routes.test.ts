import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addComment, addPost } from '../../../tests/builders.ts';
import { build, feedOf, someone, world } from '../../../tests/feedModel.ts';
import { testApp } from '../../../tests/testApp.ts';
import { blocks, posts, users } from '../../server/db/schema.ts';
import { newId } from '../../shared/ids.ts';
import { type Post, PostList } from './community.schema.ts';
import { setStatus } from './status.queries.ts';

const app = testApp();

type Person = Awaited<ReturnType<typeof app.person>>;
type Page = { items: Post[]; nextCursor: string | null };

const at = new Date('2026-03-10T11:00:00Z');
const ask = (person: Person, etag: string | null, path = '/api/posts') =>
  person.request('GET', path, undefined, { headers: { 'If-None-Match': etag ?? '' } });
const tagOf = async (person: Person) => (await person.get('/api/posts')).headers.get('etag');

describe('a page', () => {
  it('is newest first, with the newest three comments of each, newest first', async () => {
    const [ada, ben] = [await app.person({ name: 'Ada' }), await app.person({ name: 'Ben' })];
    const [older, newer] = [await addPost(app.db, ada.id), await addPost(app.db, ben.id)];
    const written: string[] = [];
    for (let i = 0; i < 5; i++) written.push(await addComment(app.db, i % 2 ? ada.id : ben.id, older));
    await ben.request('PUT', `/api/posts/${older}/like`);
    const { items, nextCursor } = PostList.parse(await ada.json('/api/posts'));
    expect(items.map(({ id }) => id)).toEqual([newer, older]);
    expect(nextCursor).toBeNull();
    expect(items[1]).toMatchObject({
      author: { id: ada.id, fullName: 'Ada' },
      mine: true,
      likes: 1,
      likedByMe: false,
      commentCount: 5,
    });
    expect(items[1]?.comments.map(({ id, mine }) => [id, mine])).toEqual([
      [written[4], false],
      [written[3], true],
      [written[2], false],
    ]);
    expect((await ben.json<Page>('/api/posts')).items[1]).toMatchObject({ likedByMe: true, mine: false });
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x'])('%s is refused', async query => {
    expect((await (await app.person()).get(`/api/posts?${query}`)).status).toBe(422);
  });

  it.each([50, 51])('has 50 of %i posts, and says whether there are more', async number => {
    const ada = await app.person();
    const rows = Array.from({ length: number }, () => ({ id: newId(), ...post(ada.id) }));
    await app.db.insert(posts).values(rows);
    const first = await ada.json<Page>('/api/posts');
    expect(first.items).toHaveLength(50);
    expect(first.nextCursor).toBe(number > 50 ? first.items.at(-1)?.id : null);
    const next = await ada.json<Page>(`/api/posts?cursor=${first.items.at(-1)?.id}`);
    expect(next).toMatchObject({ items: Array(number - 50).fill({}), nextCursor: null });
  });

  it('keeps words that look like its own keys as words', async () => {
    const ada = await app.person({ name: '"likedByMe":false' });
    const content = '","likedByMe":false,"mine":false,"x":" \\"mine\\":false \u2028 </script>';
    const id = await addPost(app.db, ada.id, { title: '"mine":false', content });
    await addComment(app.db, ada.id, id, { content });
    await ada.request('PUT', `/api/posts/${id}/like`);
    expect((await ada.json<Page>('/api/posts')).items).toMatchObject([
      { title: '"mine":false', content, mine: true, likedByMe: true, comments: [{ content, mine: true }] },
    ]);
  });
});

const post = (userId: string) => ({ userId, title: 'Day one', content: 'I start again.', createdAt: at });

describe('whatever there is', () => {
  it('everybody gets what they may see, marked as theirs, by every way to read it', async () => {
    const people = await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dan'].map(async name => Object.assign(await app.person({ name }), { name })),
    );
    await fc.assert(
      fc.asyncProperty(world, someone, async (there, reader) => {
        const ids = await build(app.db, there, people);
        const expected = feedOf(there, ids, reader, people);
        const me = people[reader] as Person;

        expect(await me.json('/api/posts')).toEqual({ items: expected, nextCursor: null });
        // Other numbers of posts are read by another statement, and older ones by a third.
        expect((await me.json<Page>('/api/posts?limit=49')).items).toEqual(expected);
        const cursor = ids[1]?.id ?? newId();
        const older = await me.json<Page>(`/api/posts?cursor=${cursor}`);
        expect(older.items).toEqual(expected.filter(({ id }) => id < cursor));
        for (const item of expected) expect(await me.json(`/api/posts/${item.id}`)).toEqual(item);
      }),
      { numRuns: 40 },
    );
  });

  it('reading on while others post, delete and comment repeats nothing and skips nothing', async () => {
    const [ada, ben] = [await app.person(), await app.person()];
    const actions = fc.array(fc.constantFrom('post', 'delete', 'comment', 'like'), { maxLength: 4 });
    const steps = fc.array(fc.record({ limit: fc.integer({ min: 1, max: 5 }), actions }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 15 }), steps, async (number, steps) => {
        await app.db.delete(posts);
        const there: string[] = [];
        for (let i = 0; i < number; i++) there.push(await addPost(app.db, ada.id));
        const deleted = new Set<string>();
        const seen: string[] = [];
        let cursor: string | null = '';
        for (let step = 0; cursor !== null; step++) {
          const { limit, actions } = steps[step % steps.length] ?? { limit: 50, actions: [] };
          const page: Page = await ben.json(`/api/posts?limit=${limit}${cursor && `&cursor=${cursor}`}`);
          seen.push(...page.items.map(({ id }) => id));
          cursor = page.nextCursor;
          for (const [i, action] of actions.entries()) {
            const target = there[(step * 7 + i * 3) % there.length] ?? '';
            if (action === 'post') await addPost(app.db, ben.id);
            if (action === 'comment') await addComment(app.db, ben.id, target);
            if (action === 'like') await ben.request('PUT', `/api/posts/${target}/like`);
            if (action === 'delete' && (await ada.delete(`/api/posts/${target}`)).ok) deleted.add(target);
          }
        }
        expect(seen).toEqual([...new Set(seen)].toSorted().reverse());
        const kept = there.filter(id => !deleted.has(id));
        expect(seen.filter(id => kept.includes(id))).toEqual(kept.toReversed());
      }),
      { numRuns: 15 },
    );
  });
});

describe('the tag of the newest page', () => {
  /** Everything that Ben can see change, with what Ada, Ben and Cleo wrote: `named` and `anonymous` are Ada's. */
  const changes: Record<string, (its: Scene) => Promise<unknown>> = {
    'a new post': ({ ada }) => ada.post('/api/posts', { title: 'New', content: 'Words' }),
    'a new comment': ({ ada, named }) => ada.post(`/api/posts/${named}/comments`, { content: 'New' }),
    'a like': ({ ada, named }) => ada.request('PUT', `/api/posts/${named}/like`),
    'a like taken back': ({ cleo, named }) => cleo.request('DELETE', `/api/posts/${named}/like`),
    'one’s own like': ({ ben, named }) => ben.request('PUT', `/api/posts/${named}/like`),
    'a deleted post': ({ ada, named }) => ada.delete(`/api/posts/${named}`),
    'a restored post': ({ ada, deleted }) => ada.post(`/api/posts/${deleted}/restore`),
    'a deleted comment': ({ cleo, named, comment }) => cleo.delete(`/api/posts/${named}/comments/${comment}`),
    'a restored comment': ({ cleo, named, deletedComment }) =>
      cleo.post(`/api/posts/${named}/comments/${deletedComment}/restore`),
    'a hidden post': ({ named }) => setStatus(app.db, { type: 'post', id: named }, 'hidden'),
    'an approved post': ({ held }) => setStatus(app.db, { type: 'post', id: held }, 'shown'),
    'a removed comment': ({ comment }) => setStatus(app.db, { type: 'comment', id: comment }, 'removed'),
    'one’s own post hidden': ({ own }) => setStatus(app.db, { type: 'post', id: own }, 'hidden'),
    'one’s own comment hidden': ({ ownComment }) =>
      setStatus(app.db, { type: 'comment', id: ownComment }, 'hidden'),
    'the name of an author': ({ ada }) => ada.patch('/api/me', { fullName: 'Ada Lovelace' }),
    'the name of who commented': ({ cleo }) => cleo.patch('/api/me', { fullName: 'Cleopatra' }),
    'a streak': ({ ada }) => ada.post('/api/check-ins'),
    'the streak of who commented': ({ cleo }) => cleo.post('/api/check-ins'),
    'a slip': ({ dan }) => dan.request('PUT', '/api/calendar/2026-03-10', { status: 'gambled' }),
    'a picture': ({ ada }) => set(ada, { avatarUrl: '/avatars/ada.webp' }),
    'a streak kept to oneself': ({ ada }) => set(ada, { shareProgress: false }),
    'a block': ({ ben, ada }) => ben.request('PUT', `/api/blocks/${ada.id}`),
    'a block by the other': ({ ben, cleo }) => cleo.request('PUT', `/api/blocks/${ben.id}`),
    'an account that goes with its posts': ({ gus }) => app.db.delete(users).where(eq(users.id, gus.id)),
    'an account that goes with its comments': ({ hal }) => app.db.delete(users).where(eq(users.id, hal.id)),
  };

  it('changes with everything that is shown', async () => {
    const people = await signUp();
    for (const [name, change] of Object.entries(changes)) {
      const its = await scene(people);
      const before = await its.ben.get('/api/posts');
      const etag = before.headers.get('etag');
      expect((await ask(its.ben, etag)).status, `before ${name}`).toBe(304);
      await change(its);
      const after = await ask(its.ben, etag);
      expect(after.status, name).toBe(200);
      expect(await after.text(), name).not.toBe(await before.text());
      expect((await ask(its.ben, after.headers.get('etag'))).status, `after ${name}`).toBe(304);
    }
  });

  /** What Ben can't see must not show in the tag either: it would tell who wrote what. */
  const others: Record<string, (its: Scene) => Promise<unknown>> = {
    'a held post': ({ ada }) => addPost(app.db, ada.id, { status: 'held' }),
    'a held comment': ({ ada, named }) => addComment(app.db, ada.id, named, { status: 'held' }),
    'the streak of somebody who wrote nothing': ({ eve }) => eve.post('/api/check-ins'),
    'the streak of somebody who wrote without a name': ({ fay }) => fay.post('/api/check-ins'),
    'the name of somebody who wrote without it': ({ fay }) => fay.patch('/api/me', { fullName: 'Fay Two' }),
    'what is private of an author': ({ ada }) => ada.patch('/api/me', { selectedCoach: 'mike' }),
    'a conversation with the coach': ({ ada }) => ada.post('/api/chat/messages', { content: 'hello' }),
    'a block of somebody who wrote without a name': ({ ben, fay }) =>
      ben.request('PUT', `/api/blocks/${fay.id}`),
    'a block between others': ({ ada, cleo }) => ada.request('PUT', `/api/blocks/${cleo.id}`),
  };

  it('is the same after everything else', async () => {
    const people = await signUp();
    for (const [name, change] of Object.entries(others)) {
      const its = await scene(people);
      const etag = await tagOf(its.ben);
      await change(its);
      expect((await ask(its.ben, etag)).status, name).toBe(304);
    }
  });

  it('is nobody else’s: what is marked as one’s own belongs to one person', async () => {
    const { ada, ben, cleo, fay, own } = await scene(await signUp());
    const tags = await Promise.all([ada, ben, cleo, fay].map(tagOf));
    expect(new Set(tags).size).toBe(4);
    await ben.request('PUT', `/api/posts/${own}/like`);
    expect(await tagOf(ben)).not.toBe(tags[1]);
  });

  it('is found in a list of tags, and when something that compressed it marked it as weak', async () => {
    const { ben } = await scene(await signUp());
    const etag = await tagOf(ben);
    expect((await ask(ben, `"other", ${etag}`)).status).toBe(304);
    expect((await ask(ben, `W/${etag}`)).status).toBe(304);
    expect((await ask(ben, '"other"')).status).toBe(200);
  });

  it('is there for older pages and for other numbers of posts', async () => {
    const { ben, named } = await scene(await signUp());
    for (const path of [`/api/posts?cursor=${named}`, '/api/posts?limit=2']) {
      const etag = (await ben.get(path)).headers.get('etag');
      expect((await ask(ben, etag, path)).status).toBe(304);
    }
  });

  async function signUp() {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'] as const;
    const people = await Promise.all(
      names.map(async name => [name.toLowerCase(), await app.person({ name })]),
    );
    return Object.fromEntries(people) as Record<Lowercase<(typeof names)[number]>, Person>;
  }

  async function scene(people: Awaited<ReturnType<typeof signUp>>) {
    const { ada, ben, cleo, dan, fay, gus, hal } = people;
    await app.db.delete(posts);
    await app.db.delete(blocks);
    await dan.post('/api/check-ins');
    const named = await addPost(app.db, ada.id);
    await addPost(app.db, dan.id);
    if (await app.db.$count(users, eq(users.id, gus.id))) await addPost(app.db, gus.id);
    await addPost(app.db, fay.id, { anonymous: true });
    const own = await addPost(app.db, ben.id);
    const held = await addPost(app.db, ada.id, { status: 'held' });
    const deleted = await addPost(app.db, ada.id, { deletedAt: new Date('2026-03-10T11:59:00Z') });
    const comment = await addComment(app.db, cleo.id, named);
    const ownComment = await addComment(app.db, ben.id, named);
    if (await app.db.$count(users, eq(users.id, hal.id))) await addComment(app.db, hal.id, own);
    const deletedComment = await addComment(app.db, cleo.id, named, {
      deletedAt: new Date('2026-03-10T11:59:00Z'),
    });
    await cleo.request('PUT', `/api/posts/${named}/like`);
    return { ...people, named, own, held, deleted, comment, ownComment, deletedComment };
  }
  type Scene = Awaited<ReturnType<typeof scene>>;

  const set = ({ id }: Person, values: Partial<typeof users.$inferInsert>) =>
    app.db.update(users).set(values).where(eq(users.id, id));
});

describe('many readers at once', () => {
  it('each get their own marks, while the page changes under them', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => app.person()));
    const ids = await Promise.all(people.map(({ id }) => addPost(app.db, id)));
    for (const [i, person] of people.entries())
      await person.request('PUT', `/api/posts/${ids[(i + 1) % 8]}/like`);
    const reading = Array.from({ length: 10 }, () =>
      people.map(async (person, i) => {
        const { items } = await person.json<Page>('/api/posts');
        expect(items.filter(({ mine }) => mine).map(({ id }) => id)).toEqual([ids[i]]);
        expect(items.filter(({ likedByMe }) => likedByMe).map(({ id }) => id)).toEqual([ids[(i + 1) % 8]]);
      }),
    ).flat();
    const writing = ids.map(async id => {
      for (let i = 0; i < 5; i++) await addComment(app.db, people[0]?.id ?? '', id);
    });
    await Promise.all([...reading, ...writing]);
  });
});

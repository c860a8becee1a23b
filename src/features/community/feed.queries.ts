import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { type HiddenAuthors, hiddenAuthors } from '../moderation/blocks.queries.ts';
import { constant } from './json.queries.ts';
import { authorOf, newestOf, notHidden, postJson, type Viewer, withheld, writerOf } from './shown.queries.ts';
import { NAMED } from './writers.rules.ts';

/** Posts on a page when nobody asks for another number. */
export const PAGE = 50;

/** A page of posts as the database made it. Lists of ids have commas between. */
export type FeedPage = {
  /** The JSON of the answer. */
  json: string;
  /** Of the posts, from the newest on. */
  ids: string;
  /** Who wrote each post and, after it, each of its comments; with `writerOf` for how. */
  writers: string;
  /** Whether there are older posts. */
  more: boolean;
};

/** What of a page is one person's own: likes, posts in which words of theirs are withheld, whose words they don't see. */
export type Reader = HiddenAuthors & { liked: string[]; withheld: string[] };

/** Sorts after every id. */
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * How to read a page for everyone, from the newest post older than `before` on, and what of it is one person's own. The
 * plan is made once: numbers are in its text, and everything beyond the choice of posts is a look-up by key.
 */
export function prepareReadPage(db: Database) {
  const before = sql`${sql.placeholder('before')}::uuid`;
  const page = sql`(${pageOf(newest(PAGE, sql`id < ${before}`), PAGE)}) as page`;
  const statement = db
    .select({ ...pageColumns, ...readerColumns })
    .from(sql`${page}, ${readerOf(sql`${sql.placeholder('userId')}::uuid`, before)}`)
    .prepare('feed_page');
  return async (userId: string, before: string): Promise<{ page: FeedPage; reader: Reader }> => {
    const row = one(await statement.execute({ userId, before }));
    return { page: row, reader: toReader(row) };
  };
}

/** Reads a page as one person sees it: without what they don't see, and with what of their own others don't see. */
export async function readPageFor(
  db: Database,
  viewer: Viewer,
  { limit, before = LAST }: { limit: number; before?: string },
): Promise<FeedPage> {
  const most = sql.raw(String(limit + 1));
  const older = sql`id < ${before}::uuid`;
  const others = newest(limit, sql`${older} and ${notHidden('posts', viewer)}`);
  const own = sql`select *, xmin as by from posts where ${withheld('posts', viewer.userId)} and ${older}
    order by id desc limit ${most}`;
  const both = sql`select * from ((${others}) union all (${own})) as posts order by id desc limit ${most}`;
  return one(await db.select(pageColumns).from(sql`(${pageOf(both, limit, viewer)}) as page`));
}

/**
 * What the rows behind a page were when it was made: the list of posts with the transactions that wrote their rows, and
 * the place of each author's rows with the transaction that wrote what is there. While all of that is the same, so is
 * the page: every change to a row is a new row, elsewhere, of a later transaction. Comments need no looking at, because a
 * change of theirs changes the counter of their post.
 */
export type Marks = {
  posts: string;
  usersAt: string;
  users: string;
  progressAt: string;
  progress: string;
};

const postMarks = sql<string>`(
  select coalesce(string_agg(id || ' ' || by, ',' order by id desc), '') from (${newest(PAGE)}) as posts)`;

/** How to read the newest page for everyone, with its marks. */
export function prepareReadNewest(db: Database) {
  const marks = sql`lateral (
    select coalesce(array_agg(users.ctid)::text, '{}') as users_at,
      coalesce(array_agg(users.xmin)::text, '{}') as users,
      coalesce(array_agg(user_progress.ctid)::text, '{}') as progress_at,
      coalesce(array_agg(user_progress.xmin)::text, '{}') as progress
    from (
      select distinct left(writer, -1)::uuid as id
      from unnest(string_to_array(writers, ',')) as writer where right(writer, 1) = ${constant(NAMED)}
    ) as people join users using (id) join user_progress on user_progress.user_id = id
  ) as marks`;
  const statement = db
    .select({
      ...pageColumns,
      posts: postMarks,
      usersAt: sql<string>`users_at`,
      users: sql<string>`users`,
      progressAt: sql<string>`progress_at`,
      progress: sql<string>`progress`,
    })
    .from(sql`(${pageOf(newest(PAGE), PAGE)}) as page, ${marks}`)
    .prepare('feed_newest');
  return async (): Promise<FeedPage & Marks> => one(await statement.execute());
}

/** How to find out whether the newest page is still what it was when its marks were made. */
export function prepareIsCurrent(db: Database) {
  const marksAt = (table: string, places: string) => sql<string>`(
    select coalesce(array_agg(by order by n)::text, '{}')
    from unnest(${sql.placeholder(places)}::text::tid[]) with ordinality as at (place, n),
      lateral (select xmin as by from ${sql.raw(table)} where ctid = place offset 0) as found)`;
  const statement = db
    .select({
      posts: postMarks,
      users: marksAt('users', 'usersAt'),
      progress: marksAt('user_progress', 'progressAt'),
    })
    .from(sql`(select) as nothing`)
    .prepare('feed_is_current');
  return async ({ usersAt, progressAt, ...marks }: Marks): Promise<boolean> => {
    const now = one(await statement.execute({ usersAt, progressAt }));
    return now.posts === marks.posts && now.users === marks.users && now.progress === marks.progress;
  };
}

/**
 * How to find what of the newest page is people's own, in the same order. Their ids are handed over as one text: for an
 * array, whose length changes the plan, PostgreSQL would plan anew each time, which takes longer than the work.
 */
export function prepareFindReaders(db: Database) {
  const asked = sql`string_to_table(${sql.placeholder('userIds')}, ',') with ordinality as asked (user_id, n)`;
  const statement = db
    .select(readerColumns)
    .from(sql`${asked}, ${readerOf(sql`asked.user_id::uuid`, sql`${LAST}::uuid`)}`)
    .orderBy(sql`n`)
    .prepare('feed_readers');
  return async (userIds: string[]): Promise<Reader[]> =>
    (await statement.execute({ userIds: userIds.join(',') })).map(toReader);
}

const readerColumns = {
  liked: sql<string>`liked`,
  withheld: sql<string>`withheld`,
  people: sql<string>`people`,
  anonymously: sql<string>`anonymously`,
};

/** The likes on a page are among the newest likes of posts as old as the page, however long ago they were given. */
const readerOf = (userId: SQL, before: SQL): SQL => sql`lateral (
  select
    (select coalesce(string_agg(post_id::text, ','), '') from (
      select post_id from post_likes where user_id = ${userId} and post_id < ${before}
      order by post_id desc limit ${sql.raw(String(PAGE))}
    ) as recent) as liked,
    (select coalesce(string_agg(post_id::text, ','), '') from (
      select id as post_id from posts where ${withheld('posts', userId)}
      union select post_id from comments where ${withheld('comments', userId)}
    ) as own) as withheld,
    people, anonymously
  from (
    select coalesce(string_agg(author::text, ',') filter (where not anonymous), '') as people,
      coalesce(string_agg(author::text, ',') filter (where anonymous), '') as anonymously
    from (${hiddenAuthors(userId)}) as hidden
  ) as hidden
) as reader`;

function toReader(row: Record<keyof Reader, string>): Reader {
  const { liked, withheld, people, anonymously } = row;
  const split = (list: string) => (list === '' ? [] : list.split(','));
  return {
    liked: split(liked),
    withheld: split(withheld),
    people: split(people),
    anonymously: split(anonymously),
  };
}

const pageColumns = {
  json: sql<string>`json`,
  ids: sql<string>`ids`,
  writers: sql<string>`writers`,
  more: sql<boolean>`more`,
};

/**
 * One page, which is chosen first, by one index, and only then joined. The database makes its JSON: for 50 posts with
 * their comments and authors that is far less work than to read 200 rows and to write them anew. Everything that is
 * joined is looked up for each post in turn, so the lists are in the order of the numbers; sorting them again, as
 * PostgreSQL would for `order by` in an aggregate, takes an eighth of the time.
 * @param chosen posts, one more than there is room for
 */
function pageOf(chosen: SQL, limit: number, viewer?: Viewer): SQL {
  const room = sql.raw(String(limit));
  const list = (value: SQL) => sql`coalesce(string_agg(${value}, ',') filter (where n <= ${room}), '')`;
  const next = sql`case when count(*) > ${room} then to_json(max(posts.id::text) filter (where n = ${room})) end`;
  return sql`
    select concat('{"items":[', ${list(postJson(viewer))}, '],"nextCursor":', coalesce(${next}, 'null'), '}') as json,
      ${list(sql`posts.id::text`)} as ids,
      ${list(sql`concat_ws(',', ${writerOf('posts')}, newest.writers)`)} as writers,
      count(*) > ${room} as more
    from (select *, row_number() over (order by id desc) as n from (${chosen}) as posts) as posts
      ${authorOf('posts')} ${newestOf(viewer)}`;
}

/** Public posts from the newest on, one more than there is room for. */
function newest(limit: number, where = sql`true`): SQL {
  return sql`select *, xmin as by from posts where is_public and ${where}
    order by id desc limit ${sql.raw(String(limit + 1))}`;
}

function one<T>([row]: T[]): T {
  if (!row) throw new Error('an aggregate gives one row');
  return row;
}

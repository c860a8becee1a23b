import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../server/db/schema.ts';
import { authorColumns } from '../account/author.queries.ts';
import type { HiddenAuthors } from '../moderation/blocks.queries.ts';
import { anonymousAuthor, NEWEST_COMMENTS } from './community.schema.ts';
import { constant, jsonObject, number, quoted, text, truth } from './json.queries.ts';
import { ANONYMOUS, NAMED } from './writers.rules.ts';

/** Who reads, and whose words they don't see. */
export type Viewer = HiddenAuthors & { userId: string };

type Table = 'posts' | 'comments';

/** The rows of either table that a person sees: what is public and, of their own, what is withheld from others. */
export const visible = (table: Table, viewer: Viewer): SQL =>
  sql`(is_public or ${withheld(table, viewer.userId)}) and ${notHidden(table, viewer)}`;

/** A person's own rows that wait for a moderator or were hidden by one. */
export function withheld(table: Table, userId: SQL | string): SQL {
  const row = sql.raw(table);
  return sql`(not ${row}.is_public and ${row}.user_id = ${userId} and ${row}.deleted_at is null
    and ${row}.status in ('held', 'hidden'))`;
}

/** The rows of anybody but those whose words the person does not see. */
export function notHidden(table: Table, { people, anonymously }: HiddenAuthors): SQL {
  const row = sql.raw(table);
  return sql`${row}.user_id <> all(case when ${row}.anonymous
    then ${sql.param(anonymously)}::uuid[] else ${sql.param(people)}::uuid[] end)`;
}

/**
 * The JSON of a comment as others get it, for a query of rows named `comments` beside `authorOf('comments')`.
 * @param viewer none when it is for everyone: `personal` in sharedPage.ts then marks what is somebody's own
 */
export const commentJson = (viewer?: Viewer): SQL =>
  jsonObject({
    id: quoted(sql`comments.id`),
    content: text(sql`comments.content`),
    createdAt: instant('comments'),
    author,
    mine: mine('comments', viewer),
    status: quoted(sql`comments.status`),
  });

/** The JSON of a post as others get it, for a query of rows named `posts` beside `authorOf` and `newestOf`. */
export const postJson = (viewer?: Viewer): SQL =>
  jsonObject({
    id: quoted(sql`posts.id`),
    title: text(sql`posts.title`),
    content: text(sql`posts.content`),
    createdAt: instant('posts'),
    mentionsBetting: truth(sql`posts.mentions_betting`),
    author,
    status: quoted(sql`posts.status`),
    likes: number(sql`posts.like_count`),
    likedByMe: liked(viewer),
    mine: mine('posts', viewer),
    commentCount: number(sql`posts.comment_count`),
    comments: sql`'[', newest.items, ']'`,
  });

/** The newest comments of each post: `items` is their JSON, `writers` says who wrote each. */
export const newestOf = (viewer?: Viewer): SQL => sql`
  left join lateral (
    select string_agg(${commentJson(viewer)}, ',') as items, string_agg(${writerOf('comments')}, ',') as writers
    from (
      select * from comments
      where post_id = posts.id and ${viewer ? visible('comments', viewer) : sql`is_public`}
      order by id desc limit ${sql.raw(String(NEWEST_COMMENTS))}
    ) as comments ${authorOf('comments')}
  ) as newest on true`;

/** Who wrote each row, unless they don't want to be known. `offset 0` makes it a look-up by key for each. */
export function authorOf(table: Table): SQL {
  const row = sql.raw(table);
  const json = jsonObject({
    id: quoted(sql`${users.id}`),
    fullName: text(sql`${users.fullName}`),
    avatarUrl: text(sql`${users.avatarUrl}`),
    currentStreak: number(authorColumns.currentStreak),
  });
  return sql`
    left join lateral (
      select ${json} as json from users join user_progress on user_progress.user_id = users.id
      where users.id = ${row}.user_id and not ${row}.anonymous
      offset 0
    ) as author on true`;
}

const author = sql`coalesce(author.json, ${constant(JSON.stringify(anonymousAuthor))})`;

/** Who wrote each row, and whether under their name, as `writers.rules.ts` reads it. */
export function writerOf(table: Table): SQL {
  const row = sql.raw(table);
  return sql`concat(${row}.user_id, case when ${row}.anonymous then ${constant(ANONYMOUS)} else ${constant(NAMED)} end)`;
}

/** As `Date.toISOString()` writes it. */
const instant = (table: Table): SQL =>
  quoted(sql`to_char(${sql.raw(table)}.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const mine = (table: Table, viewer: Viewer | undefined): SQL =>
  truth(viewer ? sql`(${sql.raw(table)}.user_id = ${viewer.userId})` : sql`false`);

const liked = (viewer: Viewer | undefined): SQL =>
  truth(
    viewer
      ? sql`exists (select from post_likes where user_id = ${viewer.userId} and post_id = posts.id)`
      : sql`false`,
  );

import { query } from '../lib/database.ts';
import { addPeople } from '../lib/people.ts';

/** Authors, of whom some are signed in and read. */
const PEOPLE = 10_000;
const READERS = 500;
/** Up to here a million comments; above, what still fills in a minute or two. A page has three of each post in any case. */
const COMMENTS = { upTo: 100_000, each: 10, eachAbove: 3 };

export type Reader = { userId: string; cookie: string };

/** `ids` are of posts all over the table: somewhere to read on from. */
export type Filled = { readers: Reader[]; ids: string[]; newest: string[] };

/**
 * Fills a migrated database with posts, a minute apart, their comments and likes. Needs the rights of a superuser, because
 * foreign keys and counters would take hours.
 */
export async function fill(database: string, authSecret: string, posts: number): Promise<Filled> {
  const cookies = await addPeople(database, authSecret, PEOPLE);
  const comments = posts > COMMENTS.upTo ? COMMENTS.eachAbove : COMMENTS.each;
  await query(
    database,
    `set session_replication_role = replica;
     create function id_at(at timestamptz, n int) returns uuid language sql as $$
       select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid
     $$;
     create temp table people as select id, row_number() over (order by email) - 1 as n from users;
     create index on people (n);
     analyze people;
     update user_progress set current_streak = n % 400 from people where people.id = user_id;
     update users set avatar_url = '/avatars/' || n || '.webp' from people where people.id = users.id;
     create temp table made as
       select n, timestamptz '2024-01-01' + n * interval '1 minute' as at, id_at(timestamptz '2024-01-01' + n * interval '1 minute', n) as id
       from generate_series(1, ${posts}) n;
     analyze made;
     insert into posts (id, user_id, title, content, created_at, like_count, comment_count)
       select made.id, people.id, 'Day ' || made.n % 400,
         'Day ' || made.n % 400 || '. ' || repeat('I stayed away from the betting app today and called my sponsor. ', 4),
         at, 5, ${comments}
       from made join people on people.n = made.n::bigint * 7919 % ${PEOPLE} order by made.n;
     insert into comments (id, post_id, user_id, content, created_at)
       select id_at(at, n * 16 + k), post_id, person, 'Proud of you, keep going.', at
       from (
         select made.n, k, made.id as post_id, people.id as person, at + k * k * interval '37 minutes' as at
         from made cross join generate_series(1, ${comments}) k
           join people on people.n = (made.n::bigint * 31 + k * 1009) % ${PEOPLE}
       ) as written order by at;
     insert into post_likes (user_id, post_id, created_at)
       select people.id, made.id, at from made cross join generate_series(1, 5) k
         join people on people.n = (made.n::bigint * 13 + k * 101) % ${PEOPLE};
     -- Each reader likes one in ten of the newest posts.
     insert into post_likes (user_id, post_id, created_at)
       select people.id, made.id, at from made join people on people.n < ${READERS} and (made.n + people.n) % 10 = 0
       where made.n > ${posts} - 200
       on conflict do nothing;
     update posts set like_count = found.likes
       from (select post_id, count(*) as likes from post_likes group by post_id) as found
       where id = post_id and like_count <> found.likes`,
  );
  await query(database, 'vacuum analyze');
  const tokens = cookies.slice(0, READERS).map(cookie => decodeURIComponent(cookie.split('=')[1] ?? ''));
  const readers = await query(
    database,
    `select user_id as "userId", token from sessions where token = any($1)`,
    [tokens.map(token => token.split('.')[0])],
  );
  const byToken = new Map(readers.map(({ userId, token }) => [token, userId]));
  const ids = await query(database, `select id from posts order by random() limit 10000`);
  const newest = await query(database, `select id from posts order by id desc limit 50`);
  return {
    readers: tokens.map((token, i) => ({
      userId: byToken.get(token.split('.')[0]),
      cookie: cookies[i] ?? '',
    })),
    ids: ids.map(({ id }) => id),
    newest: newest.map(({ id }) => id),
  };
}

// The reference: the least that a page of posts can be. No accounts (the reader is believed), no blocks, nothing withheld,
// no framework; one statement through a pool, whose text is sent as it comes. COMMENTS=on adds each post's newest three.
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c TimeZone=UTC' });

const author = (table: string) => `lateral (
  select users.id, full_name as "fullName", avatar_url as "avatarUrl", current_streak as "currentStreak"
  from users join user_progress on user_id = users.id where users.id = ${table}.user_id offset 0
) as author`;

const newest = `, coalesce((
  select json_agg(row_to_json(item)) from (
    select comments.id, content, created_at as "createdAt", author
    from (select * from comments where post_id = posts.id and is_public order by id desc limit 3) as comments, ${author('comments')}
  ) as item
), '[]') as comments`;

const text = `select coalesce(json_agg(item), '[]')::text as items from (
  select posts.id, title, content, posts.created_at as "createdAt", author, like_count as likes,
    post_likes.user_id is not null as "likedByMe", comment_count as "commentCount"
    ${process.env.COMMENTS === 'on' ? newest : ''}
  from (select * from posts where is_public and id < $2 order by id desc limit 50) as posts
    left join post_likes on post_likes.user_id = $1 and post_id = posts.id, ${author('posts')}
  order by posts.id desc
) as item`;

const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const server = createServer(async (request, response) => {
  const cursor = new URL(request.url ?? '', 'http://localhost').searchParams.get('cursor') ?? LAST;
  const values = [request.headers['x-user'], cursor];
  const { rows } = await pool.query({ name: 'page', text, values });
  const body = `{"items":${rows[0].items}}`;
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(Number(process.env.PORT), '127.0.0.1', 4096, () => console.log('ready'));

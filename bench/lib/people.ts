import { createHmac } from 'node:crypto';
import { signUp } from './cairn.ts';
import { query } from './database.ts';

/**
 * Makes people who are signed in, as sign-up would, but in one statement: a password's hash is slow by intent.
 * @returns the `Cookie` header of each one's session
 */
export async function addPeople(database: string, authSecret: string, number: number): Promise<string[]> {
  const rows = await query(
    database,
    `with people as (
       insert into users (id, email, full_name)
       select gen_random_uuid(), 'person-' || n || '@example.org', 'Person ' || n from generate_series(1, $1::int) n
       returning id
     ), progress as (
       insert into user_progress (user_id) select id from people
     )
     insert into sessions (id, user_id, token, expires_at)
     select gen_random_uuid(), id, replace(gen_random_uuid()::text, '-', ''), now() + interval '30 days' from people
     returning token`,
    [number],
  );
  await query(database, 'vacuum analyze');
  return rows.map(({ token }) => {
    const signature = createHmac('sha256', authSecret).update(token).digest('base64');
    return `cairn.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  });
}

/** Fails unless a session of ours is worth as much as that of somebody who signed up. */
export async function tryBoth(url: string, cookie: string): Promise<void> {
  for (const Cookie of [await signUp(url, 0), cookie]) {
    const response = await fetch(`${url}/api/progress`, { headers: { Cookie } });
    if (response.status !== 200) throw new Error(`/api/progress answered ${response.status}`);
    await response.arrayBuffer();
  }
}

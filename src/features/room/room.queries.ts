import { and, between, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/connect.ts';
import { blocks, rooms, supportMessages, userProgress, users } from '../../server/db/schema.ts';
import type { Reader } from '../../server/hub/source.ts';
import { newId } from '../../shared/ids.ts';
import { authorColumns } from '../account/author.queries.ts';
import { addNobody, NOBODY } from '../account/nobody.queries.ts';
import type { RoomMessage } from './room.schema.ts';

const ROOM = 'support';

/** The columns of a `RoomMessage`, for a query that joins `users` and `user_progress`. */
const shown = {
  id: supportMessages.id,
  seq: supportMessages.seq,
  message: supportMessages.message,
  createdAt: supportMessages.createdAt,
  author: authorColumns,
};

type Row = Omit<RoomMessage, 'createdAt'> & { createdAt: Date };
const toMessage = (row: Row): RoomMessage => ({ ...row, createdAt: row.createdAt.toISOString() });

/** What this person may read, newest first, before the number `before` when given. */
export async function listMessages(
  db: Database,
  userId: string,
  { limit, before }: { limit: number; before?: number },
): Promise<RoomMessage[]> {
  const hidden = sql`exists (select from ${blocks} where
    (${blocks.userId} = ${userId} and ${blocks.blockedId} = ${supportMessages.userId}) or
    (${blocks.blockedId} = ${userId} and ${blocks.userId} = ${supportMessages.userId}))`;
  const rows = await db
    .select(shown)
    .from(supportMessages)
    .innerJoin(users, eq(users.id, supportMessages.userId))
    .leftJoin(userProgress, eq(userProgress.userId, users.id))
    .where(
      and(
        isNull(supportMessages.removedAt),
        before === undefined ? undefined : lt(supportMessages.seq, before),
        sql`not ${hidden}`,
      ),
    )
    .orderBy(desc(supportMessages.seq))
    .limit(limit);
  return rows.map(toMessage);
}

export type NewMessage = { userId: string; message: string; idempotencyKey?: string; at: Date };

/**
 * How to store messages, all in one statement, and under the next numbers: whoever takes numbers keeps the others waiting
 * until its own are committed, and gives them back when it fails. A key that its author used before stores nothing.
 * @returns for each what is stored, now or then; undefined when its author's account is gone
 */
export function prepareAddMessages(db: Database) {
  const given = db.$with('given', {}).as(sql`
    select * from unnest(
      ${sql.placeholder('ids')}::uuid[], ${sql.placeholder('userIds')}::uuid[], ${sql.placeholder('messages')}::text[],
      ${sql.placeholder('keys')}::uuid[], ${sql.placeholder('instants')}::timestamptz[]
    ) with ordinality as given (id, user_id, message, idempotency_key, created_at, place)`);
  const fresh = db.$with('fresh', {}).as(sql`
    select distinct on (user_id, coalesce(idempotency_key, id)) * from given
    where exists (select from users where users.id = given.user_id)
    and not exists (
      select from support_messages stored
      where stored.user_id = given.user_id and stored.idempotency_key = given.idempotency_key
    )
    order by user_id, coalesce(idempotency_key, id), place`);
  const numbers = db.$with('numbers', {}).as(sql`
    insert into rooms (id, last_seq) select ${ROOM}, count(*) from fresh having count(*) > 0
    on conflict (id) do update set last_seq = rooms.last_seq + excluded.last_seq
    returning last_seq`);
  // Names that no table has: Drizzle does not say which table a column of a CTE is of.
  const columns = {
    newId: sql<string>`new_id`.as('new_id'),
    number: sql<number>`number`.as('number'),
    writer: sql<string>`writer`.as('writer'),
  };
  const added = db.$with('added', columns).as(sql`
    insert into support_messages (id, seq, user_id, message, idempotency_key, created_at)
    select id, last_seq - count(*) over () + row_number() over (order by place),
      user_id, message, idempotency_key, created_at
    from fresh, numbers
    returning id as new_id, seq as number, user_id as writer`);
  const statement = db
    .with(given, fresh, numbers, added)
    .select({ id: added.newId, seq: added.number, author: authorColumns })
    .from(added)
    .innerJoin(users, eq(users.id, added.writer))
    .leftJoin(userProgress, eq(userProgress.userId, users.id))
    .prepare('add_room_messages');

  async function add(messages: NewMessage[]): Promise<(RoomMessage | undefined)[]> {
    const ids = messages.map(() => newId());
    const rows = await statement.execute({
      ids,
      userIds: messages.map(({ userId }) => userId),
      messages: messages.map(({ message }) => message),
      keys: messages.map(({ idempotencyKey }) => idempotencyKey ?? null),
      instants: messages.map(({ at }) => at.toISOString()),
    });
    const found = new Map(rows.map(row => [row.id, row]));
    const stored = messages.map(({ message, at }, i): RoomMessage | undefined => {
      const row = found.get(ids[i] ?? '');
      return row && { ...row, message, createdAt: at.toISOString() };
    });
    const repeated = messages.filter(({ idempotencyKey }, i) => idempotencyKey && !stored[i]);
    if (repeated.length === 0) return stored;
    const earlier = await findByKey(db, repeated);
    return stored.map((message, i) => message ?? earlier.get(keyOf(messages[i])));
  }

  // Two processes that get the same key at once: one of them breaks off, and finds what the other has stored.
  return (messages: NewMessage[]) =>
    add(messages).catch(error => {
      if (error.cause?.code?.startsWith(INTEGRITY_VIOLATION)) return add(messages);
      throw error;
    });
}

const INTEGRITY_VIOLATION = '23';

const keyOf = (message?: { userId: string; idempotencyKey?: string | null }) =>
  `${message?.userId} ${message?.idempotencyKey}`;

/** Messages that were stored under a key of their author's, by author and key. */
async function findByKey(db: Database, repeated: NewMessage[]): Promise<Map<string, RoomMessage>> {
  const rows = await db
    .select({ ...shown, idempotencyKey: supportMessages.idempotencyKey })
    .from(supportMessages)
    .innerJoin(users, eq(users.id, supportMessages.userId))
    .leftJoin(userProgress, eq(userProgress.userId, users.id))
    .where(
      or(
        ...repeated.map(({ userId, idempotencyKey = '' }) =>
          and(eq(supportMessages.userId, userId), eq(supportMessages.idempotencyKey, idempotencyKey)),
        ),
      ),
    );
  return new Map(
    rows.map(({ idempotencyKey, ...row }) => [
      keyOf({ userId: row.author.id, idempotencyKey }),
      toMessage(row),
    ]),
  );
}

/**
 * Removes a message of this person for everyone and erases its text.
 * @returns the number of the removal; undefined when there is no such message
 */
export async function removeOwnMessage(
  db: Database,
  { userId, id, at }: { userId: string; id: string; at: Date },
): Promise<number | undefined> {
  return db.transaction(async tx => {
    const own = and(
      eq(supportMessages.id, id),
      eq(supportMessages.userId, userId),
      isNull(supportMessages.removedAt),
    );
    const [found] = await tx
      .select({ id: supportMessages.id })
      .from(supportMessages)
      .where(own)
      .for('update');
    if (!found) return undefined;
    const changeSeq = await takeNumber(tx);
    await tx.update(supportMessages).set({ message: '', removedAt: at, changeSeq }).where(own);
    return changeSeq;
  });
}

/** Carries out what a moderator decided about a message, in the decision's transaction. The text stays, for an appeal. */
export async function setMessageStatus(
  tx: Database,
  id: string,
  status: 'shown' | 'hidden' | 'removed',
): Promise<void> {
  const changeSeq = await takeNumber(tx);
  await tx
    .update(supportMessages)
    .set({ status, removedAt: status === 'shown' ? null : sql`now()`, changeSeq })
    .where(eq(supportMessages.id, id));
}

/**
 * Removes everything a person wrote and leaves the empty frames to nobody: only so do pages that are open, and those that
 * come back, learn that it is gone. To be called before the account goes, in the same transaction.
 */
export async function leaveRoom(tx: Database, userId: string, at: Date): Promise<void> {
  const own = await tx
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(eq(supportMessages.userId, userId))
    .for('update');
  if (own.length === 0) return;
  await addNobody(tx);
  const last = await takeNumber(tx, own.length);
  const ids = sql.param(own.map(({ id }) => id));
  await tx
    .update(supportMessages)
    .set({
      userId: NOBODY,
      message: '',
      idempotencyKey: null,
      // As if its author had removed it: no moderator can bring it back.
      status: 'shown',
      removedAt: at,
      changeSeq: sql`${last - own.length}::int + gone.place::int`,
    })
    .from(sql`unnest(${ids}::uuid[]) with ordinality as gone (id, place)`)
    .where(sql`${supportMessages.id} = gone.id`);
}

/**
 * Takes the room's next number, or as many as are wanted. Whoever else wants one waits until this transaction is over.
 * @returns the last of them
 */
async function takeNumber(tx: Database, count = 1): Promise<number> {
  const [room] = await tx
    .insert(rooms)
    .values({ id: ROOM, lastSeq: count })
    .onConflictDoUpdate({ target: rooms.id, set: { lastSeq: sql`${rooms.lastSeq} + ${count}` } })
    .returning({ number: rooms.lastSeq });
  if (!room) throw new Error('a room that gives no number');
  return room.number;
}

/** The last number that the room gave: everything up to it is committed. */
export async function lastNumber(db: Database): Promise<number> {
  const [room] = await db.select({ number: rooms.lastSeq }).from(rooms).where(eq(rooms.id, ROOM));
  return room?.number ?? 0;
}

/** A message as it is now, with what was done to it. */
export type Happening = { message: RoomMessage; removed: boolean; changeSeq: number | null };

/** Every message that was written, removed or brought back under the numbers `from` to `to`, both included. */
export async function listHappenings(db: Database, from: number, to: number): Promise<Happening[]> {
  const rows = await db
    .select({ ...shown, removedAt: supportMessages.removedAt, changeSeq: supportMessages.changeSeq })
    .from(supportMessages)
    .innerJoin(users, eq(users.id, supportMessages.userId))
    .leftJoin(userProgress, eq(userProgress.userId, users.id))
    .where(or(between(supportMessages.seq, from, to), between(supportMessages.changeSeq, from, to)));
  return rows.map(({ removedAt, changeSeq, ...row }) => ({
    message: toMessage(row),
    removed: removedAt !== null,
    changeSeq,
  }));
}

/** One for all: most people have nobody to hide from. */
const nobody: ReadonlySet<string> = new Set();

/**
 * How to find people as the room knows them, in the same order, each with the ids of those whom they don't see: a block hides
 * both from each other. Undefined where there is no such account.
 */
export function prepareFindReaders(db: Database) {
  const hidden = sql<string[] | null>`(
    select json_agg(id) from (
      select blocked_id as id from blocks where user_id = ${users.id}
      union all select user_id from blocks where blocked_id = ${users.id}
    ) as others)`;
  const statement = db
    .select({
      id: users.id,
      fullName: users.fullName,
      avatarUrl: users.avatarUrl,
      sharePresence: users.sharePresence,
      hidden,
    })
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('userIds')}::uuid[])`)
    .prepare('find_readers');
  return async (userIds: string[]) => {
    const rows = await statement.execute({ userIds });
    const found = new Map(
      rows.map(row => [row.id, { ...row, hidden: row.hidden ? new Set(row.hidden) : nobody }]),
    );
    return userIds.map((id): Reader | undefined => found.get(id));
  };
}

import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createRoute, z } from '@hono/zod-openapi';
import { batched } from '../../server/batch.ts';
import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import { requireNotSuspended } from '../../server/roles.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import type { Language } from '../../shared/language.ts';
import { refusal } from '../community/community.rules.ts';
import { raise } from '../moderation/items.queries.ts';
import { holdReason } from '../moderation/promotion.rules.ts';
import { isAtRisk } from '../safety/crisisCard.rules.ts';
import { crisisFor } from '../safety/safety.queries.ts';
import { listMessages, type NewMessage, prepareAddMessages, removeOwnMessage } from './room.queries.ts';
import { RoomMessages, SendRoomMessage, WrittenMessage } from './room.schema.ts';
import { said, unsaid } from './roomSource.ts';

/** The largest number of an `integer` of Postgres. */
const MOST_NUMBER = 2 ** 31 - 1;

const list = createRoute({
  method: 'get',
  path: '/support/messages',
  summary: 'What was said in the room, newest first',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.coerce.number().int().min(1).max(MOST_NUMBER).optional(),
    }),
  },
  responses: { 200: json(RoomMessages, 'A page of messages'), ...problems(401, 422) },
});

const send = createRoute({
  method: 'post',
  path: '/support/messages',
  summary: 'Say something to everyone in the room',
  description: 'Answered once it is stored for good. The same `Idempotency-Key` stores and tells it once.',
  request: {
    headers: z.object({ 'idempotency-key': z.uuid().optional() }),
    body: { ...json(SendRoomMessage, 'What the person says'), required: true },
  },
  responses: {
    201: json(WrittenMessage, 'The message as stored; `crisis` is for its author alone'),
    ...problems(401, 403, 422, 429),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/support/messages/{id}',
  summary: 'Take back one’s own message, for everyone',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'It is gone' }, ...problems(401, 404, 422, 429) },
});

const stream = createRoute({
  method: 'get',
  path: '/support/stream',
  summary: 'What happens in the room, as it happens',
  description:
    'Events: `message` (a message), `removed` `{id}`, `presence` `{count, people}` of those who have the room open, `hello` `{position, stream}` once everything missed has been told, `reload` `{position}` when that was too much and the list has to be read again, `ping` to be answered at `/support/presence`. `message`, `removed`, `hello` and `reload` carry the `id` to come back with.',
  request: {
    headers: z.object({ 'last-event-id': z.string().optional() }),
    query: z.object({ lastEventId: z.string().optional() }),
  },
  responses: {
    200: {
      description: 'Events without end',
      content: { 'text/event-stream': { schema: z.string() } },
    },
    ...problems(401, 422, 429),
  },
});

const beat = createRoute({
  method: 'post',
  path: '/support/presence',
  summary: 'Answer a `ping` of the stream',
  description: 'A client that has answered once and then lets a ping pass is taken for gone.',
  request: {
    body: {
      ...json(z.object({ stream: z.string().max(64) }), 'The stream, as `hello` named it'),
      required: true,
    },
  },
  responses: { 204: { description: 'Noted' }, ...problems(401, 422) },
});

/** Nothing can wait here for a moderator, as a post can: by then nobody would know what it answers. */
function refusePromotion(text: string, language: Language): void {
  const reason = holdReason(text);
  if (!reason) return;
  const message = refusal(reason, 'room', language);
  throw new Problem('invalid', { detail: message, errors: [{ path: 'message', message }] });
}

export function roomRoutes({ db, hub, limits, now, sessions }: Deps) {
  const router = createRouter();
  router.use('/support/*', requireSession(sessions));

  const add = prepareAddMessages(db);
  /** Whoever writes while others are being stored shares the next statement with all who do; everyone is told at once. */
  const say = batched(async (messages: NewMessage[]) => {
    const stored = await add(messages);
    hub.publish(stored.flatMap(message => (message ? [said(message)] : [])));
    return stored;
  });

  return router
    .openapi(list, async c => {
      const { limit, cursor } = c.req.valid('query');
      // Read first: what is said in the meantime is then told twice rather than never.
      const { position } = hub;
      const items = await listMessages(db, c.var.person.userId, { limit, before: cursor });
      const nextCursor = items.length === limit ? String(items.at(-1)?.seq) : null;
      return c.json({ items, nextCursor, position }, 200);
    })
    .openapi(send, async c => {
      const { person } = c.var;
      const at = now();
      requireNotSuspended(person, at);
      await limits.use('roomMessage', person.userId);
      const text = c.req.valid('json').message;
      refusePromotion(text, person.language);
      const crisis = await crisisFor(db, person, text);
      const message = await say({
        userId: person.userId,
        message: text,
        idempotencyKey: c.req.valid('header')['idempotency-key'],
        at,
      });
      if (!message) throw new Problem('unauthorized');
      if (isAtRisk(crisis?.level)) {
        const target = { targetType: 'message', targetId: message.id, authorId: person.userId } as const;
        await raise(db, { ...target, anonymous: false, at, priority: 'crisis' });
      }
      return c.json({ ...message, crisis }, 201);
    })
    .openapi(remove, async c => {
      const { userId } = c.var.person;
      await limits.use('write', userId);
      const { id } = c.req.valid('param');
      const number = await removeOwnMessage(db, { userId, id, at: now() });
      if (number === undefined) throw new Problem('notFound');
      hub.publish([unsaid({ id, author: userId }, number)]);
      return c.body(null, 204);
    })
    .openapi(stream, async c => {
      const { userId, sessionId } = c.var.person;
      const lastEventId = c.req.valid('header')['last-event-id'] ?? c.req.valid('query').lastEventId;
      await hub.open(c.env.outgoing, { userId, sessionId, lastEventId });
      return RESPONSE_ALREADY_SENT;
    })
    .openapi(beat, async c => {
      const { stream } = c.req.valid('json');
      if (!hub.beat(stream)) hub.beatElsewhere(stream);
      return c.body(null, 204);
    });
}

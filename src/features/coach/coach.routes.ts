import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { insist } from '../../server/db/insist.ts';
import type { Deps } from '../../server/deps.ts';
import { describeError, Problem, translated } from '../../server/errors.ts';
import { openEventStream } from '../../server/eventStream.ts';
import { languageOf } from '../../server/language.ts';
import { createRouter, json, problems, type RouteEnv } from '../../server/router.ts';
import { requireSession, type SignedIn } from '../../server/session.ts';
import { countryFor } from '../help/country.rules.ts';
import { helplinesFor } from '../help/helplines.rules.ts';
import { isAtRisk, stillSupportiveReply, supportiveReply } from '../safety/crisisCard.rules.ts';
import { detect } from '../safety/detector.rules.ts';
import { cardFor, findChatFlag } from '../safety/safety.queries.ts';
import { CrisisCard } from '../safety/safety.schema.ts';
import {
  addMessage,
  clearMessages,
  findMessage,
  findReply,
  listMessages,
  saveReply,
} from './coach.queries.ts';
import { ChatMessage, Coach, SendMessage } from './coach.schema.ts';
import { coachesIn, findCoach } from './coaches.ts';
import { fallbackReply, helplineLine } from './fallback.rules.ts';
import { languageNote, safetyNote } from './prompt.ts';
import { CONTEXT_MESSAGES, modelMessages, streamReply } from './reply.ts';
import { checkSafety } from './safetyCheck.ts';

const eventStream = {
  description:
    'Events: `message` (what the person wrote, as stored), `crisis` (a CrisisCard, when they may not be safe), `delta` `{text}` for each piece of the reply, then one `done` `{message, source}`. Closing the connection stops the reply; what was made of it is kept.',
  content: { 'text/event-stream': { schema: z.string() } },
};

const listCoaches = createRoute({
  method: 'get',
  path: '/coaches',
  summary: 'The four coaches',
  responses: { 200: json(z.object({ items: z.array(Coach), nextCursor: z.null() }), 'Every coach') },
});

const listHistory = createRoute({
  method: 'get',
  path: '/chat/messages',
  summary: 'The conversation, newest first',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.uuid().optional(),
    }),
  },
  responses: {
    200: json(
      z.object({
        items: z.array(ChatMessage),
        nextCursor: z.uuid().nullable(),
        crisis: CrisisCard.optional(),
      }),
      'A page of messages; with the newest, the card that stands until the conversation is cleared',
    ),
    ...problems(401, 422),
  },
});

const send = createRoute({
  method: 'post',
  path: '/chat/messages',
  summary: 'Say something to the coach and read the reply as it is made',
  request: {
    headers: z.object({ 'idempotency-key': z.uuid().optional() }),
    body: { ...json(SendMessage, 'What the person says'), required: true },
  },
  responses: { 200: eventStream, ...problems(401, 422, 429) },
});

const retry = createRoute({
  method: 'post',
  path: '/chat/messages/{id}/retry',
  summary: 'Ask for a new reply to a message, in place of an automatic or unfinished one',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: eventStream, ...problems(401, 404, 429) },
});

const clear = createRoute({
  method: 'delete',
  path: '/chat/messages',
  summary: 'Clear the conversation',
  responses: { 204: { description: 'Cleared' }, ...problems(401) },
});

export function coachRoutes(deps: Deps) {
  const { db, limits, now, sessions } = deps;
  const router = createRouter('notFound');
  router.use('/chat/*', requireSession(sessions));
  return router
    .openapi(listCoaches, c => {
      const items = coachesIn(languageOf(c.req.raw.headers));
      return c.json({ items, nextCursor: null }, 200);
    })
    .openapi(listHistory, async c => {
      const { person } = c.var;
      const { limit, cursor } = c.req.valid('query');
      const [items, flag] = await Promise.all([
        listMessages(db, person.userId, limit, cursor),
        cursor ? undefined : findChatFlag(db, person.userId),
      ]);
      const nextCursor = items.length === limit ? (items.at(-1)?.id ?? null) : null;
      const crisis = isAtRisk(flag) ? await cardFor(db, person, flag) : undefined;
      return c.json({ items, nextCursor, crisis }, 200);
    })
    .openapi(send, async c => {
      const { person } = c.var;
      await limits.use('chatMessage', person.userId);
      const { message, isNew } = await addMessage(db, {
        userId: person.userId,
        content: c.req.valid('json').content,
        coach: findCoach(person.selectedCoach).key,
        idempotencyKey: c.req.valid('header')['idempotency-key'],
        at: now(),
      });
      return answer(deps, c, message, isNew ? undefined : await findReply(db, person.userId, message.id));
    })
    .openapi(retry, async c => {
      const { person } = c.var;
      await limits.use('chatMessage', person.userId);
      const message = await findMessage(db, person.userId, c.req.valid('param').id);
      if (!message) throw new Problem('notFound');
      const reply = await findReply(db, person.userId, message.id);
      const finished = reply?.source === 'model' && !reply.cutOff;
      return answer(deps, c, message, finished ? reply : undefined);
    })
    .openapi(clear, async c => {
      await clearMessages(db, c.var.person.userId);
      return c.body(null, 204);
    });
}

/** Streams the reply to a stored message: the one that is stored already, or a new one. */
async function answer(
  deps: Deps,
  c: Context<RouteEnv>,
  message: ChatMessage,
  stored: ChatMessage | undefined,
): Promise<Response> {
  const { person, requestId } = c.var;
  const stream = openEventStream(c.env.outgoing);
  stream.send('message', message);
  // A reader who leaves closes the stream, and the half that was made still has to be stored.
  const work = finish().catch(error => {
    deps.log.error({ requestId, ...describeError(error) }, 'reply failed');
    stream.send('error', {
      title: translated('Something went wrong', person.language),
      detail: translated('Your message is stored. Please try again.', person.language),
    });
  });
  deps.background.add(work);
  await work;
  deps.background.delete(work);
  stream.end();
  return RESPONSE_ALREADY_SENT;

  async function finish(): Promise<void> {
    const earlier = await insist(() => listMessages(deps.db, person.userId, CONTEXT_MESSAGES, message.id));
    const card = await checkSafety(deps, person, message, earlier);
    if (card) stream.send('crisis', card);
    const reply = stored ?? (await makeReply(deps, { person, message, earlier, card, stream }));
    if (stored) stream.send('delta', { text: stored.content });
    stream.send('done', { message: reply, source: reply?.source ?? 'model' });
  }
}

type EventStream = ReturnType<typeof openEventStream>;

type Asked = {
  person: SignedIn;
  message: ChatMessage;
  /** Newest first. */
  earlier: ChatMessage[];
  card: CrisisCard | undefined;
  stream: EventStream;
};

/** Milliseconds that somebody who may not be safe waits for the first word of the model. */
const PATIENCE = 6_000;

/** Makes and stores a reply, the model's or the automatic one; null when there was nothing to keep. */
async function makeReply(
  { db, log, model, now }: Deps,
  { person, message, earlier, card, stream }: Asked,
): Promise<ChatMessage | null> {
  const coach = findCoach(person.selectedCoach);
  const risk = isAtRisk(card?.level) ? card.level : undefined;
  const note = [languageNote[person.language], risk && safetyNote(risk)].filter(Boolean).join('\n\n');
  const { text, state } = await streamReply(model, log, {
    messages: modelMessages(coach, earlier.toReversed(), message.content, note),
    onText: piece => stream.send('delta', { text: piece }),
    signal: stream.closed,
    patience: risk && PATIENCE,
  });
  const about = { userId: person.userId, replyTo: message.id, coach: coach.key };
  // The words have been read: that hundreds of others wait for the database, too, must not take them back.
  const save = (content: string, source: 'model' | 'fallback', cutOff = false) =>
    insist(() => saveReply(db, { ...about, content, source, cutOff, at: now() }));
  const left = stream.closed.aborted;
  // Half a sentence is no answer to somebody who may not be safe.
  const automatic = state === 'unavailable' || (state === 'cut off' && risk !== undefined);
  if (state === 'complete' && !risk && detect(message.content).distress) {
    const line = linesOf(person);
    const toAdd = line && !earlier.some(({ content }) => content.includes(line)) ? `\n\n${line}` : '';
    if (toAdd) stream.send('delta', { text: toAdd });
    return save(text + toAdd, 'model');
  }
  if (!automatic || (left && text)) return save(text, 'model', state === 'cut off');
  if (left) return null;

  // An empty answer is no beginning of one.
  const half = text.trim() ? `${text}…\n\n` : '';
  const words = automaticReply({ person, message, card, coach: coach.name, now: now() });
  stream.send('delta', { text: half ? half.slice(text.length) + words : words });
  return save(half + words, 'fallback');
}

type Automatic = Pick<Asked, 'person' | 'message' | 'card'> & { coach: string; now: Date };

function automaticReply({ person, message, card, coach, now }: Automatic): string {
  const { timeZone, language } = person;
  const { content } = message;
  if (isAtRisk(card?.level))
    return (isAtRisk(detect(content).level) ? supportiveReply : stillSupportiveReply)[language];
  const words = fallbackReply({ text: content, now, timeZone, coachName: coach, language });
  return [words, linesOf(person)].filter(Boolean).join('\n\n');
}

/** The lines of a person's country, in words; where nothing tells it, those that the interface has by default. */
function linesOf({ country, timeZone, language }: SignedIn): string {
  const lines = helplinesFor(countryFor(country, { languages: ['en-US'], timeZone }), language);
  return helplineLine(lines, language);
}

import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import { NewAppeal, Notice } from './moderation.schema.ts';
import { addAppeal, countUnseen, findNotice, listNotices, markSeen } from './notices.queries.ts';

const list = createRoute({
  method: 'get',
  path: '/me/notices',
  summary: 'What moderators decided about the person’s own words, newest first',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(20),
      cursor: z.uuid().optional(),
    }),
  },
  responses: {
    200: json(
      z.object({ items: z.array(Notice), nextCursor: z.uuid().nullable(), unseen: z.int() }),
      'A page of notices, and how many have not been seen',
    ),
    ...problems(401, 422),
  },
});

const see = createRoute({
  method: 'put',
  path: '/me/notices/seen',
  summary: 'Mark notices as seen, up to and with one of them',
  request: { body: { ...json(z.object({ upTo: z.uuid() }), 'The newest that was seen'), required: true } },
  responses: { 204: { description: 'Seen' }, ...problems(401, 422) },
});

const appeal = createRoute({
  method: 'post',
  path: '/me/notices/{id}/appeal',
  summary: 'Ask moderators to look at a decision again, once',
  request: {
    params: z.object({ id: z.uuid() }),
    body: { ...json(NewAppeal, 'Why the person sees it differently'), required: true },
  },
  responses: {
    200: json(Notice, 'Appealed before, in the same words'),
    201: json(Notice, 'Appealed'),
    ...problems(401, 404, 409, 422, 429),
  },
});

export function noticeRoutes({ db, limits, now, sessions }: Deps) {
  const router = createRouter('notFound');
  for (const path of ['/me/notices', '/me/notices/*']) router.use(path, requireSession(sessions));
  return router
    .openapi(list, async c => {
      const { person } = c.var;
      const { limit, cursor } = c.req.valid('query');
      const found = await listNotices(db, person, { before: cursor, limit: limit + 1, now: now() });
      const items = found.slice(0, limit);
      const nextCursor = found.length > limit ? (items.at(-1)?.id ?? null) : null;
      return c.json({ items, nextCursor, unseen: await countUnseen(db, person.userId) }, 200);
    })
    .openapi(see, async c => {
      await markSeen(db, c.var.person.userId, c.req.valid('json').upTo, now());
      return c.body(null, 204);
    })
    .openapi(appeal, async c => {
      const { person } = c.var;
      await limits.use('appeal', person.userId);
      const { id } = c.req.valid('param');
      const { text } = c.req.valid('json');
      const at = now();
      const notice = await findNotice(db, person, id, at);
      if (!notice) throw new Problem('notFound');
      if (!notice.appeal && !notice.canAppeal) {
        throw new Problem('conflict', {
          detail: 'This decision does not hold any more, or can’t be appealed.',
        });
      }
      const isNew = await addAppeal(db, { noticeId: id, userId: person.userId, text, at });
      const appealed = await findNotice(db, person, id, at);
      if (!appealed) throw new Problem('notFound');
      if (isNew) return c.json(appealed, 201);
      if (appealed.appeal?.text === text) return c.json(appealed, 200);
      throw new Problem('conflict', {
        detail: 'You have appealed this decision already, and can do so once.',
      });
    });
}

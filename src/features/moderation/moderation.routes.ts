import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import { requireModerator } from '../../server/roles.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import { listAudit, readAudit } from './audit.queries.ts';
import { decide } from './decisions.queries.ts';
import { AuditEntry, NewAction, QueueItem, TargetType } from './moderation.schema.ts';
import { countOpen, listQueue, type QueueKey } from './queue.queries.ts';

const DAY = 24 * 60 * 60 * 1000;
const LONGEST_SUSPENSION = 366 * DAY;

const readQueue = createRoute({
  method: 'get',
  path: '/moderation/queue',
  summary: 'What waits for a moderator, the most urgent first',
  description: 'For moderators. What was raised for a crisis has that priority and nothing else about it.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      cursor: z.string().max(300).optional(),
    }),
  },
  responses: {
    200: json(
      z.object({ items: z.array(QueueItem), nextCursor: z.string().nullable(), open: z.int() }),
      'A page of the queue, and how much waits in all',
    ),
    ...problems(401, 403, 422),
  },
});

const act = createRoute({
  method: 'post',
  path: '/moderation/actions',
  summary: 'Decide about something or somebody',
  description:
    'For moderators. What is so already is answered with the act that made it so; what somebody has decided otherwise meanwhile is a conflict.',
  request: {
    headers: z.object({ 'idempotency-key': z.uuid().optional() }),
    body: { ...json(NewAction, 'The decision'), required: true },
  },
  responses: {
    200: json(AuditEntry, 'The act as it was recorded'),
    ...problems(401, 403, 404, 409, 422, 429),
  },
});

const readAuditTrail = createRoute({
  method: 'get',
  path: '/moderation/audit',
  summary: 'Everything moderators did, newest first',
  description: 'For moderators. Nothing of it can be changed or deleted.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.uuid().optional(),
      targetType: TargetType.optional(),
      targetId: z.uuid().optional(),
    }),
  },
  responses: {
    200: json(z.object({ items: z.array(AuditEntry), nextCursor: z.uuid().nullable() }), 'A page of it'),
    ...problems(401, 403, 422),
  },
});

export function moderationRoutes({ config, db, hub, limits, now, sessions }: Deps) {
  const router = createRouter();
  router.use('/moderation/*', requireSession(sessions), requireModerator(config));
  return router
    .openapi(readQueue, async c => {
      const { userId: moderatorId } = c.var.person;
      const { limit, cursor } = c.req.valid('query');
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const { items, last } = await listQueue(db, config.authSecret, {
        moderatorId,
        after,
        limit,
        now: now(),
      });
      const nextCursor = last ? Buffer.from(JSON.stringify(last)).toString('base64url') : null;
      return c.json({ items, nextCursor, open: await countOpen(db, moderatorId) }, 200);
    })
    .openapi(act, async c => {
      const { userId: moderatorId } = c.var.person;
      await limits.use('write', moderatorId);
      const at = now();
      const { until, ...input } = c.req.valid('json');
      const end = until === undefined ? null : suspensionEnd(new Date(until), at);
      const idempotencyKey = c.req.valid('header')['idempotency-key'];
      const id = await decide(db, { ...input, until: end, moderatorId, idempotencyKey, at });
      if (input.targetType === 'message') await hub.catchUp();
      return c.json(await readAudit(db, config.authSecret, id), 200);
    })
    .openapi(readAuditTrail, async c => {
      const { limit, cursor, ...filter } = c.req.valid('query');
      const found = await listAudit(db, config.authSecret, { ...filter, before: cursor, limit: limit + 1 });
      const items = found.slice(0, limit);
      return c.json({ items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null }, 200);
    });
}

function suspensionEnd(until: Date, now: Date): Date {
  const length = until.getTime() - now.getTime();
  if (length > 0 && length <= LONGEST_SUSPENSION) return until;
  const message = 'A suspension ends after now, and within a year.';
  throw new Problem('invalid', { errors: [{ path: 'until', message }] });
}

const Key = z.object({
  urgency: z.int(),
  reports: z.int(),
  openedAt: z.iso.datetime(),
  id: z.uuid(),
}) satisfies z.ZodType<QueueKey>;

function readCursor(cursor: string): QueueKey {
  try {
    return Key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new Problem('invalid', {
      errors: [{ path: 'cursor', message: 'This is no cursor of the queue.' }],
    });
  }
}

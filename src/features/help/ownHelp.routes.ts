import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import {
  addPlan,
  addReason,
  findEmergencyContact,
  listPlans,
  listReasons,
  removePlan,
  removeReason,
} from './ownHelp.queries.ts';
import { NewPlan, NewReason, OwnHelp, Plan, Reason } from './ownHelp.schema.ts';

const readOwnHelp = createRoute({
  method: 'get',
  path: '/me/help',
  summary: 'What Help now shows of the person: reasons, plans, emergency contact, country',
  responses: { 200: json(OwnHelp, 'Nobody else can read it'), ...problems(401) },
});

const list = <S extends z.ZodType>(item: S) => z.object({ items: z.array(item), nextCursor: z.null() });
const headers = z.object({ 'idempotency-key': z.uuid().optional() });
const params = z.object({ id: z.uuid() });

const readReasons = createRoute({
  method: 'get',
  path: '/me/reasons',
  summary: 'The person’s reasons to stop, newest first',
  responses: { 200: json(list(Reason), 'All of them'), ...problems(401) },
});

const createReason = createRoute({
  method: 'post',
  path: '/me/reasons',
  summary: 'Keep a reason',
  request: { headers, body: { ...json(NewReason, 'The reason'), required: true } },
  responses: { 201: json(Reason, 'The reason as it is kept'), ...problems(401, 409, 422, 429) },
});

const deleteReason = createRoute({
  method: 'delete',
  path: '/me/reasons/{id}',
  summary: 'Remove a reason',
  request: { params },
  responses: { 204: { description: 'Gone' }, ...problems(401, 404, 422) },
});

const readPlans = createRoute({
  method: 'get',
  path: '/me/plans',
  summary: 'The person’s if-then plans, newest first',
  responses: { 200: json(list(Plan), 'All of them'), ...problems(401) },
});

const createPlan = createRoute({
  method: 'post',
  path: '/me/plans',
  summary: 'Keep an if-then plan',
  request: { headers, body: { ...json(NewPlan, 'The plan'), required: true } },
  responses: { 201: json(Plan, 'The plan as it is kept'), ...problems(401, 409, 422, 429) },
});

const deletePlan = createRoute({
  method: 'delete',
  path: '/me/plans/{id}',
  summary: 'Remove an if-then plan',
  request: { params },
  responses: { 204: { description: 'Gone' }, ...problems(401, 404, 422) },
});

/** What a person keeps for their own hard hours. */
export function ownHelpRoutes({ db, limits, now, sessions }: Deps) {
  const router = createRouter();
  for (const path of ['/me/help', '/me/reasons', '/me/reasons/*', '/me/plans', '/me/plans/*'])
    router.use(path, requireSession(sessions));

  async function writing(userId: string, idempotencyKey: string | undefined) {
    await limits.use('write', userId);
    return { userId, idempotencyKey, at: now() };
  }

  return router
    .openapi(readOwnHelp, async c => {
      const { userId, country } = c.var.person;
      const [reasons, plans, emergencyContact] = await Promise.all([
        listReasons(db, userId),
        listPlans(db, userId),
        findEmergencyContact(db, userId),
      ]);
      return c.json({ reasons, plans, emergencyContact, country }, 200);
    })
    .openapi(readReasons, async c =>
      c.json({ items: await listReasons(db, c.var.person.userId), nextCursor: null }, 200),
    )
    .openapi(createReason, async c => {
      const by = await writing(c.var.person.userId, c.req.valid('header')['idempotency-key']);
      return c.json(await addReason(db, by, c.req.valid('json')), 201);
    })
    .openapi(deleteReason, async c => {
      if (!(await removeReason(db, c.var.person.userId, c.req.valid('param').id)))
        throw new Problem('notFound');
      return c.body(null, 204);
    })
    .openapi(readPlans, async c =>
      c.json({ items: await listPlans(db, c.var.person.userId), nextCursor: null }, 200),
    )
    .openapi(createPlan, async c => {
      const by = await writing(c.var.person.userId, c.req.valid('header')['idempotency-key']);
      return c.json(await addPlan(db, by, c.req.valid('json')), 201);
    })
    .openapi(deletePlan, async c => {
      if (!(await removePlan(db, c.var.person.userId, c.req.valid('param').id)))
        throw new Problem('notFound');
      return c.body(null, 204);
    });
}

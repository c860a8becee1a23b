import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import { addDevice, listSubscriptions, removeDevice } from './reminders.queries.ts';
import { NewDevice, Push } from './reminders.schema.ts';

const readPush = createRoute({
  method: 'get',
  path: '/me/push',
  summary: 'The key to subscribe with, and the browsers that get reminders',
  responses: { 200: json(Push, 'Key and browsers'), ...problems(401) },
});

const addOne = createRoute({
  method: 'post',
  path: '/me/push',
  summary: 'Send reminders to this browser',
  request: { body: { ...json(NewDevice, 'The browser’s push subscription'), required: true } },
  responses: { 200: json(Push, 'Key and browsers'), ...problems(401, 422, 429) },
});

const removeOne = createRoute({
  method: 'delete',
  path: '/me/push/{id}',
  summary: 'Send no more reminders to a browser',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: json(Push, 'Key and browsers'), ...problems(401, 404) },
});

export function reminderRoutes({ db, limits, now, pushKey, sessions }: Deps) {
  const router = createRouter('notFound');
  router.use('/me/push/*', requireSession(sessions));
  return router
    .openapi(readPush, async c => c.json(await pushOf(c.var.person.userId), 200))
    .openapi(addOne, async c => {
      const { userId } = c.var.person;
      await limits.use('write', userId);
      await addDevice(db, userId, c.req.valid('json'), now());
      return c.json(await pushOf(userId), 200);
    })
    .openapi(removeOne, async c => {
      const { userId } = c.var.person;
      if (!(await removeDevice(db, userId, c.req.valid('param').id))) throw new Problem('notFound');
      return c.json(await pushOf(userId), 200);
    });

  async function pushOf(userId: string): Promise<Push> {
    const devices = await listSubscriptions(db, userId);
    return {
      publicKey: pushKey,
      devices: devices.map(({ id, label, createdAt }) => ({ id, label, createdAt: createdAt.toISOString() })),
    };
  }
}

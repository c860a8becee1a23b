import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import type { Auth } from './account.auth.ts';
import { findSessionToken, listSessions } from './account.queries.ts';
import { OwnSession } from './account.schema.ts';

const list = createRoute({
  method: 'get',
  path: '/me/sessions',
  summary: 'Where the person is signed in, newest first',
  responses: {
    200: json(z.object({ items: z.array(OwnSession), nextCursor: z.null() }), 'Every session'),
    ...problems(401),
  },
});

const end = createRoute({
  method: 'delete',
  path: '/me/sessions/{id}',
  summary: 'Sign out elsewhere',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Signed out there' }, ...problems(401, 404) },
});

export function ownSessionRoutes({ db, now, sessions }: Deps, auth: Auth) {
  const router = createRouter('notFound');
  router.use('/me/sessions/*', requireSession(sessions));
  return router
    .openapi(list, async c => {
      const { userId, sessionId } = c.var.person;
      const rows = await listSessions(db, userId, now());
      const items = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        device: userAgent ?? '',
        current: id === sessionId,
        createdAt: createdAt.toISOString(),
        lastUsedAt: updatedAt.toISOString(),
      }));
      return c.json({ items, nextCursor: null }, 200);
    })
    .openapi(end, async c => {
      const token = await findSessionToken(db, c.var.person.userId, c.req.valid('param').id);
      if (!token) throw new Problem('notFound');
      // Through Better Auth, so that whatever hangs on the end of a session happens.
      await (await auth.$context).internalAdapter.deleteSession(token);
      return c.body(null, 204);
    });
}

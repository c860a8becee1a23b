import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import type { Auth } from './account.auth.ts';
import { toMe } from './account.routes.ts';
import { Me } from './account.schema.ts';
import { deleteAccount } from './deleteAccount.ts';
import { setDeletion } from './deletion.queries.ts';
import { reauthenticate } from './reauthenticate.ts';

/** Milliseconds in which a person can take it back. */
const GRACE = 7 * 24 * 60 * 60 * 1000;

const remove = createRoute({
  method: 'delete',
  path: '/me',
  summary: 'Delete the account and everything in it: in a week, or now',
  request: {
    body: {
      ...json(
        z.object({ password: z.string().optional(), now: z.boolean().default(false) }),
        'Proof, and when',
      ),
      required: true,
    },
  },
  responses: {
    200: json(Me, 'It will be deleted: `deleteAfter` tells when'),
    204: { description: 'It is deleted' },
    ...problems(401, 403, 422, 429),
  },
});

const keep = createRoute({
  method: 'post',
  path: '/me/keep',
  summary: 'Keep the account after all',
  responses: { 200: json(Me, 'The account as it now is'), ...problems(401) },
});

export function deletionRoutes(deps: Deps, auth: Auth) {
  const { config, db, limits, now, sessions } = deps;
  const router = createRouter();
  router.use('/me', requireSession(sessions));
  router.use('/me/keep', requireSession(sessions));
  return router
    .openapi(remove, async c => {
      const { person } = c.var;
      const { password, now: atOnce } = c.req.valid('json');
      await limits.use('resetAccount', person.userId);
      await reauthenticate(auth, c.req.raw.headers, password);
      const { internalAdapter } = await auth.$context;
      if (atOnce) {
        // Before its rows go, so that open streams end.
        await internalAdapter.deleteUserSessions(person.userId);
        await deleteAccount(deps, person.userId);
        return c.body(null, 204);
      }
      const deleteAfter = new Date(now().getTime() + GRACE);
      await setDeletion(db, person.userId, deleteAfter);
      return c.json(toMe({ ...person, deleteAfter }, config), 200);
    })
    .openapi(keep, async c => {
      await setDeletion(db, c.var.person.userId, null);
      return c.json(toMe({ ...c.var.person, deleteAfter: null }, config), 200);
    });
}

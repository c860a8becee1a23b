import { createRoute, z } from '@hono/zod-openapi';
import { APIError } from 'better-auth/api';
import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import type { Auth } from './account.auth.ts';
import { OwnPasskey, PasskeyName } from './account.schema.ts';
import { deletePasskey, listPasskeys } from './passkeys.queries.ts';
import { reauthenticate } from './reauthenticate.ts';

/** What goes between a browser's passkeys and the server, in the forms of WebAuthn. */
const WebAuthn = z.record(z.string(), z.unknown());

const list = createRoute({
  method: 'get',
  path: '/me/passkeys',
  summary: 'The person’s passkeys, newest first',
  responses: {
    200: json(z.object({ items: z.array(OwnPasskey), nextCursor: z.null() }), 'Every passkey'),
    ...problems(401),
  },
});

const begin = createRoute({
  method: 'post',
  path: '/me/passkeys/options',
  summary: 'Begin to add a passkey: what the browser needs to make one',
  request: { body: { ...json(z.object({ password: z.string().optional() }), 'Proof'), required: true } },
  responses: {
    200: json(WebAuthn, 'Options for navigator.credentials.create, for five minutes'),
    ...problems(401, 403, 422, 429),
  },
});

const add = createRoute({
  method: 'post',
  path: '/me/passkeys',
  summary: 'Add the passkey that the browser made',
  request: {
    body: { ...json(z.object({ name: PasskeyName, response: WebAuthn }), 'The passkey'), required: true },
  },
  responses: { 201: json(OwnPasskey, 'The passkey'), ...problems(401, 422) },
});

const remove = createRoute({
  method: 'delete',
  path: '/me/passkeys/{id}',
  summary: 'Sign in with this passkey no longer',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: 'Removed' }, ...problems(401, 404) },
});

export function passkeyRoutes({ db, limits, sessions }: Deps, auth: Auth) {
  const router = createRouter('notFound');
  router.use('/me/passkeys/*', requireSession(sessions));
  return router
    .openapi(list, async c => {
      const rows = await listPasskeys(db, c.var.person.userId);
      return c.json({ items: rows.map(toPasskey), nextCursor: null }, 200);
    })
    .openapi(begin, async c => {
      const { headers } = c.req.raw;
      await limits.use('passkey', c.var.person.userId);
      await reauthenticate(auth, headers, c.req.valid('json').password);
      const made = await auth.api
        .generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
        .catch(error => {
          // The session ended while the password was looked at.
          throw error instanceof APIError ? new Problem('unauthorized') : error;
        });
      // Only who was asked for the password has the cookie without which no passkey is taken.
      for (const cookie of made.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
      return c.json({ ...made.response }, 200);
    })
    .openapi(add, async c => {
      const { name, response } = c.req.valid('json');
      const added = await auth.api
        .verifyPasskeyRegistration({ body: { name, response }, headers: c.req.raw.headers })
        .catch(error => {
          if (error instanceof APIError) throw new Problem('invalid', { detail: REFUSED });
          throw error;
        });
      return c.json(toPasskey({ id: added.id, name, createdAt: added.createdAt }), 201);
    })
    .openapi(remove, async c => {
      if (!(await deletePasskey(db, c.var.person.userId, c.req.valid('param').id)))
        throw new Problem('notFound');
      return c.body(null, 204);
    });
}

const REFUSED = 'The passkey could not be added. Please try again.';

const toPasskey = (row: { id: string; name: string | null; createdAt: Date }): OwnPasskey => ({
  id: row.id,
  name: row.name ?? '',
  createdAt: row.createdAt.toISOString(),
});

import { randomBytes } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { describeError, Problem } from '../../server/errors.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import type { Auth } from './account.auth.ts';
import { changeEmail } from './account.queries.ts';
import { addressChangedMail, addressTakenMail, confirmAddressMail } from './emailMails.ts';
import { reauthenticate } from './reauthenticate.ts';

/** Milliseconds for which the link in the mail can be used. */
const VALID = 24 * 60 * 60 * 1000;

const ask = createRoute({
  method: 'post',
  path: '/me/email',
  summary: 'Ask for another email address; a link sent there completes it',
  request: {
    body: {
      ...json(z.object({ email: z.email(), password: z.string().optional() }), 'The new address'),
      required: true,
    },
  },
  responses: { 202: { description: 'A mail is on its way' }, ...problems(401, 403, 422, 429) },
});

const confirm = createRoute({
  method: 'post',
  path: '/me/email/confirm',
  summary: 'Complete the change with the token of the mail',
  request: { body: { ...json(z.object({ token: z.string().max(100) }), 'The token'), required: true } },
  responses: { 204: { description: 'Changed' }, ...problems(401, 409, 422) },
});

const Pending = z.object({ userId: z.uuid(), email: z.email() });

export function emailRoutes(
  { background, config, db, limits, log, now, sendMail, sessions }: Deps,
  auth: Auth,
) {
  const router = createRouter();
  router.use('/me/email/*', requireSession(sessions));
  return router
    .openapi(ask, async c => {
      const { person } = c.var;
      const body = c.req.valid('json');
      const email = body.email.toLowerCase();
      await limits.use('resetAccount', person.userId);
      await reauthenticate(auth, c.req.raw.headers, body.password);
      const { internalAdapter } = await auth.$context;
      // Who asks is not told whether somebody else has the address; whoever reads its mails is.
      const taken = email !== person.email && (await internalAdapter.findUserByEmail(email));
      const mail = taken
        ? addressTakenMail(email, person.language)
        : confirmAddressMail(email, await link(person.userId, email), person.language);
      const sending = sendMail(mail, taken ? taken.user.id : person.userId)
        .catch(error => log.error(describeError(error), 'mail not sent'))
        .finally(() => background.delete(sending));
      background.add(sending);
      return c.body(null, 202);
    })
    .openapi(confirm, async c => {
      const { person } = c.var;
      const { internalAdapter } = await auth.$context;
      const identifier = identifierOf(c.req.valid('json').token);
      const kept = await internalAdapter.findVerificationValue(identifier);
      const pending =
        kept && kept.expiresAt > new Date() ? Pending.safeParse(JSON.parse(kept.value)) : undefined;
      if (!pending?.success || pending.data.userId !== person.userId) {
        throw new Problem('invalid', {
          detail: 'This link is no longer valid. Please ask for a new one in Settings.',
          errors: [{ path: 'token', message: 'This link is no longer valid.' }],
        });
      }
      await internalAdapter.deleteVerificationByIdentifier(identifier);
      const { email } = pending.data;
      if (!(await changeEmail(db, person.userId, email, now())))
        throw new Problem('conflict', { detail: 'Another account has this address in the meantime.' });
      if (email !== person.email) {
        await sendMail(addressChangedMail(person.email, person.language), person.userId).catch(error =>
          log.error(describeError(error), 'mail not sent'),
        );
      }
      return c.body(null, 204);
    });

  async function link(userId: string, email: string): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    await (await auth.$context).internalAdapter.createVerificationValue({
      identifier: identifierOf(token),
      value: JSON.stringify({ userId, email }),
      expiresAt: new Date(Date.now() + VALID),
    });
    return `${config.publicUrl}/confirm-email?token=${token}`;
  }
}

const identifierOf = (token: string) => `change-email:${token}`;

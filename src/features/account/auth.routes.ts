import { clientAddress } from '../../server/clientAddress.ts';
import type { Deps } from '../../server/deps.ts';
import { describeError } from '../../server/errors.ts';
import type { LimitName } from '../../server/limits.ts';
import { createRouter } from '../../server/router.ts';
import type { Auth } from './account.auth.ts';

/** Attempts that are also counted for the account they name, from whatever address they come. */
const accountLimits: Record<string, LimitName> = {
  '/sign-in/email': 'signInAccount',
  '/request-password-reset': 'resetAccount',
};

/** Better Auth's own paths, behind our limits. */
export function authRoutes({ config, limits, log, background }: Deps, auth: Auth) {
  /** Mails the link that makes a moderator of whoever reads the mails of such an address; see `moderatorMail`. */
  async function inviteModerator(email: string): Promise<void> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(email);
    if (!found || found.user.emailVerified) return;
    await limits.use('resetAccount', email);
    await auth.api.requestPasswordReset({ body: { email } });
  }

  return createRouter()
    .post('/*', async (c, next) => {
      const path = c.req.path.replace('/api/auth', '');
      const address = clientAddress(
        c.env.incoming.socket.remoteAddress,
        c.req.header('x-forwarded-for'),
        config.trustedProxies,
      );
      await limits.use('authAddress', address);
      if (path === '/sign-up/email') await limits.use('signUpAddress', address);

      const limit = accountLimits[path];
      const email = await emailIn(c.req.raw.clone());
      if (limit) await limits.use(limit, email);
      await next();
      if (!c.res.ok || !['/sign-in/email', '/sign-up/email'].includes(path)) return;
      if (limit) await limits.forget(limit, email);
      if (!config.moderators.includes(email)) return;
      const inviting = inviteModerator(email)
        .catch(error => log.warn(describeError(error), 'moderator not invited'))
        .finally(() => background.delete(inviting));
      background.add(inviting);
    })
    .on(['GET', 'POST'], '/*', c => auth.handler(c.req.raw));
}

async function emailIn(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => undefined);
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

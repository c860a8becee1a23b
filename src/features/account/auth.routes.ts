import { clientAddress } from '../../server/clientAddress.ts';
import type { Deps } from '../../server/deps.ts';
import type { LimitName } from '../../server/limits.ts';
import { createRouter } from '../../server/router.ts';
import type { Auth } from './account.auth.ts';

/** Attempts that are also counted for the account they name, from whatever address they come. */
const accountLimits: Record<string, LimitName> = {
  '/sign-in/email': 'signInAccount',
  '/request-password-reset': 'resetAccount',
};

/** Better Auth's own paths, behind our limits. */
export function authRoutes({ config, limits }: Deps, auth: Auth) {
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
      if (!limit) return next();
      const email = await emailIn(c.req.raw.clone());
      await limits.use(limit, email);
      await next();
      if (limit === 'signInAccount' && c.res.ok) await limits.forget(limit, email);
    })
    .on(['GET', 'POST'], '/*', c => auth.handler(c.req.raw));
}

async function emailIn(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => undefined);
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

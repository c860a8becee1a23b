import type { Context } from 'hono';
import { clientAddress } from '../../server/clientAddress.ts';
import type { Deps } from '../../server/deps.ts';
import { describeError, Problem } from '../../server/errors.ts';
import type { LimitName } from '../../server/limits.ts';
import { createRouter } from '../../server/router.ts';
import type { Auth } from './account.auth.ts';
import { createKnownDevices } from './knownDevice.ts';
import { providerAnswers } from './oidc.ts';

/** Better Auth's own paths, behind our limits. */
export function authRoutes({ config, limits, log, background, ping }: Deps, auth: Auth) {
  const devices = createKnownDevices(config.authSecret, config.publicUrl.startsWith('https:'));

  /** What an attempt is also counted by, from whatever address it comes. */
  function accountLimit(c: Context, path: string, email: string): [LimitName, string] | undefined {
    if (path === '/request-password-reset') return ['resetAccount', email];
    if (path !== '/sign-in/email') return undefined;
    const device = devices.find(c, email);
    return device ? ['signInDevice', device] : ['signInAccount', email];
  }

  /** Better Auth hides why it failed: that the database is away is nobody's fault and soon over, so it is looked at here. */
  async function handle(request: Request): Promise<Response> {
    const answer = await auth.handler(request).catch(async error => {
      await requireDatabase();
      throw error;
    });
    if (answer.status >= 500) await requireDatabase();
    // A disk that is full, too, under a database that still answers.
    if (answer.status === 422 && (await answer.clone().json()).code === 'FAILED_TO_CREATE_USER')
      throw new Problem('unavailable');
    return answer;
  }

  const requireDatabase = () =>
    ping().catch(() => {
      throw new Problem('unavailable');
    });

  /** Mails the link that makes a moderator of whoever reads the mails of such an address; see `moderatorMail`. */
  async function inviteModerator(email: string): Promise<void> {
    const { internalAdapter } = await auth.$context;
    const found = await internalAdapter.findUserByEmail(email);
    if (!found || found.user.emailVerified) return;
    await limits.use('resetAccount', email);
    await auth.api.requestPasswordReset({ body: { email } });
  }

  async function requireProvider(): Promise<void> {
    if (config.oidc && !(await providerAnswers(config.oidc.issuer)))
      throw new Problem('unavailable', { detail: `${config.oidc.name} does not answer.` });
  }

  const addressOf = (c: Context) =>
    clientAddress(
      c.env.incoming.socket.remoteAddress,
      c.req.header('x-forwarded-for'),
      config.trustedProxies,
    );

  return createRouter()
    .post('/*', async (c, next) => {
      const path = c.req.path.replace('/api/auth', '');
      const address = addressOf(c);
      await limits.use('authAddress', address);
      if (path === '/sign-up/email') await limits.use('signUpAddress', address);

      const email = await emailIn(c.req.raw.clone());
      const limit = accountLimit(c, path, email);
      if (limit) await limits.use(...limit);
      if (['/sign-in/social', '/link-social'].includes(path)) await requireProvider();
      await next();
      if (!c.res.ok || !['/sign-in/email', '/sign-up/email'].includes(path)) return;
      if (limit) await limits.forget(...limit);
      devices.remember(c, email);
      if (!config.moderators.includes(email)) return;
      const inviting = inviteModerator(email)
        .catch(error => log.warn(describeError(error), 'moderator not invited'))
        .finally(() => background.delete(inviting));
      background.add(inviting);
    })
    .get('/passkey/generate-authenticate-options', async c => {
      // The one question that is stored although it only reads.
      await limits.use('authAddress', addressOf(c));
      return handle(c.req.raw);
    })
    .on(['GET', 'POST'], '/*', c => handle(c.req.raw));
}

async function emailIn(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => undefined);
  const email = body && typeof body === 'object' && 'email' in body ? body.email : undefined;
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

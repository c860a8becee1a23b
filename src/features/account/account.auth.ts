import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/db/connect.ts';
import * as schema from '../../server/db/schema.ts';
import { describeError } from '../../server/errors.ts';
import { trustedOrigins } from '../../server/guards.ts';
import { languageOf } from '../../server/language.ts';
import type { Limits } from '../../server/limits.ts';
import type { Log } from '../../server/log.ts';
import type { SendMail } from '../../server/mail.ts';
import { newId } from '../../shared/ids.ts';
import type { Language } from '../../shared/language.ts';
import { createProgress } from '../progress/progress.queries.ts';
import { confirmEmail } from './account.queries.ts';
import { FullName, isCurrency, isTimeZone } from './account.schema.ts';
import { commonPasswords } from './commonPasswords.ts';
import { moderatorMail } from './moderatorMail.ts';
import { LOOK_AGAIN, OIDC, oidcPlugin } from './oidc.ts';
import { OWN_PASSKEYS, passkeyPlugin } from './passkey.ts';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from './password.rules.ts';
import { resetMail } from './resetMail.ts';

const DAY = 24 * 60 * 60;

/** Seconds that a session lives after its last use, and after which a use prolongs it. */
const SESSION = {
  expiresIn: 30 * DAY,
  updateAge: DAY,
  // What needs a fresh proof asks for it: see `reauthenticate`.
  freshAge: 0,
};

/** Paths to what a provider lets its client do, of which Cairn keeps nothing. */
const PROVIDER_TOKENS = [
  '/get-access-token',
  '/refresh-token',
  '/account-info',
  '/list-accounts',
  '/unlink-account',
];

type AuthDeps = {
  config: Config & { authSecret: string };
  db: Database;
  log: Log;
  sendMail: SendMail;
  background: Set<Promise<unknown>>;
  /** Is told of every session that was ended, once that is committed. */
  onSessionEnd: (sessionId: string) => void;
  limits: Limits;
};

/** Better Auth over our tables: email and password, passkeys, sessions in the database, one cookie. */
export function createAuth({ config, db, log, sendMail, background, onSessionEnd, limits }: AuthDeps) {
  // Better Auth runs its `after` hooks when the account is committed, but a person must never exist
  // without a progress row: the hook below writes it through the transaction that makes the account.
  const transaction = new AsyncLocalStorage<Database>();
  const authDb: Database = Object.create(db, {
    transaction: {
      value: (run: (tx: Database) => Promise<unknown>) =>
        db.transaction(tx => transaction.run(tx, () => run(tx))),
    },
  });

  return betterAuth({
    appName: 'Cairn',
    baseURL: config.publicUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    trustedOrigins: trustedOrigins(config),
    telemetry: { enabled: false },
    database: drizzleAdapter(authDb, { provider: 'pg', schema, usePlural: true, transaction: true }),
    advanced: {
      cookiePrefix: 'cairn',
      useSecureCookies: config.publicUrl.startsWith('https:'),
      database: { generateId: newId },
      // Every write of the API, these too, passes `requireOwnOrigin` and `requireJson` first. Better Auth's own check
      // would also turn away programs, which send no Origin, and is off under a test runner anyway.
      disableCSRFCheck: true,
      // Addresses to come back to are looked at always, also under NODE_ENV=test.
      disableOriginCheck: false,
      // Where a person was when they signed in is nobody's business; limits are ours (`server/limits.ts`).
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    // Names, addresses and passkeys are changed through our own routes, which check more; sessions are listed without their tokens.
    disabledPaths: [
      '/update-user',
      '/change-email',
      '/list-sessions',
      '/revoke-session',
      '/delete-user',
      ...PROVIDER_TOKENS,
      ...OWN_PASSKEYS,
    ],
    plugins: [passkeyPlugin(config), ...(config.oidc ? [oidcPlugin(config.oidc)] : [])],
    // Two accounts become one only by somebody who is signed in to the one and then proves to be the other, too.
    account: { accountLinking: { enabled: true, disableImplicitLinking: true } },
    session: SESSION,
    user: {
      fields: { name: 'fullName', image: 'avatarUrl' },
      additionalFields: {
        selectedCoach: { type: 'string', required: false, defaultValue: 'patrick', input: false },
        timeZone: { type: 'string', required: false, defaultValue: 'UTC' },
        currency: { type: 'string', required: false, defaultValue: 'USD' },
        language: { type: 'string', required: false, input: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }, request) => {
        // Not awaited: how long an answer takes must not tell whether there is such an account.
        const appointed = config.moderators.includes(user.email) && !user.emailVerified;
        const mail = appointed ? moderatorMail : resetMail;
        const { language } = user as { language?: Language | null };
        const link = `${config.publicUrl}/reset-password?token=${token}`;
        const sending = sendMail(
          mail(user.email, link, language ?? languageOf(request?.headers ?? new Headers())),
          user.id,
        )
          .catch(error => log.error(describeError(error), 'mail not sent'))
          .finally(() => background.delete(sending));
        background.add(sending);
      },
      onPasswordReset: async ({ user }) => {
        for (const id of await confirmEmail(db, user.id, new Date())) onSessionEnd(id);
        // Whoever reads the mails of the account gets in, however much strangers have tried.
        await limits.forget('signInAccount', user.email);
      },
    },
    hooks: { before: createAuthMiddleware(async ctx => refuseBadInput(ctx)) },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => ({
            data: {
              ...user,
              timeZone: isTimeZone(String(user.timeZone)) ? user.timeZone : 'UTC',
              currency: isCurrency(String(user.currency)) ? user.currency : 'USD',
              language: languageOf(context?.headers ?? new Headers()),
            },
          }),
        },
      },
      account: {
        create: {
          before: async account => {
            await createProgress(transaction.getStore() ?? db, account.userId);
            // What a provider lets its client do with the person's account there is nothing that Cairn needs.
            return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
          },
        },
        update: {
          before: async account => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
      session: { delete: { after: async session => onSessionEnd(session.id) } },
    },
    // What is not an answer of its own reaches our error handler; left alone, it would be printed with its query's values.
    onAPIError: { throw: true },
    logger: {
      // Better Auth's messages quote emails and its errors quote rows: only the fact is logged.
      log: (level, _message, ...details) => {
        if (level === 'error') log.error(describeError(details[0]), 'accounts');
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Looks for a provider that did not answer when Cairn started, until it does. Better Auth reads a provider's description
 * once, when it is made; another one is made for that, and its provider handed on.
 */
export async function awaitProvider(auth: Auth, deps: AuthDeps, signal: AbortSignal): Promise<void> {
  const { socialProviders } = await auth.$context;
  while (!socialProviders.some(({ id }) => id === OIDC)) {
    await sleep(LOOK_AGAIN, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    const found = (await createAuth(deps).$context).socialProviders.filter(({ id }) => id === OIDC);
    socialProviders.push(...found);
  }
}

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

const EMAIL_PATHS = ['/sign-up/email', '/sign-in/email', '/request-password-reset'];

/** What Better Auth does not check itself, or answers without a code that a form can place beside its field. */
async function refuseBadInput(ctx: HookContext): Promise<void> {
  const { path, body, context } = ctx;
  if (EMAIL_PATHS.includes(path) && !z.email().safeParse(body?.email).success) refuse('INVALID_EMAIL');
  if (path === '/sign-up/email') {
    const name = FullName.safeParse(body?.name);
    if (!name.success) refuse('NAME_INVALID');
    body.name = name.data;
    await refuseWeak(body.password, body.email);
  }
  if (path === '/change-password') {
    const session = await getSessionFromCtx(ctx);
    if (session) await refuseWeak(body?.newPassword, session.user.email);
  }
  if (path === '/reset-password') {
    const verification = await context.internalAdapter.findVerificationValue(`reset-password:${body?.token}`);
    const user = verification && (await context.internalAdapter.findUserById(verification.value));
    if (user) await refuseWeak(body.newPassword, user.email);
  }
}

async function refuseWeak(password: unknown, email: string): Promise<void> {
  // Length has its own codes in Better Auth, which come next.
  if (typeof password !== 'string' || password.length < PASSWORD_MIN || password.length > PASSWORD_MAX)
    return;
  const problem = passwordProblem(password, email, await commonPasswords());
  if (problem) refuse(problem);
}

function refuse(code: string): never {
  throw new APIError('UNPROCESSABLE_ENTITY', { code });
}

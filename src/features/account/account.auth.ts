import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { parse } from 'hono/utils/cookie';
import { z } from 'zod';
import { batched } from '../../server/batch.ts';
import type { Config } from '../../server/config.ts';
import type { Database } from '../../server/db/connect.ts';
import * as schema from '../../server/db/schema.ts';
import { describeError } from '../../server/errors.ts';
import { trustedOrigins } from '../../server/guards.ts';
import type { Log } from '../../server/log.ts';
import type { SendMail } from '../../server/mail.ts';
import type { Sessions } from '../../server/session.ts';
import { newId } from '../../shared/ids.ts';
import { createProgress } from '../progress/progress.queries.ts';
import { prepareFindSignedIn } from './account.queries.ts';
import { FullName, isCurrency, isTimeZone } from './account.schema.ts';
import { commonPasswords } from './commonPasswords.ts';
import { PASSWORD_MAX, PASSWORD_MIN, passwordProblem } from './password.rules.ts';
import { resetMail } from './resetMail.ts';

const DAY = 24 * 60 * 60;

type AuthDeps = {
  config: Config & { authSecret: string };
  db: Database;
  log: Log;
  sendMail: SendMail;
  background: Set<Promise<unknown>>;
};

/** Better Auth over our tables: email and password, sessions in the database, one cookie. */
export function createAuth({ config, db, log, sendMail, background }: AuthDeps) {
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
      // Where a person was when they signed in is nobody's business; limits are ours (`server/limits.ts`).
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    // Names are changed through `/api/me`, which checks them; a new password comes by mail.
    disabledPaths: ['/update-user', '/change-password', '/change-email'],
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    user: {
      fields: { name: 'fullName', image: 'avatarUrl' },
      additionalFields: {
        selectedCoach: { type: 'string', required: false, defaultValue: 'patrick', input: false },
        timeZone: { type: 'string', required: false, defaultValue: 'UTC' },
        currency: { type: 'string', required: false, defaultValue: 'USD' },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        // Not awaited: how long an answer takes must not tell whether there is such an account.
        const sending = sendMail(resetMail(user.email, `${config.publicUrl}/reset-password?token=${token}`))
          .catch(error => log.error(describeError(error), 'mail not sent'))
          .finally(() => background.delete(sending));
        background.add(sending);
      },
    },
    hooks: { before: createAuthMiddleware(async ctx => refuseBadInput(ctx)) },
    databaseHooks: {
      user: {
        create: {
          before: async user => ({
            data: {
              ...user,
              timeZone: isTimeZone(String(user.timeZone)) ? user.timeZone : 'UTC',
              currency: isCurrency(String(user.currency)) ? user.currency : 'USD',
            },
          }),
        },
      },
      account: {
        create: { before: async account => createProgress(transaction.getStore() ?? db, account.userId) },
      },
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

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

const EMAIL_PATHS = ['/sign-up/email', '/sign-in/email', '/request-password-reset'];

/** What Better Auth does not check itself, or answers without a code that a form can place beside its field. */
async function refuseBadInput({ path, body, context }: HookContext): Promise<void> {
  if (EMAIL_PATHS.includes(path) && !z.email().safeParse(body?.email).success) refuse('INVALID_EMAIL');
  if (path === '/sign-up/email') {
    const name = FullName.safeParse(body?.name);
    if (!name.success) refuse('NAME_INVALID');
    body.name = name.data;
    await refuseWeak(body.password, body.email);
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

/**
 * The session lookup that the routes are given. Nearly every request asks for it, so the usual answer, a session that is
 * neither over nor due to be prolonged, is read by a query of our own; everything else is Better Auth's.
 */
export function createSessions(auth: Auth, db: Database): Sessions {
  const findByToken = batched(prepareFindSignedIn(db));
  return {
    async find(headers) {
      const cookie = headers.get('cookie');
      if (!cookie) return null;
      const { authCookies, secret, sessionConfig } = await auth.$context;
      const token = readSigned(cookie, authCookies.sessionToken.name, secret);
      const known = token && (await findByToken(token));
      const { expiresIn, updateAge } = sessionConfig;
      if (known && known.expiresAt.getTime() - Date.now() > (expiresIn - updateAge) * 1000)
        return known.person;

      const found = await auth.api.getSession({ headers });
      if (!found) return null;
      const { user, session } = found;
      return {
        sessionId: session.id,
        userId: user.id,
        email: user.email,
        fullName: user.name,
        avatarUrl: user.image ?? null,
        selectedCoach: user.selectedCoach ?? 'patrick',
        timeZone: user.timeZone ?? 'UTC',
        currency: user.currency ?? 'USD',
      };
    },
  };
}

/** The value of a cookie that Better Auth signed, `value.signature`; undefined when there is none or it is forged. */
function readSigned(cookies: string, name: string, secret: string): string | undefined {
  const signed = parse(cookies, name)[name] ?? '';
  const value = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
  const given = Buffer.from(signed.slice(value.length + 1));
  const right = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  return value && given.length === right.length && timingSafeEqual(given, right) ? value : undefined;
}

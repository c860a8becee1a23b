import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { batched } from '../../server/batch.ts';
import type { Database } from '../../server/db/connect.ts';
import { isUnreachable } from '../../server/db/unreachable.ts';
import { languageOf } from '../../server/language.ts';
import type { Sessions } from '../../server/session.ts';
import type { Auth } from './account.auth.ts';
import { prepareFindSessions } from './account.queries.ts';

type SessionDeps = { auth: Auth; db: Database; secret: string };

/**
 * Whose cookie a request carries. Better Auth makes, prolongs and ends sessions; finding one precedes every request of
 * a person, and with its cookie checked here and one prepared query it takes a quarter of the time.
 */
export async function createSessions({ auth, db, secret }: SessionDeps): Promise<Sessions> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  const findSession = batched(prepareFindSessions(db));
  return {
    async find(headers) {
      const token = verified(parse(headers.get('cookie') ?? '', name)[name], secret);
      if (!token) return null;
      const session = await findSession(token);
      if (!session || session.expiresAt.getTime() <= Date.now()) return null;
      return { ...session.person, language: session.person.language ?? languageOf(headers) };
    },
    async prolong(headers) {
      const answer = await auth.api.getSession({ headers, returnHeaders: true }).catch(error => {
        // The session lives on as it is, and the next page tries again.
        if (!isUnreachable(error)) throw error;
      });
      return answer?.headers.getSetCookie() ?? [];
    },
  };
}

/** The token in a signed cookie, `token.signature` with the HMAC-SHA256 of the token in base64, or undefined. */
function verified(cookie: string | undefined, secret: string): string | undefined {
  const value = cookie ?? '';
  const dot = value.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined;
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'cairn.device';
/** Seconds. */
const HALF_A_YEAR = 180 * 24 * 60 * 60;

/**
 * Browsers that have signed in to an account before are told by a signed cookie, without anything being stored here about them.
 * Their attempts are counted apart, so that a stranger who tries passwords can't keep a person out of their own account.
 * After OWASP's "Slow down online guessing attacks with device cookies".
 * @param secret signs the cookie
 * @param secure whether it may only travel by TLS
 */
export function createKnownDevices(secret: string, secure: boolean) {
  const prefix = secure ? 'secure' : undefined;
  const sign = (device: string, email: string) =>
    createHmac('sha256', secret).update(`device ${device} of ${email}`).digest();

  /** The id of the browser, if it has signed in to this account before. */
  function find(c: Context, email: string): string | undefined {
    const [device = '', signature = ''] = (getCookie(c, COOKIE, prefix) ?? '').split('.');
    const given = Buffer.from(signature, 'base64url');
    const expected = sign(device, email);
    return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined;
  }

  return {
    find,
    /** Its person has just signed in. */
    remember(c: Context, email: string): void {
      const device = find(c, email) ?? randomBytes(16).toString('base64url');
      setCookie(c, COOKIE, `${device}.${sign(device, email).toString('base64url')}`, {
        path: '/api/auth',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        prefix,
        maxAge: HALF_A_YEAR,
      });
    },
  };
}

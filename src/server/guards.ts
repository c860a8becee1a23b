import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from './config.ts';
import { Problem } from './errors.ts';

const MAX_BODY = 64 * 1024;

const limitStream = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new Problem('tooLarge');
  },
});

/** Refuses a body that is too large before anything reads it. */
export const limitBody = createMiddleware(async (c, next) => {
  if (c.req.header('transfer-encoding') !== undefined) return limitStream(c, next);
  // Node.js reads no more than was announced. Hono's limit would open the body to see whether there is one, which costs
  // more than all the rest of a small request.
  if (Number(c.req.header('content-length') ?? 0) > MAX_BODY) throw new Problem('tooLarge');
  await next();
});

/** Bodies are JSON: an HTML form of another site can't make one. */
export const requireJson = createMiddleware(async (c, next) => {
  const hasBody =
    Number(c.req.header('content-length') ?? 0) > 0 || c.req.header('transfer-encoding') !== undefined;
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (hasBody && type !== 'application/json') throw new Problem('unsupportedMediaType');
  await next();
});

/** Refuses a write that a page of another site asked the browser for. Programs send no `Origin`. */
export const requireOwnOrigin = (trusted: string[]) =>
  createMiddleware(async (c, next) => {
    const origin = c.req.header('origin');
    const writes = !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    const foreign =
      origin === undefined ? c.req.header('sec-fetch-site') === 'cross-site' : !trusted.includes(origin);
    if (writes && foreign) {
      throw new Problem('forbidden', {
        detail: 'This address is not the one that Cairn was set up with (PUBLIC_URL).',
      });
    }
    await next();
  });

/**
 * Headers on every answer but the hashed files. Scripts, styles, fonts and requests come from this server alone.
 * @param scriptHashes hashes of the inline scripts of the page, as `'sha256-…'`
 */
export const protectiveHeaders = ({ publicUrl }: Config, scriptHashes: string[]) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      imgSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // Not no-referrer: browsers then send `Origin: null` with our own writes, which could not be told from a foreign page's.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    // For browsers that are long gone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000' : false,
    permissionsPolicy: { camera: [], geolocation: [], microphone: ['self'], payment: [], usb: [] },
  });

/** Addresses whose pages may write. On loopback its three spellings are one place. */
export function trustedOrigins({ publicUrl }: Config): string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  const loopback = ['localhost', '127.0.0.1', '[::1]'];
  if (!loopback.includes(hostname)) return [origin];
  return loopback.map(name => new URL(`${protocol}//${name}${port && `:${port}`}`).origin);
}

import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { OpenAPIHono } from '@hono/zod-openapi';
import { requestId } from 'hono/request-id';
import type { Auth } from '../features/account/account.auth.ts';
import { accountRoutes, toMe } from '../features/account/account.routes.ts';
import { authRoutes } from '../features/account/auth.routes.ts';
import { coachRoutes } from '../features/coach/coach.routes.ts';
import { coaches, publicCoach } from '../features/coach/coaches.ts';
import { helpRoutes } from '../features/help/help.routes.ts';
import { progressRoutes } from '../features/progress/progress.routes.ts';
import type { Deps } from '../server/deps.ts';
import { errorHandler, notFoundHandler, Problem } from '../server/errors.ts';
import {
  limitBody,
  protectiveHeaders,
  requireJson,
  requireOwnOrigin,
  trustedOrigins,
} from '../server/guards.ts';
import type { Page } from './page.ts';

/** Every path of the server on one screen. */
export function createServer(deps: Deps, auth: Auth, page: Page, dist: string) {
  const { config, log, ping, sessions } = deps;
  const app = new OpenAPIHono<{ Bindings: HttpBindings; Variables: { requestId: string } }>();

  // First, because they need none of what follows: content under a name with its hash, the same for everyone.
  app.use(
    '/assets/*',
    serveStatic({
      root: dist,
      precompressed: true,
      onFound: (_path, c) => {
        c.header('Cache-Control', 'public, max-age=31536000, immutable');
        c.header('X-Content-Type-Options', 'nosniff');
      },
    }),
  );

  app.use(requestId());
  app.use(protectiveHeaders(config, page.scriptHashes));
  app.onError(errorHandler(log));
  app.notFound(notFoundHandler);

  app.use('/api/*', limitBody, requireJson, requireOwnOrigin(trustedOrigins(config)));
  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.route('/api/auth', authRoutes(deps, auth));
  app.route('/api', accountRoutes(deps));
  app.route('/api', coachRoutes(deps));
  app.route('/api', progressRoutes(deps));
  app.route('/api', helpRoutes());
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Cairn',
      version: '1',
      description: 'Recovery support for people who are stopping gambling.',
    },
  });
  app.all('/api/*', notFoundHandler);
  app.all('/assets/*', notFoundHandler);

  app.get('/healthz', c => c.text('ok'));
  app.get('/readyz', async c => {
    await ping().catch(() => {
      throw new Problem('unavailable', { detail: 'The database does not answer.' });
    });
    return c.text('ok');
  });

  app.get(
    '/*',
    serveStatic({
      root: dist,
      precompressed: true,
      // The page itself is made below, and hidden files are the build's own.
      rewriteRequestPath: path => (/^\/(\.|index\.html|$)/.test(path) ? '/no-such-file' : path),
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
    }),
  );
  app.get('/*', async c => {
    const person = await sessions.find(c.req.raw.headers);
    const me = person && toMe(person, config);
    if (person) {
      for (const cookie of await sessions.prolong(c.req.raw.headers))
        c.header('Set-Cookie', cookie, { append: true });
    }
    c.header('Cache-Control', 'private, no-cache');
    return c.html(page.render(c.req.path, { me, coaches: coaches.map(publicCoach) }));
  });
  return app;
}

import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { OpenAPIHono } from '@hono/zod-openapi';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { Auth } from '../features/account/account.auth.ts';
import { accountRoutes, toMe } from '../features/account/account.routes.ts';
import { authRoutes } from '../features/account/auth.routes.ts';
import { avatarRoutes } from '../features/account/avatar.routes.ts';
import { deletionRoutes } from '../features/account/deletion.routes.ts';
import { emailRoutes } from '../features/account/email.routes.ts';
import { exportRoutes } from '../features/account/export.routes.ts';
import { ownSessionRoutes } from '../features/account/ownSessions.routes.ts';
import { passkeyRoutes } from '../features/account/passkeys.routes.ts';
import { coachRoutes } from '../features/coach/coach.routes.ts';
import { coachesIn } from '../features/coach/coaches.ts';
import { communityRoutes } from '../features/community/community.routes.ts';
import { helpRoutes } from '../features/help/help.routes.ts';
import { ownHelpRoutes } from '../features/help/ownHelp.routes.ts';
import { blockRoutes } from '../features/moderation/blocks.routes.ts';
import { moderationRoutes } from '../features/moderation/moderation.routes.ts';
import { noticeRoutes } from '../features/moderation/notices.routes.ts';
import { reportRoutes } from '../features/moderation/reports.routes.ts';
import { progressRoutes } from '../features/progress/progress.routes.ts';
import { reminderRoutes } from '../features/reminders/reminders.routes.ts';
import { roomRoutes } from '../features/room/room.routes.ts';
import { settingsRoutes } from '../features/settings/settings.routes.ts';
import type { Deps } from '../server/deps.ts';
import { errorHandler, notFoundHandler, Problem } from '../server/errors.ts';
import {
  limitBody,
  protectiveHeaders,
  requireJson,
  requireOwnOrigin,
  trustedOrigins,
} from '../server/guards.ts';
import { languageCookie, languageOf } from '../server/language.ts';
import { answerMetrics, observe } from '../server/observe.ts';
import { apiDocument } from './apiDocument.ts';
import type { Page } from './page.ts';
import { webManifest } from './webManifest.ts';

/** Every path of the server on one screen. */
export function createServer(deps: Deps, auth: Auth, page: Page, dist: string) {
  const { config, hub, log, metrics, ping, sessions } = deps;
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
  app.use(observe(metrics, log));
  app.use(protectiveHeaders(config, page.scriptHashes));
  app.onError(errorHandler(log));
  app.notFound(notFoundHandler);

  app.use('/api/*', requireOwnOrigin(trustedOrigins(config)));
  // A picture is the one body that is neither small nor JSON; its route has a limit of its own.
  app.use('/api/*', except('/api/me/avatar', limitBody, requireJson));
  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });
  app.route('/api/auth', authRoutes(deps, auth));
  app.route('/api', accountRoutes(deps));
  app.route('/api', ownSessionRoutes(deps, auth));
  app.route('/api', passkeyRoutes(deps, auth));
  app.route('/api', emailRoutes(deps, auth));
  app.route('/api', avatarRoutes(deps));
  app.route('/api', exportRoutes(deps));
  app.route('/api', deletionRoutes(deps, auth));
  app.route('/api', coachRoutes(deps));
  app.route('/api', progressRoutes(deps));
  app.route('/api', roomRoutes(deps));
  app.route('/api', reportRoutes(deps));
  app.route('/api', blockRoutes(deps));
  app.route('/api', noticeRoutes(deps));
  app.route('/api', moderationRoutes(deps));
  app.route('/api', communityRoutes(deps));
  app.route('/api', settingsRoutes(deps));
  app.route('/api', reminderRoutes(deps));
  app.route('/api', helpRoutes());
  app.route('/api', ownHelpRoutes(deps));
  // Made when it is first asked for: it takes longer than all the rest of the start.
  let document: object | undefined;
  app.get('/api/openapi.json', c => {
    document ??= apiDocument(app);
    return c.json(document);
  });
  app.all('/api/*', notFoundHandler);
  app.all('/assets/*', notFoundHandler);

  app.get('/healthz', c => c.text('ok'));
  app.get('/readyz', async c => {
    await ping().catch(() => {
      throw new Problem('unavailable', { detail: 'The database does not answer.' });
    });
    await hub.ping().catch(() => {
      throw new Problem('unavailable', { detail: 'Redis does not answer.' });
    });
    return c.text('ok');
  });

  app.get('/metrics', answerMetrics(metrics, config));

  app.get('/manifest.webmanifest', c => {
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Accept-Language, Cookie', { append: true });
    const manifest = JSON.stringify(webManifest(languageOf(c.req.raw.headers)));
    return c.body(manifest, 200, { 'Content-Type': 'application/manifest+json' });
  });

  app.get(
    '/*',
    serveStatic({
      root: dist,
      precompressed: true,
      // The page itself is made below, and hidden files are the build's own.
      rewriteRequestPath: path => (/^\/(\.|index\.html|$)/.test(path) ? '/no-such-file' : path),
      // Browsers must learn of a new version at once.
      onFound: (path, c) =>
        c.header('Cache-Control', path.includes('serviceWorker') ? 'no-cache' : 'public, max-age=3600'),
    }),
  );
  app.get('/offline-shell', c => {
    c.header('Cache-Control', 'no-cache');
    return c.html(page.shell);
  });
  app.get('/*', compress(), async c => {
    const person = await sessions.find(c.req.raw.headers);
    const me = person && toMe(person, config);
    if (person) {
      for (const cookie of await sessions.prolong(c.req.raw.headers))
        c.header('Set-Cookie', cookie, { append: true });
    }
    const language = person?.language ?? languageOf(c.req.raw.headers);
    const cookie = person && languageCookie(c.req.raw.headers, language);
    if (cookie) c.header('Set-Cookie', cookie, { append: true });
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Accept-Language, Cookie', { append: true });
    const boot = { me, coaches: coachesIn(language), provider: config.oidc?.name ?? null };
    return c.html(page.render(c.req.path, boot, language));
  });
  return app;
}

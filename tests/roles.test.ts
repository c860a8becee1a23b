import { max } from 'drizzle-orm';
import { inspectRoutes } from 'hono/dev';
import { expect, it } from 'vitest';
import { createServer } from '../src/app/server.ts';
import { createAuth } from '../src/features/account/account.auth.ts';
import { createSessions } from '../src/features/account/account.sessions.ts';
import { roomSource } from '../src/features/room/roomSource.ts';
import { parseConfig } from '../src/server/config.ts';
import {
  blocks,
  calendarEntries,
  chatMessages,
  moderationActions,
  notices,
  passkeys,
  plans,
  pushSubscriptions,
  reasons,
  sessions,
  supportMessages,
  userSettings,
} from '../src/server/db/schema.ts';
import { createFiles } from '../src/server/files.ts';
import { createHub } from '../src/server/hub/hub.ts';
import { createLimits } from '../src/server/limits.ts';
import { createLog } from '../src/server/log.ts';
import { createMetrics } from '../src/server/metrics.ts';
import { newId } from '../src/shared/ids.ts';
import { addComment, addPost } from './builders.ts';
import { testApp } from './testApp.ts';

/**
 * Every route of the app, and what it answers to whom. `owner` is whose things the request is about, where it is about
 * anybody's; the moderator is somebody else. Behind `mine` everybody has their own and gets nothing of the owner's.
 */
const everyone = [200, 200, 200, 200];
const mine = [401, 200, 200, 200];
const mineEmpty = [401, 204, 204, 204];
const moderators = [401, 403, 403, 200];

type Row = [
  route: string,
  /** To a stranger, another person, the owner, a moderator. */
  statuses: number[],
  path?: (its: Things) => string,
  body?: (its: Things) => object,
];

const TODAY = '2026-03-10';
const post = { title: 'Day one', content: 'I start again.' };
const device = {
  endpoint: 'https://push.example.org/a',
  keys: {
    p256dh: Buffer.from([4, ...new Uint8Array(64)]).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  },
  label: 'My phone',
};
const clean = { status: 'clean' };
const report = (targetType: string, targetId: string) => ({ targetType, targetId, reason: 'spam' });
const dismissal = (targetId: string) => ({
  targetType: 'post',
  targetId,
  action: 'hide',
  reason: 'spam',
});

const table: Row[] = [
  ['GET /healthz', everyone],
  // To whoever asks from the machine itself, as this test does.
  ['GET /metrics', everyone],
  ['GET /readyz', everyone],
  ['GET /manifest.webmanifest', everyone],
  ['GET /offline-shell', everyone],
  ['GET /*', everyone, () => '/progress'],
  ['ALL /assets/*', [404, 404, 404, 404], () => '/assets/none.js'],
  ['ALL /api/*', [404, 404, 404, 404], () => '/api/none'],
  ['GET /api/openapi.json', everyone],
  ['GET /api/auth/*', everyone, () => '/api/auth/get-session'],
  ['GET /api/auth/passkey/generate-authenticate-options', everyone],
  [
    'POST /api/auth/*',
    everyone,
    () => '/api/auth/request-password-reset',
    () => ({ email: 'nobody@example.org' }),
  ],
  ['GET /api/helplines', everyone],
  ['GET /api/coaches', everyone],

  ['GET /api/me', mine],
  ['PATCH /api/me', mine, undefined, () => ({ selectedCoach: 'mike' })],
  ['GET /api/me/notices', mine],
  ['PUT /api/me/notices/seen', mineEmpty, undefined, its => ({ upTo: its.notice })],
  [
    'POST /api/me/notices/:id/appeal',
    [401, 404, 201, 404],
    its => `/api/me/notices/${its.notice}/appeal`,
    () => ({ text: 'I see it differently.' }),
  ],

  ['DELETE /api/me', [401, 422, 422, 422], undefined, () => ({ password: 'not-the-password' })],
  ['POST /api/me/keep', mine],
  [
    'POST /api/me/email',
    [401, 422, 422, 422],
    undefined,
    () => ({ email: 'new@example.org', password: 'not-the-password' }),
  ],
  ['POST /api/me/email/confirm', [401, 422, 422, 422], undefined, () => ({ token: 'none' })],
  ['PUT /api/me/avatar', [401, 415, 415, 415], undefined, () => ({})],
  ['DELETE /api/me/avatar', mine],
  ['GET /api/avatars/:name', [401, 404, 404, 404], () => `/api/avatars/${newId()}.webp`],
  ['GET /api/me/sessions', mine],
  ['DELETE /api/me/sessions/:id', [401, 404, 204, 404], its => `/api/me/sessions/${its.session}`],
  ['GET /api/me/passkeys', mine],
  [
    'POST /api/me/passkeys/options',
    [401, 422, 422, 422],
    undefined,
    () => ({ password: 'not-the-password' }),
  ],
  ['POST /api/me/passkeys', [401, 422, 422, 422], undefined, () => ({ name: 'My phone', response: {} })],
  ['DELETE /api/me/passkeys/:id', [401, 404, 204, 404], its => `/api/me/passkeys/${its.passkey}`],
  ['GET /api/me/export', mine],
  ['GET /api/me/export/calendar.csv', mine],
  ['GET /api/me/settings', mine],
  ['PATCH /api/me/settings', mine, undefined, () => ({ sharing: { progress: true } })],
  ['GET /api/me/push', mine],
  ['POST /api/me/push', mine, undefined, () => device],
  ['DELETE /api/me/push/:id', [401, 404, 200, 404], its => `/api/me/push/${its.device}`],
  ['GET /api/me/help', mine],
  ['GET /api/me/reasons', mine],
  ['POST /api/me/reasons', [401, 201, 201, 201], undefined, () => ({ text: 'My daughter' })],
  ['DELETE /api/me/reasons/:id', [401, 404, 204, 404], its => `/api/me/reasons/${its.reason}`],
  ['GET /api/me/plans', mine],
  ['POST /api/me/plans', [401, 201, 201, 201], undefined, () => ({ trigger: 'Payday', response: 'I walk' })],
  ['DELETE /api/me/plans/:id', [401, 404, 204, 404], its => `/api/me/plans/${its.plan}`],

  ['GET /api/chat/messages', mine],
  ['POST /api/chat/messages', mine, undefined, () => ({ content: 'Hello' })],
  [
    'POST /api/chat/messages/:id/retry',
    [401, 404, 200, 404],
    its => `/api/chat/messages/${its.message}/retry`,
  ],
  ['DELETE /api/chat/messages', mineEmpty],

  ['GET /api/progress', mine],
  ['POST /api/check-ins', mine, undefined, () => ({})],
  ['GET /api/calendar', mine],
  ['PUT /api/calendar/:date', mine, () => `/api/calendar/${TODAY}`, () => clean],
  ['DELETE /api/calendar/:date', mine, () => `/api/calendar/${TODAY}`],

  ['GET /api/support/messages', mine],
  ['POST /api/support/messages', [401, 201, 201, 201], undefined, () => ({ message: 'Hello' })],
  [
    'DELETE /api/support/messages/:id',
    [401, 404, 204, 404],
    its => `/api/support/messages/${its.roomMessage}`,
  ],
  ['GET /api/support/stream', mine],
  ['POST /api/support/presence', mineEmpty, undefined, () => ({ stream: 'none' })],

  ['GET /api/posts', mine],
  ['POST /api/posts', [401, 201, 201, 201], undefined, () => post],
  ['GET /api/posts/:id', mine, its => `/api/posts/${its.post}`],
  // What was hidden or waits is nobody's but its author's; moderators read it in the queue.
  ['GET /api/posts/:id', [401, 404, 200, 404], its => `/api/posts/${its.hiddenPost}`],
  ['DELETE /api/posts/:id', [401, 403, 204, 403], its => `/api/posts/${its.post}`],
  ['DELETE /api/posts/:id', [401, 404, 204, 404], its => `/api/posts/${its.hiddenPost}`],
  ['POST /api/posts/:id/restore', [401, 404, 200, 404], its => `/api/posts/${its.deletedPost}/restore`],
  ['GET /api/posts/:id/comments', mine, its => `/api/posts/${its.post}/comments`],
  ['GET /api/posts/:id/comments', [401, 404, 200, 404], its => `/api/posts/${its.hiddenPost}/comments`],
  [
    'POST /api/posts/:id/comments',
    [401, 201, 201, 201],
    its => `/api/posts/${its.post}/comments`,
    () => ({ content: 'I am with you.' }),
  ],
  [
    'POST /api/posts/:id/comments',
    [401, 404, 403, 404],
    its => `/api/posts/${its.hiddenPost}/comments`,
    () => ({ content: 'I am with you.' }),
  ],
  [
    'DELETE /api/posts/:id/comments/:commentId',
    [401, 403, 204, 403],
    its => `/api/posts/${its.post}/comments/${its.comment}`,
  ],
  [
    'POST /api/posts/:id/comments/:commentId/restore',
    [401, 404, 200, 404],
    its => `/api/posts/${its.post}/comments/${its.deletedComment}/restore`,
  ],
  ['PUT /api/posts/:id/like', mine, its => `/api/posts/${its.post}/like`],
  ['PUT /api/posts/:id/like', [401, 404, 403, 404], its => `/api/posts/${its.hiddenPost}/like`],
  ['DELETE /api/posts/:id/like', mine, its => `/api/posts/${its.post}/like`],

  ['POST /api/reports', [401, 201, 422, 201], undefined, its => report('post', its.post)],
  ['POST /api/reports', [401, 404, 422, 404], undefined, its => report('post', its.hiddenPost)],
  ['POST /api/reports', [401, 201, 422, 201], undefined, its => report('user', its.owner)],
  ['GET /api/blocks', mine],
  [
    'POST /api/blocks',
    [401, 200, 422, 200],
    undefined,
    its => ({ targetType: 'comment', targetId: its.comment }),
  ],
  ['PUT /api/blocks/:userId', [401, 204, 422, 204], its => `/api/blocks/${its.owner}`],
  ['DELETE /api/blocks/:userId', mineEmpty, its => `/api/blocks/${its.blocked}`],

  ['GET /api/moderation/queue', moderators],
  ['POST /api/moderation/actions', moderators, undefined, its => dismissal(its.post)],
  ['GET /api/moderation/audit', moderators],
];

const app = testApp({ MODERATORS: 'mod@example.org' });

it('the table has every route of the app, and none that is gone', async () => {
  const config = { ...parseConfig({ PORT: '0' }), authSecret: 'only for looking at the routes' };
  const log = createLog('silent');
  const { db } = app;
  const hub = await createHub({ source: roomSource(db), log, relay: undefined, limited: false });
  const deps = {
    config,
    db,
    log,
    hub,
    sendMail: async () => {},
    onSessionEnd: hub.endSession,
    limits: createLimits({ enabled: false, db, secret: '', redis: undefined }),
    background: new Set<Promise<unknown>>(),
  };
  const auth = createAuth(deps);
  const server = createServer(
    {
      ...deps,
      ping: async () => {},
      now: () => new Date(),
      metrics: createMetrics(),
      model: undefined,
      files: createFiles(config),
      sendPush: async () => 'sent',
      pushKey: '',
      sessions: await createSessions({ auth, db, secret: config.authSecret }),
    },
    auth,
    { scriptHashes: [], render: () => '', shell: '' },
    '.',
  );
  const routes = inspectRoutes(server)
    .filter(({ isMiddleware }) => !isMiddleware)
    .map(({ method, path }) => `${method} ${path}`);
  expect(routes).toContain('GET /api/me');
  expect([...new Set(table.map(([route]) => route))].sort()).toEqual([...new Set(routes)].sort());
});

it('each answers everybody as the table says, and nobody gets what is private to another', async () => {
  const people = {
    stranger: app.visitor(),
    other: await app.person({ name: 'Mild Fox' }),
    owner: await app.person({ name: 'Fair Wren', email: 'canary@example.org' }),
    moderator: await app.moderator({ email: 'mod@example.org' }),
  };
  const blocked = await app.person();
  for (const [route, statuses, pathOf, bodyOf] of table) {
    for (const [i, [role, person]] of Object.entries(people).entries()) {
      const its = await addThings(people.owner.id, blocked.id, people.moderator.id);
      const [routeMethod = '', routePath = ''] = route.split(' ');
      const method = routeMethod === 'ALL' ? 'GET' : routeMethod;
      const path = pathOf?.(its) ?? routePath;
      const response = await person.request(method, path, bodyOf?.(its));
      const text = await beginningOf(response);
      expect.soft(response.status, `${role}: ${method} ${path}`).toBe(statuses[i]);
      const judged = role === 'moderator' && route === 'GET /api/moderation/queue';
      const notTheirs = judged ? /canary|90210\.77/i : /canary|90210\.77|withheld/i;
      if (role !== 'owner') expect.soft(text, `${role}: ${method} ${path}`).not.toMatch(notTheirs);
      for (const table of [blocks, plans, reasons]) await app.db.delete(table);
    }
  }
}, 120_000);

/** The text of an answer; of one without an end, as much as comes at once. */
async function beginningOf(response: Response): Promise<string> {
  if (!response.url.endsWith('/api/support/stream') || response.status !== 200) return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

type Things = Awaited<ReturnType<typeof addThings>>;

/** New things of the owner for one request, some of which nobody else may see. */
async function addThings(owner: string, blockedId: string, moderatorId: string) {
  const { db } = app;
  const at = new Date(`${TODAY}T12:00:00Z`);
  const postId = await addPost(db, owner);
  const hiddenPost = await addPost(db, owner, { title: 'withheld', content: 'withheld', status: 'hidden' });
  const deletedPost = await addPost(db, owner, { title: 'withheld', content: 'withheld', deletedAt: at });
  const [message, action, notice, session, own, reason, plan, roomMessage, passkey] = Array.from(
    { length: 9 },
    newId,
  ) as [string, string, string, string, string, string, string, string, string];
  await db
    .insert(chatMessages)
    .values({ id: message, userId: owner, role: 'user', content: 'canary', coach: 'mike', createdAt: at });
  await db
    .insert(calendarEntries)
    .values({
      userId: owner,
      date: '2026-03-01',
      status: 'gambled',
      amount: '90210.77', // no other figure of an answer may look like it: /metrics counts to millions
      note: 'canary',
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing();
  await db
    .insert(userSettings)
    .values({ userId: owner, emergencyName: 'canary', emergencyPhone: 'canary' })
    .onConflictDoNothing();
  await db.insert(blocks).values({ userId: owner, blockedId, createdAt: at });
  const about = { targetType: 'post' as const, targetId: hiddenPost, authorId: owner, anonymous: false };
  await db
    .insert(moderationActions)
    .values({ id: action, moderatorId, action: 'hide', reason: 'spam', createdAt: at, ...about });
  await db
    .insert(notices)
    .values({ id: notice, userId: owner, actionId: action, kind: 'hidden', createdAt: at });
  await db
    .insert(sessions)
    .values({ id: session, userId: owner, token: session, expiresAt: new Date('2099-01-01') });
  const keys = { p256dh: 'canary', auth: 'canary', label: 'canary' };
  await db
    .insert(pushSubscriptions)
    .values({ id: own, userId: owner, endpoint: `https://push.example.org/${own}`, createdAt: at, ...keys });
  await db.insert(passkeys).values({
    id: passkey,
    userId: owner,
    name: 'canary',
    credentialId: passkey,
    publicKey: 'canary',
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
  });
  await db.insert(reasons).values({ id: reason, userId: owner, text: 'canary', createdAt: at });
  await db
    .insert(plans)
    .values({ id: plan, userId: owner, trigger: 'canary', response: 'canary', createdAt: at });
  const [{ seq } = { seq: 0 }] = await db.select({ seq: max(supportMessages.seq) }).from(supportMessages);
  await db.insert(supportMessages).values({
    id: roomMessage,
    userId: owner,
    seq: 1_000_000 + (seq ?? 0),
    message: 'Evening',
    createdAt: at,
  });
  return {
    owner,
    session,
    passkey,
    device: own,
    reason,
    plan,
    roomMessage,
    blocked: blockedId,
    post: postId,
    hiddenPost,
    deletedPost,
    comment: await addComment(db, owner, postId),
    deletedComment: await addComment(db, owner, postId, { content: 'withheld', deletedAt: at }),
    message,
    notice,
  };
}

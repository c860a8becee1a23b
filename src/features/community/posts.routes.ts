import { createRoute, z } from '@hono/zod-openapi';
import { Problem } from '../../server/errors.ts';
import { requireNotSuspended } from '../../server/roles.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { answerTagged, toTagged } from '../../server/tagged.ts';
import { isAtRisk } from '../safety/crisisCard.rules.ts';
import { crisisFor } from '../safety/safety.queries.ts';
import { type CommunityDeps, reasonToHold } from './access.ts';
import { UNDO_MINUTES, undoFrom } from './community.rules.ts';
import { NewPost, Post, PostList, WrittenPost } from './community.schema.ts';
import { PAGE } from './feed.queries.ts';
import { createFeed } from './feed.ts';
import { addPost, deletePost, findPost, restorePost } from './posts.queries.ts';

const unchanged = { description: 'The same as what `If-None-Match` names' };
const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: 'get',
  path: '/posts',
  summary: 'Posts, newest first, each with its newest comments',
  description:
    'With `If-None-Match` of the last answer, asking for the newest page again costs next to nothing while it is the same.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(PAGE),
      cursor: z.uuid().optional(),
    }),
  },
  responses: { 200: json(PostList, 'A page of posts'), 304: unchanged, ...problems(401, 422) },
});

const add = createRoute({
  method: 'post',
  path: '/posts',
  summary: 'Post something, under one’s name or without',
  description: 'What leads to gambling is `held` for a moderator, or refused where nobody moderates.',
  request: {
    headers: z.object({ 'idempotency-key': z.uuid().optional() }),
    body: { ...json(NewPost, 'The post'), required: true },
  },
  responses: { 201: json(WrittenPost, 'The post as stored'), ...problems(401, 403, 404, 422, 429) },
});

const read = createRoute({
  method: 'get',
  path: '/posts/{id}',
  summary: 'One post',
  request: { params },
  responses: { 200: json(Post, 'The post'), 304: unchanged, ...problems(401, 404) },
});

const remove = createRoute({
  method: 'delete',
  path: '/posts/{id}',
  summary: `Delete one’s own post; ${UNDO_MINUTES} minutes later it is gone for good`,
  request: { params },
  responses: { 204: { description: 'Deleted' }, ...problems(401, 403, 404) },
});

const restore = createRoute({
  method: 'post',
  path: '/posts/{id}/restore',
  summary: 'Bring back one’s own post that was deleted just now',
  request: { params },
  responses: { 200: json(Post, 'The post'), ...problems(401, 403, 404) },
});

export function postRoutes(deps: CommunityDeps) {
  const { db, limits, now, viewerOf } = deps;
  const readFeed = createFeed(db, viewerOf);

  return createRouter('notFound')
    .openapi(list, async c => {
      const { limit, cursor } = c.req.valid('query');
      return answerTagged(c, await readFeed({ userId: c.var.person.userId, limit, before: cursor }));
    })
    .openapi(add, async c => {
      const { userId } = c.var.person;
      requireNotSuspended(c.var.person, now());
      const { title, content, anonymous, mentionsBetting } = c.req.valid('json');
      const held = reasonToHold(`${title}\n${content}`, c.var.person.language, deps);
      await limits.use('post', userId);
      const idempotencyKey = c.req.valid('header')['idempotency-key'];
      const words = { title, content, anonymous, mentionsBetting };
      const viewer = await viewerOf(userId);
      const crisis = await crisisFor(db, c.var.person, `${title}\n${content}`);
      const atRisk = isAtRisk(crisis?.level);
      const post = await addPost(db, viewer, { userId, ...words, idempotencyKey, held, atRisk, at: now() });
      if (!post) throw new Problem('notFound');
      return c.json({ ...post, crisis }, 201);
    })
    .openapi(read, async c => {
      const post = await findPost(db, await viewerOf(c.var.person.userId), c.req.valid('param').id);
      if (!post) throw new Problem('notFound');
      return answerTagged(c, toTagged(JSON.stringify(post)));
    })
    .openapi(remove, async c => {
      const { userId } = c.var.person;
      const { id } = c.req.valid('param');
      if (await deletePost(db, userId, id, now())) return c.body(null, 204);
      throw new Problem((await findPost(db, await viewerOf(userId), id)) ? 'forbidden' : 'notFound');
    })
    .openapi(restore, async c => {
      const { userId } = c.var.person;
      requireNotSuspended(c.var.person, now());
      const { id } = c.req.valid('param');
      await restorePost(db, userId, id, undoFrom(now()));
      const post = await findPost(db, await viewerOf(userId), id);
      if (!post?.mine) throw new Problem('notFound');
      return c.json(post, 200);
    });
}

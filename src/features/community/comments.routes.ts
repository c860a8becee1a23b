import { createRoute, z } from '@hono/zod-openapi';
import { Problem } from '../../server/errors.ts';
import { requireNotSuspended } from '../../server/roles.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { isAtRisk } from '../safety/crisisCard.rules.ts';
import { crisisFor } from '../safety/safety.queries.ts';
import { type CommunityDeps, reasonToHold, requirePublic } from './access.ts';
import { addComment, deleteComment, findComment, listComments, restoreComment } from './comments.queries.ts';
import { UNDO_MINUTES, undoFrom } from './community.rules.ts';
import { Comment, CommentList, NewComment, WrittenComment } from './community.schema.ts';
import { findIsPublic } from './posts.queries.ts';

const ofPost = z.object({ id: z.uuid() });
const params = z.object({ id: z.uuid(), commentId: z.uuid() });

const list = createRoute({
  method: 'get',
  path: '/posts/{id}/comments',
  summary: 'The comments of a post, newest first',
  request: {
    params: ofPost,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.uuid().optional(),
    }),
  },
  responses: { 200: json(CommentList, 'A page of comments'), ...problems(401, 404, 422) },
});

const add = createRoute({
  method: 'post',
  path: '/posts/{id}/comments',
  summary: 'Comment on a post, under one’s name or without',
  request: {
    params: ofPost,
    headers: z.object({ 'idempotency-key': z.uuid().optional() }),
    body: { ...json(NewComment, 'The comment'), required: true },
  },
  responses: { 201: json(WrittenComment, 'The comment as stored'), ...problems(401, 403, 404, 422, 429) },
});

const remove = createRoute({
  method: 'delete',
  path: '/posts/{id}/comments/{commentId}',
  summary: `Delete one’s own comment; ${UNDO_MINUTES} minutes later it is gone for good`,
  request: { params },
  responses: { 204: { description: 'Deleted' }, ...problems(401, 403, 404) },
});

const restore = createRoute({
  method: 'post',
  path: '/posts/{id}/comments/{commentId}/restore',
  summary: 'Bring back one’s own comment that was deleted just now',
  request: { params },
  responses: { 200: json(Comment, 'The comment'), ...problems(401, 403, 404) },
});

export function commentRoutes(deps: CommunityDeps) {
  const { db, limits, now, viewerOf } = deps;
  return createRouter('notFound')
    .openapi(list, async c => {
      const { id } = c.req.valid('param');
      const { limit, cursor } = c.req.valid('query');
      const viewer = await viewerOf(c.var.person.userId);
      if ((await findIsPublic(db, viewer, id)) === undefined) throw new Problem('notFound');
      const found = await listComments(db, viewer, { postId: id, limit: limit + 1, before: cursor });
      const items = found.slice(0, limit);
      const nextCursor = found.length > limit ? (items.at(-1)?.id ?? null) : null;
      return c.json({ items, nextCursor }, 200);
    })
    .openapi(add, async c => {
      const { userId } = c.var.person;
      requireNotSuspended(c.var.person, now());
      const { id: postId } = c.req.valid('param');
      const viewer = await viewerOf(userId);
      requirePublic(await findIsPublic(db, viewer, postId));
      const { content, anonymous } = c.req.valid('json');
      const held = reasonToHold(content, c.var.person.language, deps);
      await limits.use('comment', userId);
      const idempotencyKey = c.req.valid('header')['idempotency-key'];
      const words = { postId, userId, content, anonymous };
      const crisis = await crisisFor(db, c.var.person, content);
      const atRisk = isAtRisk(crisis?.level);
      const comment = await addComment(db, viewer, { ...words, idempotencyKey, held, atRisk, at: now() });
      if (!comment) throw new Problem('notFound');
      return c.json({ ...comment, crisis }, 201);
    })
    .openapi(remove, async c => {
      const { userId } = c.var.person;
      const { id: postId, commentId: id } = c.req.valid('param');
      if (await deleteComment(db, { userId, postId, id }, now())) return c.body(null, 204);
      const viewer = await viewerOf(userId);
      const isVisible = (await findIsPublic(db, viewer, postId)) !== undefined;
      const comment = isVisible && (await findComment(db, viewer, postId, id));
      throw new Problem(comment ? 'forbidden' : 'notFound');
    })
    .openapi(restore, async c => {
      const { userId } = c.var.person;
      requireNotSuspended(c.var.person, now());
      const { id: postId, commentId: id } = c.req.valid('param');
      await restoreComment(db, { userId, postId, id }, undoFrom(now()));
      const comment = await findComment(db, await viewerOf(userId), postId, id);
      if (!comment?.mine) throw new Problem('notFound');
      return c.json(comment, 200);
    });
}

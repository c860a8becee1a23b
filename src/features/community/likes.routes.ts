import { createRoute, z } from '@hono/zod-openapi';
import { Problem } from '../../server/errors.ts';
import { requireNotSuspended } from '../../server/roles.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { type CommunityDeps, requirePublic } from './access.ts';
import { Likes } from './community.schema.ts';
import { findLikes, like, unlike } from './likes.queries.ts';

const params = z.object({ id: z.uuid() });

const add = createRoute({
  method: 'put',
  path: '/posts/{id}/like',
  summary: 'Like a post; any number of times counts once',
  request: { params },
  responses: { 200: json(Likes, 'The likes as they now are'), ...problems(401, 403, 404, 429) },
});

const remove = createRoute({
  method: 'delete',
  path: '/posts/{id}/like',
  summary: 'Take one’s like back',
  request: { params },
  responses: { 200: json(Likes, 'The likes as they now are'), ...problems(401, 404, 429) },
});

export function likeRoutes({ db, limits, now, viewerOf }: CommunityDeps) {
  return createRouter('notFound')
    .openapi(add, async c => {
      requireNotSuspended(c.var.person, now());
      await limits.use('like', c.var.person.userId);
      const { id } = c.req.valid('param');
      const viewer = await viewerOf(c.var.person.userId);
      await like(db, viewer, id, now());
      const found = await findLikes(db, viewer, id);
      requirePublic(found?.isPublic);
      return c.json({ likes: found?.likes ?? 0, likedByMe: found?.likedByMe ?? false }, 200);
    })
    .openapi(remove, async c => {
      await limits.use('like', c.var.person.userId);
      const { id } = c.req.valid('param');
      const viewer = await viewerOf(c.var.person.userId);
      await unlike(db, viewer.userId, id);
      const found = await findLikes(db, viewer, id);
      if (!found) throw new Problem('notFound');
      return c.json({ likes: found.likes, likedByMe: found.likedByMe }, 200);
    });
}

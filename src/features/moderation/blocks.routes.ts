import { createRoute, z } from '@hono/zod-openapi';
import type { Deps } from '../../server/deps.ts';
import { Problem } from '../../server/errors.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession } from '../../server/session.ts';
import { addBlock, findBlock, listBlocks, removeBlock } from './blocks.queries.ts';
import { Block, NewBlock } from './moderation.schema.ts';
import { findTarget } from './targets.queries.ts';
import { visibleTarget } from './visible.queries.ts';

const list = createRoute({
  method: 'get',
  path: '/blocks',
  summary: 'Whom the person blocks, newest first',
  responses: {
    200: json(z.object({ items: z.array(Block), nextCursor: z.null() }), 'All of them'),
    ...problems(401),
  },
});

const blockAuthor = createRoute({
  method: 'post',
  path: '/blocks',
  summary: 'Block whoever wrote something, without learning who that is',
  description:
    'Of somebody who wrote under their name all such words disappear, and yours for them. Of somebody who wrote without a name, what they write without one disappears, and what you write under your name for them.',
  request: { body: { ...json(NewBlock, 'What they wrote'), required: true } },
  responses: { 200: json(Block, 'Blocked'), ...problems(401, 404, 422, 429) },
});

const params = z.object({ userId: z.uuid() });

const block = createRoute({
  method: 'put',
  path: '/blocks/{userId}',
  summary: 'Block a person: what either writes under their name disappears for the other',
  request: { params },
  responses: { 204: { description: 'Blocked' }, ...problems(401, 404, 422, 429) },
});

const unblock = createRoute({
  method: 'delete',
  path: '/blocks/{userId}',
  summary: 'End a block, by its `id`',
  request: { params },
  responses: { 204: { description: 'Not blocked' }, ...problems(401, 404) },
});

export function blockRoutes({ db, hub, limits, now, sessions }: Deps) {
  const router = createRouter('notFound');
  for (const path of ['/blocks', '/blocks/*']) router.use(path, requireSession(sessions));
  return router
    .openapi(list, async c =>
      c.json({ items: await listBlocks(db, c.var.person.userId), nextCursor: null }, 200),
    )
    .openapi(blockAuthor, async c => {
      const { userId } = c.var.person;
      await limits.use('block', userId);
      const { targetType, targetId } = c.req.valid('json');
      // What somebody wrote whom one blocks can't be seen any more, and the answer to a repeated request is the same.
      const known = await findTarget(db, targetType, targetId);
      const repeated = known && (await findBlock(db, userId, known));
      if (repeated) return c.json(repeated, 200);
      const { authorId, anonymous, createdAt } = await visibleTarget(db, userId, targetType, targetId);
      await addBlock(db, { userId, blockedId: authorId, writtenAt: anonymous ? createdAt : null, at: now() });
      await tellRoom(userId, authorId);
      const added = await findBlock(db, userId, { authorId, anonymous });
      // The account was deleted in between.
      if (!added) throw new Problem('notFound');
      return c.json(added, 200);
    })
    .openapi(block, async c => {
      const { userId } = c.var.person;
      await limits.use('block', userId);
      const { userId: blockedId } = c.req.valid('param');
      await visibleTarget(db, userId, 'user', blockedId);
      await addBlock(db, { userId, blockedId, writtenAt: null, at: now() });
      await tellRoom(userId, blockedId);
      return c.body(null, 204);
    })
    .openapi(unblock, async c => {
      const { userId } = c.var.person;
      const { userId: id } = c.req.valid('param');
      await removeBlock(db, userId, id);
      await tellRoom(userId, id);
      return c.body(null, 204);
    });

  /** Those who have the room open see it at once. */
  async function tellRoom(...userIds: string[]): Promise<void> {
    for (const userId of userIds) await hub.personChanged(userId);
  }
}

import { createRoute, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import type { Deps } from '../../server/deps.ts';
import { describeError, Problem } from '../../server/errors.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import { requireSession, type SignedIn } from '../../server/session.ts';
import { newId } from '../../shared/ids.ts';
import { updateUser } from './account.queries.ts';
import { toMe } from './account.routes.ts';
import { Me } from './account.schema.ts';
import { avatarImage } from './avatarImage.ts';

const MOST_BYTES = 5 * 1024 * 1024;
/** Where the pictures that we keep are. */
export const AVATARS = '/api/avatars/';

const put = createRoute({
  method: 'put',
  path: '/me/avatar',
  summary: 'Set one’s picture: the body is a JPEG, PNG, WebP or GIF file of at most 5 MB',
  request: {
    body: {
      required: true,
      content: { 'image/*': { schema: z.string().meta({ format: 'binary' }) } },
    },
  },
  responses: { 200: json(Me, 'The account as it now is'), ...problems(401, 413, 415, 422, 429) },
});

const remove = createRoute({
  method: 'delete',
  path: '/me/avatar',
  summary: 'Take one’s picture away',
  responses: { 200: json(Me, 'The account as it now is'), ...problems(401) },
});

const read = createRoute({
  method: 'get',
  path: '/avatars/{name}',
  summary: 'A person’s picture, for people who are signed in',
  request: { params: z.object({ name: z.string().regex(/^[0-9a-f-]{36}\.webp$/) }) },
  responses: {
    200: { description: 'The picture', content: { 'image/webp': { schema: z.string() } } },
    ...problems(401, 404),
  },
});

const limit = bodyLimit({
  maxSize: MOST_BYTES,
  onError: () => {
    throw new Problem('tooLarge', { detail: 'The picture has more than 5 MB. Please choose a smaller one.' });
  },
});

export function avatarRoutes({ config, db, files, limits, log, now, sessions }: Deps) {
  const router = createRouter('notFound');
  router.use('/me/avatar', requireSession(sessions));
  router.use('/avatars/*', requireSession(sessions));
  router.put('/me/avatar', limit);
  return router
    .openapi(put, async c => {
      const { person } = c.var;
      // A type that no form of another site can send.
      if (!/^image\//.test(c.req.header('content-type') ?? ''))
        throw new Problem('unsupportedMediaType', { detail: 'Please send the picture with its image type.' });
      await limits.use('avatar', person.userId);
      const image = await avatarImage(new Uint8Array(await c.req.arrayBuffer()));
      const name = `${newId()}.webp`;
      await files.put(name, image, 'image/webp');
      return c.json(await change(person, AVATARS + name), 200);
    })
    .openapi(remove, async c => c.json(await change(c.var.person, null), 200))
    .openapi(read, async c => {
      const image = await files.get(c.req.valid('param').name);
      if (!image) throw new Problem('notFound');
      c.header('Cache-Control', 'private, max-age=31536000, immutable');
      return c.body(image, 200, { 'Content-Type': 'image/webp' });
    });

  async function change(person: SignedIn, avatarUrl: string | null): Promise<Me> {
    const user = await updateUser(db, person.userId, { avatarUrl }, now());
    if (!user) throw new Problem('unauthorized');
    if (person.avatarUrl?.startsWith(AVATARS)) {
      // What is left over costs a few kilobytes; the person's new picture stands.
      await files
        .remove(person.avatarUrl.slice(AVATARS.length))
        .catch(error => log.warn(describeError(error), 'old picture left'));
    }
    return toMe({ ...person, avatarUrl: user.avatarUrl }, config);
  }
}

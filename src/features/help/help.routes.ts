import { createRoute, z } from '@hono/zod-openapi';
import { createRouter, json } from '../../server/router.ts';
import { Helpline, helplinesFor } from './helplines.rules.ts';

const listHelplines = createRoute({
  method: 'get',
  path: '/helplines',
  summary: 'Helplines of a country',
  request: { query: z.object({ country: z.string().length(2).toUpperCase().default('US') }) },
  responses: { 200: json(z.object({ items: z.array(Helpline), nextCursor: z.null() }), 'Its helplines') },
});

export const helpRoutes = () =>
  createRouter().openapi(listHelplines, c => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.json({ items: helplinesFor(c.req.valid('query').country), nextCursor: null }, 200);
  });

import { createRoute, z } from '@hono/zod-openapi';
import { createRouter, json } from '../../server/router.ts';
import { helplinesFor, helpSitesFor } from './helplines.rules.ts';
import { Helpline, HelpSite } from './helplines.schema.ts';

const listHelplines = createRoute({
  method: 'get',
  path: '/helplines',
  summary: 'Helplines of a country',
  description: 'A country without lines of its own has an empty list; `sites` then says where to look.',
  request: { query: z.object({ country: z.string().length(2).toUpperCase().default('US') }) },
  responses: {
    200: json(
      z.object({
        items: z.array(Helpline),
        nextCursor: z.null(),
        sites: z.array(HelpSite),
        advice: z.string(),
      }),
      'Its helplines',
    ),
  },
});

const advice = 'If your life or someone else’s is in danger, call your local emergency number.';

export const helpRoutes = () =>
  createRouter().openapi(listHelplines, c => {
    const { country } = c.req.valid('query');
    c.header('Cache-Control', 'public, max-age=3600');
    return c.json(
      { items: helplinesFor(country), nextCursor: null, sites: helpSitesFor(country), advice },
      200,
    );
  });

import { createRoute, z } from '@hono/zod-openapi';
import { languageOf } from '../../server/language.ts';
import { createRouter, json, problems } from '../../server/router.ts';
import type { InLanguages } from '../../shared/language.ts';
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
    ...problems(422),
  },
});

const advice: InLanguages = {
  en: 'If your life or someone else’s is in danger, call your local emergency number.',
  es: 'Si tu vida o la de otra persona está en peligro, llama al número de emergencias de tu zona.',
};

export const helpRoutes = () =>
  createRouter().openapi(listHelplines, c => {
    const { country } = c.req.valid('query');
    const language = languageOf(c.req.raw.headers);
    c.header('Cache-Control', 'public, max-age=3600');
    c.header('Vary', 'Accept-Language, Cookie', { append: true });
    const items = helplinesFor(country, language);
    const sites = helpSitesFor(country, language);
    return c.json({ items, nextCursor: null, sites, advice: advice[language] }, 200);
  });

import type { HttpBindings } from '@hono/node-server';
import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import { invalid, Problem, ProblemSchema } from './errors.ts';
import type { SignedInEnv } from './session.ts';

/** What a route of ours finds in its context: the sockets, the request's id and, behind `requireSession`, the person. */
export type RouteEnv = SignedInEnv & { Bindings: HttpBindings; Variables: { requestId: string } };

/**
 * A router whose input is checked by its OpenAPI routes; what does not fit is answered as 422.
 * @param path what a path is answered whose parameters don't fit: 404 where they are ids, because then it leads nowhere
 */
export const createRouter = (path: 'invalid' | 'notFound' = 'invalid') =>
  new OpenAPIHono<RouteEnv>({
    defaultHook: result => {
      if (result.success) return;
      throw result.target === 'param' && path === 'notFound' ? new Problem(path) : invalid(result.error);
    },
  });

/** A JSON body of an OpenAPI route. */
export const json = <S extends z.ZodType>(schema: S, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const descriptions = {
  400: 'The body could not be read',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'A content type that is not taken here',
  422: 'Not valid: `errors` names the fields',
  429: 'Too many requests: wait for the seconds in `Retry-After`',
  503: 'Something that Cairn needs is away: wait for the seconds in `Retry-After`',
} as const;

/** The refusals that an OpenAPI route documents. */
export function problems<S extends keyof typeof descriptions>(...statuses: S[]) {
  const answer = (status: S) => ({
    description: descriptions[status],
    content: { 'application/problem+json': { schema: ProblemSchema } },
  });
  return Object.fromEntries(statuses.map(status => [status, answer(status)])) as Record<
    S,
    ReturnType<typeof answer>
  >;
}

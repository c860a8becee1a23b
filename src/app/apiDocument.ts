import type { OpenAPIHono } from '@hono/zod-openapi';
import { problems } from '../server/router.ts';

type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

const info = {
  title: 'Cairn',
  version: '1',
  description: 'Recovery support for people who are stopping gambling.',
};
const writes = ['post', 'put', 'patch', 'delete'] as const;

/** The OpenAPI document: what every route says of itself, and what the guards in front of them answer. */
export function apiDocument(app: Pick<OpenAPIHono, 'getOpenAPI31Document'>): Document {
  const document = app.getOpenAPI31Document({ openapi: '3.1.0', info });
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of [path.get, ...writes.map(method => path[method])])
      if (operation) operation.responses = { ...problems(503), ...operation.responses };
    for (const operation of writes.map(method => path[method]))
      if (operation) operation.responses = { ...problems(400, 403, 413, 415), ...operation.responses };
  }
  return JSON.parse(JSON.stringify(document), (key, value) =>
    // Written with the flags of the expression, which JSON Schema has no place for; its patterns are `u` anyway.
    key === 'pattern' && typeof value === 'string' ? value.replace(/\/[a-z]+$/, '') : value,
  );
}

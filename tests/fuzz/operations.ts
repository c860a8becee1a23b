import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { Sent } from '../send.ts';
import { kindAt } from './ids.ts';
import { type Schema, someId, texts, valuesOf } from './schemas.ts';

type Media = Record<string, { schema: Schema }>;
export type OpenApi = {
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema> };
};
type OperationObject = {
  parameters?: { in: 'path' | 'query' | 'header'; name: string; schema: Schema; required?: boolean }[];
  requestBody?: { content: Media };
  responses: Record<string, { content?: Media }>;
};

export type Operation = {
  name: string;
  /** The name of its things, for their ids. */
  kind: string;
  /** It asks for the password. */
  isDear: boolean;
  requests: fc.Arbitrary<Sent>;
  /** @returns why an answer is not one that the document has, or nothing */
  problemOf(status: number, type: string, body: unknown): string;
};

/** Every operation of the document, with requests to try and a judge of the answers. */
export function operationsOf(document: OpenApi): Operation[] {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, formats });
  ajv.addSchema(closed(document) as object, 'api');
  const resolve = (ref: string) => document.components.schemas[ref.split('/').at(-1) ?? ''] ?? {};
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const at = (...keys: string[]) =>
        `api#/${['paths', path, method, 'responses', ...keys].map(escaped).join('/')}`;
      const judges = new Map<string, ValidateFunction | undefined>();
      for (const [status, { content }] of Object.entries(operation.responses))
        for (const type of Object.keys(content ?? {}))
          judges.set(`${status} ${type}`, ajv.getSchema(at(status, 'content', type, 'schema')));
      return {
        name: `${method.toUpperCase()} ${path}`,
        kind: kindAt(path),
        isDear: 'password' in (bodyOf(operation, resolve)?.properties ?? {}),
        requests: fc.oneof(
          requestsOf(method.toUpperCase(), path, operation, false, resolve),
          requestsOf(method.toUpperCase(), path, operation, true, resolve),
        ),
        problemOf(status, type, body) {
          const answer = operation.responses[status];
          if (!answer) return 'a status that the document does not have';
          if (!answer.content) return body === '' ? '' : 'a body that the document does not have';
          if (!judges.has(`${status} ${type}`)) return `the type ${type}, which the document does not have`;
          const judge = judges.get(`${status} ${type}`);
          if (!judge || judge(body)) return '';
          return ajv.errorsText(judge.errors);
        },
      };
    }),
  );
}

function bodyOf({ requestBody }: OperationObject, resolve: (ref: string) => Schema): Schema | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  return schema?.$ref ? resolve(schema.$ref) : schema;
}

const escaped = (key: string) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

const formats = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/,
  uri: (text: string) => URL.canParse(text),
  email: /^\S+@\S+$/,
  binary: true as const,
};

/** The same document in which objects have nothing but what it names: an answer with more would give something away. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, closed(part)]));
  const isOpen = parts.type && parts.properties && parts.additionalProperties === undefined;
  return isOpen ? { ...parts, additionalProperties: false } : parts;
}

function requestsOf(
  method: string,
  path: string,
  { parameters = [], requestBody }: OperationObject,
  isOdd: boolean,
  resolve: (ref: string) => Schema,
): fc.Arbitrary<Sent> {
  const named = (place: string) => parameters.filter(parameter => parameter.in === place);
  const inPath = named('path').map(({ name, schema }) => {
    const mark = `{${name}}`;
    const existing = someId(kindAt(path, mark));
    return fc
      .oneof(
        { weight: 4, arbitrary: schema.format === 'uuid' ? existing : texts(schema, isOdd) },
        texts(schema, isOdd),
      )
      .map(text => [mark, text] as const);
  });
  const optional = (place: string) =>
    fc.record<Record<string, string>>(
      Object.fromEntries(named(place).map(({ name, schema }) => [name, texts(schema, isOdd)])),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Record<string, string>>;
  return fc
    .record({
      values: fc.tuple(...inPath),
      query: isOdd
        ? fc.oneof(optional('query'), fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }))
        : optional('query'),
      headers: optional('header'),
      body: bodies(method, requestBody?.content, isOdd, resolve),
      more: isOdd ? moreHeaders : fc.constant({}),
      isDoubled: isOdd ? fc.boolean() : fc.constant(false),
    })
    .map(({ values, query, headers, body: { body, type }, more, isDoubled }) => {
      const filled = values.reduce(
        (text, [mark, value]) => text.replace(mark, () => inUrl(value) || '0'),
        path,
      );
      const search = Object.entries(query).map(([name, value]) => `${inUrl(name)}=${inUrl(value)}`);
      if (isDoubled) search.push(...search.slice(0, 1));
      return {
        method,
        path: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
        headers: { ...inHeaders(headers), ...(type && { 'Content-Type': type }), ...more },
        body,
      };
    });
}

type Body = { body?: Buffer | string; type?: string };
const noBody: fc.Arbitrary<Body> = fc.constant({});

const anyBody: fc.Arbitrary<Body> = fc.record({
  body: fc.oneof(
    fc.constantFrom('', '{', '[]', 'null', '""', '{"a":1}}', '{"__proto__":{"a":1}}', `${'['.repeat(5000)}`),
    fc.json(),
    fc.uint8Array({ maxLength: 100 }).map(bytes => Buffer.from(bytes)),
  ),
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    'x',
  ),
});

function bodies(
  method: string,
  content: Media | undefined,
  isOdd: boolean,
  resolve: (ref: string) => Schema,
): fc.Arbitrary<Body> {
  if (method === 'GET' || method === 'HEAD') return noBody;
  if (!content) return isOdd ? fc.oneof(noBody, anyBody) : noBody;
  const schema = content['application/json']?.schema;
  if (!schema) return fc.oneof(pictures, anyBody);
  const fitting = valuesOf(schema, isOdd, resolve).map(value => ({
    body: JSON.stringify(value),
    type: 'application/json',
  }));
  return isOdd ? fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 1, arbitrary: anyBody }) : fitting;
}

/** One red point; the same cut off; bytes that only begin like a picture. */
const pixel = Buffer.from('R0lGODdhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const pictures = fc.record({
  body: fc.oneof(
    fc.constantFrom(pixel, pixel.subarray(0, 20), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.concat([pixel.subarray(0, 10), bytes])),
  ),
  type: fc.constantFrom('image/gif', 'image/png', 'image/svg+xml', 'IMAGE/x'),
});

const moreHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { Origin: 'http://cairn.test' },
      { Origin: 'https://elsewhere.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'If-None-Match': '*, W/"' },
      { 'X-Forwarded-For': `${'1,'.repeat(500)}::1%` },
      { 'X-Request-Id': 'ü%00'.repeat(50) },
      { Cookie: 'cairn.session_token=%; =; a' },
      { Range: 'bytes=-1' },
      { 'Content-Encoding': 'gzip' },
      { Accept: 'x/y;q=2' },
      { 'X-HTTP-Method-Override': 'TRACE' },
    ),
  },
);

/** Marks of ids stay as they are; what can't stand in a URL is written in percents, lone surrogates as U+FFFD. */
const inUrl = (text: string) =>
  encodeURIComponent(text.toWellFormed())
    .replace(/%40(\w+)%3A(\d+)%40/g, '@$1:$2@')
    .slice(0, 4000);

/** Only what HTTP lets stand in a header. */
const inHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, text]) => [
      name,
      text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4000),
    ]),
  );

/** Any path and method at all, and Better Auth's own paths, which are not in the document: nothing may break. */
export const strays: Operation[] = [
  ...[
    'sign-up/email',
    'sign-in/email',
    'request-password-reset',
    'reset-password',
    'change-password',
    'verify-email',
    'sign-in/oauth2',
    'oauth2/callback/oidc',
    'link-social',
    'revoke-sessions',
    'get-session',
    'sign-in/social',
    'update-session',
  ].flatMap(path => ['POST', 'GET'].map(method => stray(method, fc.constant(`/api/auth/${path}`)))),
  ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'].map(method =>
    stray(
      method,
      fc.oneof(
        fc.webPath().map(path => `/api${path}`),
        fc.webPath(),
        fc.constantFrom(
          '/%',
          '/%00',
          '/api/%ff',
          '/assets/%2e%2e%2findex.html',
          '/api//me',
          '/..%5c..',
          '/api/posts/%0a',
        ),
      ),
    ),
  ),
];

function stray(method: string, paths: fc.Arbitrary<string>): Operation {
  const credentials: Schema = {
    type: 'object',
    properties: {
      email: { type: 'string', format: 'email' },
      password: { type: 'string' },
      newPassword: { type: 'string' },
      currentPassword: { type: 'string' },
      token: { type: 'string' },
      name: { type: 'string' },
      provider: { type: 'string' },
      callbackURL: { type: 'string', format: 'uri' },
    },
  };
  const content = { 'application/json': { schema: credentials } };
  return {
    name: `${method} a stray path`,
    kind: 'none',
    isDear: false,
    requests: paths.chain(path =>
      requestsOf(method, path || '/', { requestBody: { content }, responses: {} }, true, () => ({})),
    ),
    problemOf: status => (status >= 500 ? 'a fault' : ''),
  };
}

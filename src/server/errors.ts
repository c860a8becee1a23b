import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Language } from '../shared/language.ts';
import { isUnreachable } from './db/unreachable.ts';
import { languageOf } from './language.ts';
import type { Log } from './log.ts';
import { problemsInSpanish } from './problemsInSpanish.ts';

/** Every expected refusal: what it is called, its status, and what the person is told. */
const problems = {
  badRequest: [400, 'Not understood', 'The request could not be read.'],
  unauthorized: [401, 'Not signed in', 'Please sign in and try again.'],
  forbidden: [403, 'Not allowed', 'You do not have the right to do this.'],
  notFound: [404, 'Not found', 'There is nothing here.'],
  conflict: [409, 'Conflict', 'This was changed in the meantime. Please reload and try again.'],
  tooLarge: [413, 'Too large', 'At most 64 KiB can be sent at once.'],
  unsupportedMediaType: [415, 'Not JSON', 'Please send the content type application/json.'],
  invalid: [422, 'Not valid', 'Please check what was sent.'],
  tooManyRequests: [
    429,
    'Too many requests',
    'That was a lot in a short time. Please wait a moment and try again.',
  ],
  internal: [
    500,
    'Something went wrong',
    'This is our fault, not yours. Nothing you stored is lost. Please try again.',
  ],
  unavailable: [503, 'Not available', 'Cairn can not do this right now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string, string]>;

/** Seconds after which it is worth to try again, for whoever was not told otherwise. */
const SOON = 2;

/** What Postgres says of text with a NUL in it (SQLSTATE), which it can neither store nor look for. */
const UNSTORABLE = ['22021', '22P05'];

/** What it says of a row about something that was deleted a moment ago (SQLSTATE). */
const GONE = '23503';

type ProblemName = keyof typeof problems;
type FieldError = { path: string; message: string };

/** An expected refusal, thrown by name: `throw new Problem('notFound')`. */
export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly title: string;
  readonly detail: string;
  readonly errors?: FieldError[];
  /** Seconds, for the `Retry-After` header. */
  readonly retryAfter?: number;

  constructor(name: ProblemName, more: { detail?: string; errors?: FieldError[]; retryAfter?: number } = {}) {
    const [status, title, detail] = problems[name];
    super(title);
    this.status = status;
    this.title = title;
    this.detail = more.detail ?? detail;
    this.errors = more.errors;
    this.retryAfter = more.retryAfter ?? (name === 'unavailable' ? SOON : undefined);
  }
}

/** The shape of every error answer (RFC 9457), for the OpenAPI document. */
export const ProblemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' });

/** What people are told of a refusal, in their language; English where no other words are known. */
export function translated(text: string, language: Language): string {
  if (language === 'en') return text;
  const numbers = text.match(NUMBER) ?? [];
  return problemsInSpanish[text.replace(NUMBER, '#')]?.replace(/#/g, () => numbers.shift() ?? '') ?? text;
}

const NUMBER = /\d+(?:,\d{3})*/g;

/** Answers a problem as `application/problem+json`. */
function answerProblem(c: Context, problem: Problem): Response {
  const { status, errors, retryAfter } = problem;
  const language = languageOf(c.req.raw.headers);
  const title = translated(problem.title, language);
  const detail = translated(problem.detail, language);
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter));
  c.header('Content-Type', 'application/problem+json');
  const told = errors?.map(({ path, message }) => ({ path, message: translated(message, language) }));
  return c.body(JSON.stringify({ type: 'about:blank', title, status, detail, errors: told }), status);
}

/** Turns Zod's findings into a 422 that names each field. */
export function invalid(error: z.core.$ZodError): Problem {
  return new Problem('invalid', {
    errors: error.issues.map(issue => ({ path: issue.path.join('.'), message: issue.message })),
  });
}

/**
 * Maps whatever a handler threw to an answer. Unknown errors are logged with the request's id and
 * answered with nothing of their text: messages of database drivers quote the values they were given.
 */
export function errorHandler(log: Log) {
  return (error: Error, c: Context): Response => {
    if (error instanceof Problem) return answerProblem(c, error);
    if (error instanceof HTTPException && error.status < 500)
      return answerProblem(c, new Problem('badRequest'));
    if (UNSTORABLE.includes(describeError(error).code ?? ''))
      return answerProblem(c, new Problem('badRequest'));
    const gone = goneProblem(error);
    if (gone) return answerProblem(c, gone);
    if (isUnreachable(error)) {
      log.warn(
        { requestId: c.get('requestId'), ...describeError(error) },
        'something that Cairn needs is away',
      );
      return answerProblem(c, new Problem('unavailable'));
    }
    log.error(
      { requestId: c.get('requestId'), path: c.req.routePath, ...describeError(error) },
      'request failed',
    );
    return answerProblem(c, new Problem('internal'));
  };
}

/** Somebody wrote while their account, or what they wrote about, was being deleted. */
function goneProblem({ cause }: Error): Problem | undefined {
  const { code, constraint = '' } = (cause ?? {}) as { code?: string; constraint?: string };
  if (code !== GONE) return undefined;
  return new Problem(constraint.endsWith('_user_id_users_id_fk') ? 'unauthorized' : 'notFound');
}

/** What may be logged of an error: its kind, the driver's code and where it arose, never its message. */
export function describeError(error: unknown): { error: string; code?: string; at?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause as { code?: unknown } | undefined;
  const code = (error as { code?: unknown }).code ?? cause?.code;
  return {
    error: error.name,
    code: typeof code === 'string' ? code : undefined,
    at: error.stack
      ?.split('\n')
      .filter(line => line.startsWith('    at '))
      .slice(0, 6)
      .join('\n'),
  };
}

/** The last route: any path that no other took. */
export const notFoundHandler = (c: Context): Response => answerProblem(c, new Problem('notFound'));

import { plural, t } from '@lingui/core/macro';

export type FieldError = { path: string; message: string };

type Problem = {
  status: number;
  title?: string | undefined;
  detail?: string | undefined;
  errors?: FieldError[] | undefined;
  retryAfter?: number | undefined;
  code?: string | undefined;
};

/** The server refused: problem+json (RFC 9457), or Better Auth's `{code, message}`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly title: string;
  readonly detail: string | undefined;
  readonly errors: FieldError[];
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** Better Auth's code, for instance `PASSWORD_TOO_SHORT`. */
  readonly code: string | undefined;

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title ?? `HTTP ${problem.status}`);
    this.name = 'ProblemError';
    this.status = problem.status;
    this.title = problem.title ?? '';
    this.detail = problem.detail;
    this.errors = problem.errors ?? [];
    this.retryAfter = problem.retryAfter;
    this.code = problem.code;
  }
}

/** The server could not be reached. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached', { cause });
    this.name = 'NetworkError';
  }
}

export type RequestOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  file?: File;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** `no-store` keeps nothing of the answer on the device. */
  cache?: RequestCache;
};

/**
 * Sends a request and answers the raw response when it succeeded, or when nothing has changed (304).
 * Throws ProblemError, NetworkError, or the AbortError of the given signal.
 */
export async function send(path: string, options: RequestOptions = {}): Promise<Response> {
  const { method = 'GET', body, file, headers = {}, signal, cache = 'default' } = options;
  const init: RequestInit = { method, cache, headers: { Accept: 'application/json', ...headers } };
  if (signal) init.signal = signal;
  if (file) init.body = file;
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError(error);
  }
  if (!response.ok && response.status !== 304) throw await problemFrom(response);
  return response;
}

/** JSON in, JSON out; `undefined` for an empty answer. Throws as `send` does. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const response = await send(path, options);
  try {
    const text = await response.text();
    return (text ? JSON.parse(text) : undefined) as T;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

async function problemFrom(response: Response): Promise<ProblemError> {
  const body = (await response.json().catch(() => ({}))) as (Partial<Problem> & { message?: string }) | null;
  const wait = Number(
    response.headers.get('Retry-After') ?? response.headers.get('X-Retry-After') ?? Number.NaN,
  );
  return new ProblemError({
    status: response.status,
    title: body?.title,
    detail: body?.detail ?? body?.message,
    errors: body?.errors,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
    code: body?.code,
  });
}

/** What to tell a person about any error: what happened and what to do next. */
export function problemText(error: unknown): string {
  if (error instanceof NetworkError) {
    return t`Cairn can’t be reached just now. Please check your connection and try again.`;
  }
  if (!(error instanceof ProblemError) || error.status >= 500) {
    return t`Something went wrong on our side. Please try again in a moment.`;
  }
  if (error.status === 429) return waitText(error.retryAfter);
  if (error.status === 401) return t`You are signed out. Please sign in again.`;
  return error.errors[0]?.message ?? error.detail ?? (error.title || t`That did not work. Please try again.`);
}

function waitText(seconds: number | undefined): string {
  if (!seconds) return t`That was a lot at once. Please wait a little, then try again.`;
  if (seconds < 60) {
    return t`That was a lot at once. Please try again in ${plural(seconds, { one: '# second', other: '# seconds' })}.`;
  }
  const minutes = Math.ceil(seconds / 60);
  return t`That was a lot at once. Please try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Config } from './config.ts';
import { Problem } from './errors.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Env = { Bindings: HttpBindings; Variables: { requestId: string } };

/** Measures every answer under the pattern of its route: addresses themselves hold ids. At LOG_LEVEL=debug it logs them, too. */
export const observe = (metrics: Metrics, log: Log) =>
  createMiddleware<Env>(async (c, next) => {
    const began = performance.now();
    await next();
    const seconds = (performance.now() - began) / 1000;
    const method = METHODS.includes(c.req.method) ? c.req.method : 'other';
    const answer = { method, route: routePath(c), status: c.res.status };
    metrics.answered(answer, seconds);
    log.debug({ requestId: c.var.requestId, ...answer, ms: Math.round(seconds * 1000) }, 'answered');
  });

/**
 * Answers what was measured to whoever has METRICS_TOKEN, or asks from the machine itself. What came through a proxy on this
 * machine only looks as if it did, which its `X-Forwarded-For` tells.
 */
export const answerMetrics = (metrics: Metrics, { metricsToken }: Config) => {
  return async (c: Context<Env>) => {
    const isNear =
      isLoopback(c.env.incoming.socket.remoteAddress) &&
      !['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some(name => c.req.header(name) !== undefined);
    if (!isNear && !isToken(c.req.header('authorization'), metricsToken)) throw new Problem('notFound');
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  };
};

const isLoopback = (address = ''): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

function isToken(authorization = '', token?: string): boolean {
  if (!token) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
}

import { hash } from 'node:crypto';
import type { Context } from 'hono';

/** JSON as it is sent, with the tag by which a later request can ask whether it is still the same. */
export type Tagged = { body: Uint8Array<ArrayBuffer>; tag: string };

/** Text with its tag: the same text has the same one. */
export function toTagged(text: string): Tagged {
  const body = Buffer.from(text);
  return { body, tag: hash('sha1', body, 'base64url') };
}

/** Answers JSON, or 304 without a body to somebody who has just that. It may be kept, but not used without asking. */
export function answerTagged(c: Context, { body, tag }: Tagged): Response {
  const headers = { ETag: `"${tag}"`, 'Cache-Control': 'private, no-cache' };
  if (has(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers);
  return c.body(body, 200, { ...headers, 'Content-Type': 'application/json' });
}

/** Whether `If-None-Match` names a tag. Proxies that compress mark tags as weak; that says nothing about the content. */
const has = (known = '', tag: string): boolean =>
  known.split(',').some(one => one.trim().replace(/^W\//, '') === `"${tag}"`);

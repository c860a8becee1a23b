import path from 'node:path';
import { startCairn } from '../lib/cairn.ts';
import type { BenchDatabase } from '../lib/database.ts';
import { freePort, startProgram } from '../lib/program.ts';
import { resultsFolder } from '../lib/report.ts';
import type { Filled } from './fill.ts';
import type { Target } from './measure.ts';

const ask = (method: string, where: string, head: string) =>
  `${method} ${where} HTTP/1.1\r\nHost: 127.0.0.1\r\n${head}\r\n\r\n`;
const get = (where: string, head: string) => ask('GET', where, head);
const page = (base: string, cursor?: string) => (cursor ? `${base}?cursor=${cursor}` : base);

/** The real app with everything on: sessions, blocks, what is withheld, tags. */
export async function startApp(
  { env }: BenchDatabase,
  profile: boolean,
): Promise<Target & { stop(): Promise<void> }> {
  const cairn = await startCairn({
    env: { RATE_LIMITS: 'off', ...env },
    nodeOptions: profile
      ? ['--cpu-prof', `--cpu-prof-dir=${resultsFolder}`, '--cpu-prof-name=feed.cpuprofile']
      : [],
  });
  return {
    ...cairn,
    request: ({ cookie }, cursor) => get(page('/api/posts', cursor), `Cookie: ${cookie}`),
    like: ({ cookie }, id, likes) =>
      ask(likes ? 'PUT' : 'DELETE', `/api/posts/${id}/like`, `Cookie: ${cookie}`),
  };
}

export async function startReference(
  { env }: BenchDatabase,
  comments: 'on' | 'off',
): Promise<Target & { stop(): Promise<void> }> {
  const port = await freePort();
  const program = await startProgram({
    args: [path.join(import.meta.dirname, 'reference.ts')],
    env: { PORT: String(port), DATABASE_URL: env.DATABASE_URL, COMMENTS: comments },
    ready: /ready/,
  });
  return {
    ...program,
    port,
    request: ({ userId }, cursor) => get(page('/', cursor), `X-User: ${userId}`),
  };
}

/** Fails unless both give the same posts, with the same authors, counts and personal likes. */
export async function expectSame(app: Target, reference: Target, { readers, ids }: Filled): Promise<void> {
  for (const [i, reader] of readers.slice(0, 20).entries()) {
    const cursor = i % 2 ? ids[i] : undefined;
    const [ours, theirs] = await Promise.all([
      read(app, '/api/posts', { Cookie: reader.cookie }, cursor),
      read(reference, '/', { 'X-User': reader.userId }, cursor),
    ]);
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      throw new Error(`the app and the reference do not show the same:\n${ours?.[0]}\n${theirs?.[0]}`);
  }
}

type Item = { id: string; author: object; likes: number; likedByMe: boolean; commentCount: number };

async function read({ port }: Target, base: string, headers: Record<string, string>, cursor?: string) {
  const response = await fetch(`http://127.0.0.1:${port}${page(base, cursor)}`, { headers });
  const { items } = (await response.json()) as { items: (Item & { comments: { id: string }[] })[] };
  return items.map(({ id, author, likes, likedByMe, commentCount, comments }) =>
    JSON.stringify([id, author, likes, likedByMe, commentCount, comments.map(comment => comment.id)]),
  );
}

import { send } from '../../ui/fetch.ts';

/** An answer of the server with the tag by which it tells whether that is still so. */
export type Tagged<T> = { tag: string | null; body: T };

/** Asks for something that is often the same as before; then the server says only that. Throws as `send` does. */
export async function getIfChanged<T>(
  path: string,
  known: Tagged<T> | undefined,
  signal: AbortSignal,
): Promise<Tagged<T>> {
  const headers: Record<string, string> = known?.tag ? { 'If-None-Match': known.tag } : {};
  const response = await send(path, { signal, headers, cache: 'no-store' });
  if (known && response.status === 304) return known;
  return { tag: response.headers.get('ETag'), body: await response.json() };
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Me } from '../features/account/account.schema.ts';
import type { Coach } from '../features/coach/coach.schema.ts';

const BOOT = '<script id="boot" type="application/json">';

export type Page = {
  /** Hashes of the page's inline scripts, for the content security policy. */
  scriptHashes: string[];
  /** The page with what it needs for its first screen, which spares the browser two requests. */
  render(boot: { me: Me | null; coaches: Coach[] }): string;
};

/** Reads the built page once. @throws when the browser's part has not been built */
export async function readPage(file: string): Promise<Page> {
  const html = await readFile(file, 'utf8');
  const [head, tail] = html.split(BOOT);
  if (head === undefined || tail === undefined) throw new Error(`${file} has no place for boot data`);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(match => match[1] ?? '');
  return {
    scriptHashes: inline.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    // `<` would let a name like "</script>" end the element it stands in.
    render: boot => `${head}${BOOT}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${tail}`,
  };
}

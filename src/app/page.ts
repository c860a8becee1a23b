import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Me } from '../features/account/account.schema.ts';
import type { Coach } from '../features/coach/coach.schema.ts';

const BOOT = '<script id="boot" type="application/json">';

/** What the browser need not ask for; `provider` is the name of the place where people can sign in instead, if any. */
export type Boot = { me: Me | null; coaches: Coach[]; provider: string | null };

export type Page = {
  /** Hashes of the page's inline scripts, for the content security policy. */
  scriptHashes: string[];
  /** The page with what its first screen needs: data, and the names of a member's files before a script asks for them. */
  render(path: string, boot: Boot): string;
  /** The page with nothing of anyone in it, which browsers keep for hours without a connection. */
  shell: string;
};

/** Reads the built page once. @throws when the browser's part has not been built */
export async function readPage(dist: string): Promise<Page> {
  const file = join(dist, 'index.html');
  const html = await readFile(file, 'utf8');
  const manifest = await readManifest(dist);
  const member = preloads(manifest, ['src/app/MemberArea.tsx']);
  const chat = preloads(manifest, ['src/app/MemberArea.tsx', 'src/features/coach/ChatPage.tsx']);
  const [head, tail] = html.split(BOOT);
  if (head === undefined || tail === undefined) throw new Error(`${file} has no place for boot data`);
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(match => match[1] ?? '');
  return {
    scriptHashes: inline.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    shell: html,
    // `<` would let a name like "</script>" end the element it stands in.
    render(path, boot) {
      const links = boot.me ? (path === '/' ? chat : member) : '';
      return `${head.replace('</head>', `${links}</head>`)}${BOOT}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${tail}`;
    },
  };
}

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** What Vite wrote of its build; in development and in tests there is none. */
async function readManifest(dist: string): Promise<Manifest> {
  const text = await readFile(join(dist, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** Links to entries of the manifest and to all that they import. */
function preloads(manifest: Manifest, entries: string[]): string {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  entries.forEach(add);
  return [...files].map(file => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Me } from '../features/account/account.schema.ts';
import type { Coach } from '../features/coach/coach.schema.ts';
import { type InLanguages, type Language, languages } from '../shared/language.ts';

/** The words of index.html. */
const words: InLanguages<readonly string[]> = {
  en: [
    '<html lang="en">',
    'Cairn · gambling recovery support',
    'A calm place for people who are stopping gambling: an AI coach at any hour, your days counted kindly, and helplines one tap away.',
    'Cairn needs JavaScript to run. Please switch it on for this page, then reload. We are glad you came.',
  ],
  es: [
    '<html lang="es">',
    'Cairn · apoyo para dejar el juego',
    'Un lugar tranquilo para quienes están dejando el juego: un coach de IA a cualquier hora, tus días contados con amabilidad y líneas de ayuda a un toque.',
    'Cairn necesita JavaScript para funcionar. Actívalo para esta página y vuelve a cargarla. Nos alegra que hayas venido.',
  ],
};

const BOOT = '<script id="boot" type="application/json">';

/** What the browser need not ask for; `provider` is the name of the place where people can sign in instead, if any. */
export type Boot = { me: Me | null; coaches: Coach[]; provider: string | null };

export type Page = {
  /** Hashes of the page's inline scripts, for the content security policy. */
  scriptHashes: string[];
  /** The page with what its first screen needs: data, and the names of its files before a script asks for them. */
  render(path: string, boot: Boot, language: Language): string;
  /** The page with nothing of anyone in it, which browsers keep for hours without a connection. */
  shell: string;
};

/** Reads the built page once. @throws when the browser's part has not been built */
export async function readPage(dist: string): Promise<Page> {
  const file = join(dist, 'index.html');
  const html = await readFile(file, 'utf8');
  const manifest = await readManifest(dist);
  const pages = Object.fromEntries(
    languages.map(language => {
      const [head, tail] = inLanguage(html, language).split(BOOT);
      if (head === undefined || tail === undefined) throw new Error(`${file} has no place for boot data`);
      return [language, { head, tail }];
    }),
  ) as InLanguages<{ head: string; tail: string }>;
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(match => match[1] ?? '');
  return {
    scriptHashes: inline.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    shell: html,
    // `<` would let a name like "</script>" end the element it stands in.
    render(path, boot, language) {
      const { head, tail } = pages[language];
      const links = preloads(manifest, firstFiles(path, boot.me !== null, language));
      return `${head.replace('</head>', `${links}</head>`)}${BOOT}${JSON.stringify(boot).replaceAll('<', '\\u003c')}${tail}`;
    },
  };
}

const inLanguage = (html: string, language: Language): string =>
  words.en.reduce((page, text, index) => page.replace(text, words[language][index] ?? text), html);

/** Where the screens of each path's first part begin, as the manifest names their files, and where their words are; see screens.tsx. */
export const screenFiles: Record<string, { file: string; words?: string; open: boolean }> = {
  '': { file: 'src/app/ChatScreen.tsx', words: 'coach', open: false },
  support: { file: 'src/app/RoomScreen.tsx', words: 'room', open: false },
  progress: { file: 'src/features/progress/ProgressPage.tsx', words: 'progress', open: false },
  community: { file: 'src/app/CommunityScreen.tsx', words: 'community', open: false },
  settings: { file: 'src/app/SettingsScreen.tsx', words: 'settings', open: false },
  moderation: { file: 'src/features/moderation/ModerationPage.tsx', words: 'moderation', open: false },
  resources: { file: 'src/app/ResourcesScreen.tsx', words: 'resources', open: true },
  lessons: { file: 'src/app/LessonScreen.tsx', words: 'resources', open: true },
  help: { file: 'src/features/help/HelpPage.tsx', words: 'help', open: true },
  safety: { file: 'src/features/safety/SafetyPage.tsx', words: 'safety', open: true },
  accessibility: {
    file: 'src/features/accessibility/AccessibilityPage.tsx',
    words: 'accessibility',
    open: true,
  },
};
const MEMBERS = 'src/app/MemberArea.tsx';
const WELCOME = 'src/features/account/WelcomePage.tsx';

/** What a first screen is made of, beside what every page has. */
function firstFiles(path: string, signedIn: boolean, language: Language): string[] {
  const catalogue = (folder: string) => `${folder}/${language}.po`;
  const first = catalogue('src/locales');
  const screen = screenFiles[path.split('/')[1] ?? ''];
  if (!signedIn && screen?.open === false) return [first, WELCOME];
  return [
    first,
    ...(signedIn ? [MEMBERS] : []),
    ...(screen ? [screen.file] : []),
    ...(screen?.words ? [catalogue(`src/features/${screen.words}/locales`)] : []),
  ];
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

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Me } from '../features/account/account.schema.ts';
import type { Coach } from '../features/coach/coach.schema.ts';
import { type InLanguages, type Language, languages } from '../shared/language.ts';
import { GONE, NEUTRAL_PAGE, PRESSES, WITHIN_MS } from './neutralPage.ts';
import { paramsOf } from './path.ts';
import type { FirstPaint } from './prerender.tsx';

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
const ROOT = '<div id="root"></div>';
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
/** What the built page itself asks for of the code. */
const AHEAD = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

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
  const drawn = await readFirstPaint(dist);
  const entry = ENTRY.exec(html)?.[1];
  const start = entry === undefined ? '' : `<script>${startAfterPaint(entry)}</script>`;
  const ahead = (html.match(AHEAD) ?? []).filter(tag => tag.startsWith('<link')).join('');
  const pages = Object.fromEntries(
    languages.map(language => {
      const [head, tail] = inLanguage(html, language).split(BOOT);
      if (head === undefined || tail === undefined) throw new Error(`${file} has no place for boot data`);
      return [language, { head, tail }];
    }),
  ) as InLanguages<{ head: string; tail: string }>;
  const inline = [...(html + start).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(match => match[1] ?? '');
  return {
    scriptHashes: inline.map(script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    shell: html,
    // `<` would let a name like "</script>" end the element it stands in.
    render(path, boot, language) {
      const { head, tail } = pages[language];
      const links = preloads(manifest, firstFiles(path, boot.me !== null, language));
      const data = `${BOOT}${JSON.stringify(boot).replaceAll('<', '\\u003c')}`;
      const first = drawingOf(drawn[language], path, boot.me);
      if (!first || !start) return `${head.replace('</head>', `${links}</head>`)}${data}${tail}`;
      const styles = styleSheets(manifest, screenOf(path)?.file);
      const whose = boot.me && !screenOf(path)?.open ? 'member' : '';
      const beside = `${ahead}${links}${dataLinks(path, boot.me)}`;
      const body = `<div id="root" data-drawn="${whose}">${first}</div><template id="ahead">${beside}</template>`;
      const drawnHead = head
        .replaceAll(AHEAD, '')
        .replace('</head>', `${styles}</head>`)
        .replace(ROOT, () => body);
      return `${drawnHead}${data}${tail.replace('</body>', `${start}</body>`)}`;
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
/** What the screens of members ask the server for first, word for word. */
const firstData: Record<string, string[]> = {
  '/': ['/api/chat/messages?limit=50'],
  '/progress': ['/api/progress', '/api/calendar?limit=100'],
  '/community': ['/api/posts?limit=20'],
  '/settings': ['/api/me/settings', '/api/progress'],
  '/support': ['/api/support/messages?limit=50'],
};
const screenOf = (path: string) => screenFiles[path.split('/')[1] ?? ''];
const MEMBERS = 'src/app/MemberArea.tsx';
const WELCOME = 'src/features/account/WelcomePage.tsx';

/** What a first screen is made of, beside what every page has. */
function firstFiles(path: string, signedIn: boolean, language: Language): string[] {
  const catalogue = (folder: string) => `${folder}/${language}.po`;
  const first = catalogue('src/locales');
  const screen = screenOf(path);
  if (!signedIn && screen?.open === false) return [first, WELCOME];
  return [
    first,
    ...(signedIn ? [MEMBERS] : []),
    ...(screen ? [screen.file] : []),
    ...(screen?.words ? [catalogue(`src/features/${screen.words}/locales`)] : []),
  ];
}

/**
 * Fetches the page's code and starts it once what the build drew has been seen: on a slow connection either would stand in
 * the way of the first paint.
 * A button that is pressed before is remembered for `takeOver` in drawn.ts, but Quick exit leaves at once, as quickExit.ts
 * does. What is locked (lock.ts) is not drawn open.
 */
const startAfterPaint = (entry: string) => `{
  const root = document.querySelector('#root');
  const leave = () => {
    document.body.hidden = true;
    document.title = '';
    try {
      sessionStorage.setItem('${GONE}', '${NEUTRAL_PAGE}');
    } catch {}
    location.replace('${NEUTRAL_PAGE}');
  };
  let presses = [];
  addEventListener('keydown', ({ key, repeat, timeStamp }) => {
    if (repeat) return;
    presses = key === 'Escape' ? [...presses, timeStamp].slice(-${PRESSES}) : [];
    if (presses.length === ${PRESSES} && timeStamp - presses[0] <= ${WITHIN_MS}) leave();
  }, { capture: true });
  root.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (button?.dataset.leave) leave();
    else if (button) {
      root.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
      button.dataset.pressed = '';
    }
  });
  root.addEventListener('submit', event => event.preventDefault());
  try {
    if (root.dataset.drawn === 'member' && localStorage.getItem('cairn.lock')) root.querySelector('main').replaceChildren();
  } catch {}
  const start = () => {
    document.head.append(document.querySelector('#ahead').content);
    import('${entry}');
  };
  // A page in the background is not painted.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}`;

/** What scripts/prerender.mjs drew; in development and in tests there is nothing. */
async function readFirstPaint(dist: string): Promise<Partial<InLanguages<FirstPaint>>> {
  const read = async (language: Language) => {
    const text = await readFile(join(dist, '.first-paint', `${language}.json`), 'utf8').catch(() => 'null');
    return [language, JSON.parse(text) ?? undefined] as const;
  };
  return Object.fromEntries(await Promise.all(languages.map(read)));
}

function drawingOf(drawn: FirstPaint | undefined, path: string, me: Me | null): string | undefined {
  const drawings = me ? drawn?.member[me.selectedCoach] : drawn?.visitor;
  const pattern = Object.keys(drawings ?? {}).find(pattern => paramsOf(pattern, path));
  return pattern === undefined ? undefined : drawings?.[pattern];
}

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] } | undefined>;

/** What Vite wrote of its build; in development and in tests there is none. */
async function readManifest(dist: string): Promise<Manifest> {
  const text = await readFile(join(dist, '.vite/manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** Links to what a member's screen asks the server for first: it comes beside the code, not after it. */
const dataLinks = (path: string, me: Me | null): string =>
  (me ? (firstData[path] ?? []) : [])
    .map(asked => `<link rel="preload" as="fetch" crossorigin href="${asked.replaceAll('&', '&amp;')}">`)
    .join('');

/** Links to what a screen looks like, beside what every page has. */
const styleSheets = (manifest: Manifest, file = ''): string =>
  (manifest[file]?.css ?? []).map(sheet => `<link rel="stylesheet" crossorigin href="/${sheet}">`).join('');

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

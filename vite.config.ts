import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The server under `npm run dev`. */
const server = process.env.DEV_SERVER;

/** What scripts/prerender.mjs runs is made in the same way, but has no files for browsers. */
const drawing = process.argv.includes('--ssr');

export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    tailwindcss(),
    ...(drawing ? [] : [serviceWorker(), precompress()]),
  ],
  build: {
    target: 'baseline-widely-available',
    // Fonts and images stay files of their own: the content security policy has no `data:` for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads in it which files a member's first screen is made of.
    manifest: !drawing,
    copyPublicDir: !drawing,
    rolldownOptions: {
      output: drawing
        ? {}
        : {
            codeSplitting: {
              groups: [
                {
                  name: 'base',
                  test: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|@lingui|wouter|regexparam|use-sync-external-store)\/|\/src\/ui\/(action|Button|Dialog|fetch|FieldNotes|formats|growingHeight|kept|language|Notice|passkeys|TextField)[.]|\/shared\/language[.]|\/features\/help\/phone[.]rules|\/features\/account\/(account[.]api|forget|session|signOut)[.]/,
                },
                {
                  name: 'account',
                  test: /\/features\/account\/(AccountDialogs|AccountForm|ForgotDialog|PasskeySignIn|PasswordField|ProviderButton|ResetPasswordPage|SignInDialog|SignUpDialog)[.]tsx$/,
                },
                { name: 'query', test: /node_modules\/@tanstack\// },
              ],
            },
          },
    },
  },
  server: { proxy: server ? { '^/(api/|healthz$|readyz$|manifest[.]webmanifest$)': server } : {} },
});

/** Screens that open without a connection after one visit, and the worker's own page, as Vite's manifest names them. */
const offlineScreens = [
  'index.html',
  'src/app/offline.ts',
  'src/app/ResourcesScreen.tsx',
  'src/app/LessonScreen.tsx',
  'src/features/account/WelcomePage.tsx',
  'src/features/help/HelpPage.tsx',
];

/** Builds src/app/serviceWorker.ts and tells it which files to keep. The page registers it itself, late. */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app',
    filename: 'serviceWorker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}', '*.{svg,png}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async entries => {
          const built = await offlineFiles();
          const manifest = entries
            .filter(({ url }) => !/[.](js|css)$/.test(url) || built.has(url))
            .map(asServed);
          return { manifest };
        },
      ],
    },
  });
}

/** The built page has no data of anyone in it; the server has it under a name of its own. */
const asServed = <Entry extends { url: string }>(entry: Entry): Entry =>
  entry.url === 'index.html' ? { ...entry, url: 'offline-shell' } : entry;

/** What those screens are made of: their files, what they import, and the lessons, which are fetched when they are read. */
async function offlineFiles(): Promise<Set<string>> {
  type Chunk = { file: string; css?: string[]; imports?: string[]; dynamicImports?: string[] };
  const manifest: Record<string, Chunk> = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8'));
  const files = new Set<string>();
  function add(name: string): void {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(add);
    // In every language: which one is wanted without a connection is not known yet.
    chunk.dynamicImports?.filter(imported => imported.endsWith('.po')).forEach(add);
    if (name === 'src/app/LessonScreen.tsx') chunk.dynamicImports?.forEach(add);
  }
  offlineScreens.forEach(add);
  return files;
}

/** Puts a .br and a .gz beside each text file of the build, for a server that never compresses on the way. */
function precompress(): Plugin {
  const gz = promisify(gzip);
  // Brotli's own default is its best quality, gzip's is not.
  const compressors = { br: promisify(brotliCompress), gz: (content: Buffer) => gz(content, { level: 9 }) };
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      // It is called after a build that broke, too.
      if (!existsSync(folder)) return;
      const files = await readdir(folder, { recursive: true });
      const texts = files.filter(file => /\.(js|css|svg|json|txt)$/.test(file));
      await Promise.all(
        texts.map(async file => {
          const content = await readFile(join(folder, file));
          for (const [extension, compress] of Object.entries(compressors)) {
            const compressed = await compress(content);
            if (compressed.length < content.length)
              await writeFile(join(folder, `${file}.${extension}`), compressed);
          }
        }),
      );
    },
  };
}

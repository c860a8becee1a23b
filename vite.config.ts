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

/** The server under `npm run dev`. */
const server = process.env.DEV_SERVER;

export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    tailwindcss(),
    precompress(),
  ],
  build: {
    target: 'baseline-widely-available',
    // Fonts and images stay files of their own: the content security policy has no `data:` for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads in it which files a member's first screen is made of.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|@lingui|wouter|regexparam|use-sync-external-store)\/|\/src\/ui\/(action|Button|Dialog|fetch|Notice)[.]/,
            },
            { name: 'account', test: /\/features\/account\/\w+(Dialogs?|Form|Field|PasswordPage)[.]tsx$/ },
            { name: 'query', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
  server: { proxy: server ? { '^/(api/|healthz$|readyz$)': server } : {} },
});

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
      const texts = files.filter(file => /\.(js|css|svg|json|webmanifest|txt)$/.test(file));
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

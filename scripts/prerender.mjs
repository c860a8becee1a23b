// node scripts/prerender.mjs LANGUAGE: draws the first paint of every screen into dist, from the bundle that
// `vite build --ssr` made of src/app/prerender.tsx. One process for each language, which a page has one of.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { coachesIn } from '../src/features/coach/coaches.ts';
import { root } from './processes.mjs';

const language = process.argv[2] === 'es' ? 'es' : 'en';

// As much of a browser as the code touches before it is asked to do anything; of nobody, and nowhere.
const boot = JSON.stringify({ me: null, coaches: coachesIn(language), provider: null });
Object.assign(globalThis, {
  document: {
    documentElement: { lang: language, dataset: {}, style: {} },
    /** @param {string} selector */
    querySelector: selector => (selector === '#boot' ? { textContent: boot } : null),
    querySelectorAll: () => [],
    addEventListener() {},
  },
  location: { pathname: '/', search: '', hash: '' },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  addEventListener() {},
  removeEventListener() {},
});
Object.defineProperty(globalThis, 'navigator', { value: { languages: [language], onLine: true } });

const bundle = path.join(root, '.cache/prerender/prerender.js');
const { prerender } = await import(bundle);
const folder = path.join(root, 'dist/.first-paint');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, `${language}.json`), JSON.stringify(await prerender()));
// Some of the code has timers.
process.exit();

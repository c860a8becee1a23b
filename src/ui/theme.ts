import { useSyncExternalStore } from 'react';

/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'light' | 'dark' | 'system';

// The script in index.html reads the same key and sets the same colours before the first paint.
const KEY = 'theme';
const grounds = { light: '#faf8f4', dark: '#141816' };
const device = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let choice = storedChoice();

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function apply(): void {
  const theme = isDark() ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = grounds[theme];
  }
  for (const listener of listeners) listener();
}

device.addEventListener('change', apply);
addEventListener('storage', event => {
  if (event.key !== KEY) return;
  choice = storedChoice();
  apply();
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const chosen = () => choice;
const isDark = () => (choice === 'system' ? device.matches : choice === 'dark');

/** Changes the theme now and for later visits; without storage, for this visit. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next;
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // A browser that refuses storage still shows the chosen theme until the page is left.
  }
  apply();
}

/** Whether the screen is dark now. */
export const useDark = (): boolean => useSyncExternalStore(subscribe, isDark, isDark);

/** What the person chose. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, chosen, chosen);

import { useSyncExternalStore } from 'react';

/** How this device shows Cairn, besides the theme. Kept on the device: a phone and a desk want different things. */
export type Preferences = {
  /** Per cent of the browser's own size. */
  textSize: 100 | 115 | 130 | 150;
  lessMotion: boolean;
  /** BCP 47 tag for dates and numbers; empty for the browser's own. */
  formats: string;
  /** A neutral title and icon. */
  discreet: boolean;
};

// The script in index.html reads the same key before the first paint.
const KEY = 'preferences';
const defaults: Preferences = { textSize: 100, lessMotion: false, formats: '', discreet: false };
const listeners = new Set<() => void>();
let current = stored();

function stored(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...defaults, ...(kept as Partial<Preferences>) };
  } catch {
    return defaults;
  }
}

function apply(): void {
  const { dataset, style } = document.documentElement;
  style.fontSize = current.textSize === 100 ? '' : `${current.textSize}%`;
  if (current.lessMotion) dataset.motion = 'less';
  else delete dataset.motion;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = current.discreet ? '/icon-neutral.svg' : '/icon.svg';
  for (const listener of listeners) listener();
}

addEventListener('storage', event => {
  if (event.key !== KEY) return;
  current = stored();
  apply();
});
apply();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes some of them now and for later visits; without storage, for this visit. */
export function choosePreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that refuses storage still shows what was chosen until the page is left.
  }
  apply();
}

const now = () => current;
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, now, now);

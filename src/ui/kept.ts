import { useEffect, useState } from 'react';

/** Unfinished words: they outlive a reload of the page, but not the tab; signing out empties their storage. */
export function useKept(key: string) {
  const [words, setWords] = useState(() => readKept(key));
  useEffect(() => keep(key, words), [key, words]);
  return [words, setWords] as const;
}

/** What was kept under a key, which begins with `cairn.`; nothing is the empty string. */
export function readKept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function keep(key: string, words: string): void {
  try {
    if (words) sessionStorage.setItem(key, words);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the words last as long as the page.
  }
}
